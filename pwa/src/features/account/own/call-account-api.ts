import type { EmailErrorKey } from '@knotenblech/shared/accounts/forms/check-user-form.ts';
import { refusalSchema } from '@knotenblech/shared/api/describe-call.ts';
import { type AnswerSchema, parseLenient } from '@knotenblech/shared/api/parse-lenient.ts';
import type { ErrorCode } from '@knotenblech/shared/values/errors/error-codes.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { Shop } from '../../../sync/hooks/shop.ts';
import { useShop } from '../../../sync/hooks/use-shop.tsx';
import { sendToServer } from '../../../sync/transport/call-server.ts';

export type Refusal = { code: ErrorCode; details: Readonly<Record<string, unknown>> };

/** Why something was not done: the server's reasons, or that it was not reached. */
export type Failure = readonly Refusal[] | 'offline';

export type AccountAnswer<T> = { ok: true; answer: T } | { ok: false; failure: Failure };

export type Question<T> = {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  /** Fields of a form where the call takes a form, else JSON. */
  body?: URLSearchParams | object;
  /** Null: the call answers nothing. */
  answer: AnswerSchema<T> | null;
};

/** `user`: who is signed in here; without one the call is nobody's. */
type Asker = { language: string; user?: Shop | null };

const timeoutMs = 20_000;

/** Asks a call of accounts, which takes a network. A password or a token of a link travels in the body only. */
export const callAccountApi = async <T>(question: Question<T>, asker: Asker): Promise<AccountAnswer<T>> => {
  const response = await send(question, asker);
  if (!response) return { ok: false, failure: 'offline' };
  const body: unknown = await response.json().catch(() => null);
  if (!response.ok) return { ok: false, failure: refusalsIn(body) };
  if (question.answer && body === null) return { ok: false, failure: 'offline' };
  const known = question.answer && parseLenient(question.answer, body);
  if (question.answer && known === null) return { ok: false, failure: [{ code: 'client_outdated', details: {} }] };
  return { ok: true, answer: known as T };
};

const send = ({ method = 'POST', path, body }: Question<unknown>, { language, user = null }: Asker) => {
  const hasLanguage = body instanceof URLSearchParams || method === 'GET';
  const call = { path: hasLanguage ? path : `${path}?language=${language}`, method, timeoutMs };
  return sendToServer(user, body === undefined ? call : { ...call, body });
};

const refusalsIn = (body: unknown): Refusal[] => {
  const errors = refusalSchema.safeParse(body).data?.errors ?? [];
  const refusals = errors.map(({ errorCode, details }) => ({ code: errorCode, details: details ?? {} }));
  return refusals.length > 0 ? refusals : [{ code: 'internal', details: {} }];
};

/** One question at a time to the server: whether it is under way, and why the last one failed. */
export const useRequest = () => {
  const [isPending, setIsPending] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  /** The answer, or null when it failed or another question is under way. */
  const ask = async <T>(question: () => Promise<AccountAnswer<T>>): Promise<{ answer: T } | null> => {
    if (isPending) return null;
    setIsPending(true);
    setFailure(null);
    const asked = await question();
    setIsPending(false);
    if (asked.ok) return { answer: asked.answer };
    setFailure(asked.failure);
    return null;
  };
  return { isPending, failure, ask };
};

export const emailErrorLabels: Record<EmailErrorKey, MessageDescriptor> = {
  emailEmpty: msg`Die Email-Adresse darf nicht leer sein`,
  emailInvalid: msg`Die Email-Adresse ist ungültig`,
};

const outOfReachMs = 5_000;

const isOutOfReach = (asked: AccountAnswer<unknown> | undefined) => asked?.ok === false && asked.failure === 'offline';

/** What the server answers now; undefined while it is asked. Asked again when `occasion` changes, and while it is out of reach. */
export const useAnswer = <T>(question: Question<T>, occasion: string, isWanted = true) => {
  const askOwn = useOwnAccount();
  const { data, refetch } = useQuery({
    queryKey: [question.path, occasion],
    queryFn: () => askOwn(question),
    enabled: isWanted,
    refetchInterval: ({ state }) => (isOutOfReach(state.data) ? outOfReachMs : false),
    placeholderData: (before) => before,
    gcTime: 0,
  });
  return { asked: data, askAgain: () => void refetch() };
};

/** Asks as whoever is signed in on this device. */
export const useOwnAccount = () => {
  const user = useShop();
  const { i18n } = useLingui();
  const language = i18n.locale;
  return useCallback(<T>(question: Question<T>) => callAccountApi(question, { language, user }), [user, language]);
};
