import { type Actor, actorSchema } from '@knotenblech/shared/records/actor.ts';
import { type ErrorCode, errorCodes } from '@knotenblech/shared/values/errors/error-codes.ts';
import { apiPath } from '../../sync/site/api-path.ts';

const timeoutMs = 20_000;

/** `hadSession`: this browser still had one of the same user, which nobody had signed out. */
export type Session = { sessionKey: string; actor: Actor; hadSession?: boolean };
type Answer = { ok: true; session: Session } | { ok: false; code: ErrorCode | 'offline' };

export const askForSession = async (userName: string, password: string): Promise<Answer> => {
  const body = JSON.stringify({ userName, password, deviceName: navigator.userAgent.slice(0, 120) });
  const response = await request('POST', { 'Content-Type': 'application/json' }, body).catch(() => null);
  if (!response) return { ok: false, code: 'offline' };
  const answer: unknown = await response.json().catch(() => null);
  const session = response.ok ? readSession(answer) : null;
  if (session) return { ok: true, session };
  const said = (answer as { errors?: { errorCode?: unknown }[] } | null)?.errors?.[0]?.errorCode;
  return { ok: false, code: errorCodes.find((code) => code === said) ?? (response.ok ? 'internal' : 'unavailable') };
};

/** Whether or not the server hears of it. */
export const tellSessionEnded = (sessionKey: string) =>
  void request('DELETE', { 'X-Session-Key': sessionKey }).catch(() => null);

const readSession = (answer: unknown) => {
  const { sessionKey, actor, hadSession } = (answer ?? {}) as Record<keyof Session, unknown>;
  const parsed = actorSchema.safeParse(actor);
  return typeof sessionKey === 'string' && parsed.success
    ? { sessionKey, actor: parsed.data, hadSession: hadSession === true }
    : null;
};

const request = (method: string, headers: Record<string, string>, body?: string) =>
  fetch(apiPath('/session'), {
    method,
    headers,
    cache: 'no-store',
    signal: AbortSignal.timeout(timeoutMs),
    ...(body === undefined ? {} : { body }),
  });
