import { type Actor, actorSchema } from '@knotenblech/shared/records/actor.ts';
import { type ErrorCode, errorCodes } from '@knotenblech/shared/values/errors/error-codes.ts';
import { apiPath } from '../../sync/site/api-path.ts';

const timeoutMs = 20_000;

type HandedSession = { sessionKey: string | null; actor: Actor };
export type HandedAnswer = { ok: true; session: HandedSession } | { ok: false; code: ErrorCode | 'offline' };

/** Exchanges the token of a handed address; `present` is the key of whoever is signed in, whose session then stays (sessionKey null). */
export const askForHandedSession = async (token: string, present: string | null): Promise<HandedAnswer> => {
  const response = await fetch(apiPath('/session/handed'), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(present && { 'X-Session-Key': present }) },
    body: JSON.stringify({ token, deviceName: navigator.userAgent.slice(0, 120) }),
    cache: 'no-store',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => null);
  if (!response) return { ok: false, code: 'offline' };
  const answer: unknown = await response.json().catch(() => null);
  const session = response.ok ? readSession(answer) : null;
  return session ? { ok: true, session } : { ok: false, code: refusalOf(answer) };
};

const readSession = (answer: unknown): HandedSession | null => {
  const { sessionKey, actor } = (answer ?? {}) as { sessionKey?: unknown; actor?: unknown };
  const parsed = actorSchema.safeParse(actor);
  const isKey = typeof sessionKey === 'string' || sessionKey === null;
  return isKey && parsed.success ? { sessionKey, actor: parsed.data } : null;
};

const refusalOf = (answer: unknown): ErrorCode => {
  const said = (answer as { errors?: { errorCode?: unknown }[] } | null)?.errors?.[0]?.errorCode;
  return errorCodes.find((code) => code === said) ?? 'unavailable';
};
