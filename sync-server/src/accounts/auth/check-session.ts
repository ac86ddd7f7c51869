import { timingSafeEqual } from 'node:crypto';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { Sql } from '../../database/database.ts';
import type { Session } from '../../http/shop-env.ts';
import { actorOf, whyInactive } from './account.store.ts';
import { endSessionsOf, findSession, findSessionOver, touchSession } from './session.store.ts';
import { hashToken } from './token.ts';

const touchEveryMs = 60_000;

/** What a request carries: both halves of an app session, or an API client's token. */
export type Credentials = { key: string | undefined; cookie: string | undefined; token: string | undefined };

const hasOtherHalf = (row: { cookieHash: Uint8Array | null }, cookie: string | undefined) =>
  row.cookieHash === null || (cookie !== undefined && timingSafeEqual(row.cookieHash, hashToken(cookie)));

/** The session of a request with the user's rights as they are now; refused when a half is missing or he was switched off. */
export const checkSession = async (owner: Sql, given: Credentials, now: Date): Promise<Session> => {
  const kind = given.key === undefined ? 'api' : 'app';
  const secret = given.key ?? given.token;
  if (!secret) throw new DomainError('session_expired');
  const row = await findSession(owner, hashToken(secret), now);
  if (!row) throw new DomainError(await whyOver(owner, secret, given.cookie));
  if (row.kind !== kind || !hasOtherHalf(row, given.cookie)) throw new DomainError('session_expired');
  if (!row.user.active) {
    await endSessionsOf(owner, row.userId, 'all');
    throw new DomainError(await whyInactive(owner, row.userId));
  }
  if (now.getTime() - row.seenAt.getTime() > touchEveryMs) await touchSession(owner, row.id, now);
  return { sessionId: row.id, kind: row.kind, actor: actorOf(row) };
};

/** One that was ended from elsewhere, or is of somebody who was switched off, is told apart from one that is too old: its device locks. */
const whyOver = async (owner: Sql, secret: string, cookie: string | undefined) => {
  const over = await findSessionOver(owner, hashToken(secret));
  if (!over || !hasOtherHalf(over, cookie)) return 'session_expired';
  if (!over.active) return whyInactive(owner, over.userId);
  return over.wasEnded ? 'session_ended' : 'session_expired';
};
