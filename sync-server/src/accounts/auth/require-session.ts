import { timingSafeEqual } from 'node:crypto';
import { takesIdempotencyKey } from '@knotenblech/shared/api/describe-call.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';
import type { Sql } from '../../database/database.ts';
import type { DearCalls } from '../../http/dear-calls.ts';
import { answerOnce } from '../../http/idempotency/answer-once.ts';
import type { Session, ShopEnv } from '../../http/shop-env.ts';
import { actorOf, whyInactive } from './account.store.ts';
import { bearerOf, callOf, checkKey, type KeyDeps, refuseWithoutScope } from './check-key.ts';
import { hashToken } from './password.ts';
import { endSessionsOf, findSession, findSessionOver, touchSession } from './session.store.ts';

/**
 * '__Host-' binds a cookie to this host over TLS; browsers take it over TLS only. They send it to every port of the host: so
 * that two shops there do not take each other's, a port that is part of the address is part of the name.
 */
export const cookieName = (c: Context, isHttps: boolean, name = 'session') => {
  const port = /:(\d{1,5})$/.exec(c.req.header('Host') ?? '')?.[1];
  return [isHttps ? `__Host-${name}` : name, ...(port ? [port] : [])].join('-');
};

export type SessionDeps = {
  owner: Sql;
  /** What sessions are checked with. */
  sessions: Sql;
  now: () => Date;
  isHttps: boolean;
  /** Whether tokens of API clients are taken from addresses and forms at all, on the calls that list it. */
  takesUrlTokens: boolean;
  dearCalls: DearCalls;
  keyCalls: KeyDeps['keyCalls'];
};

/** An API client's token also in the address, in the query wherever it may be in the path; a header goes before it. */
type Options = { takesTokenInQuery?: boolean; takesTokenInPath?: boolean };

const tokenInUrl = (c: Context<ShopEnv>, { takesTokenInQuery = false, takesTokenInPath = false }: Options) => {
  if (!takesTokenInQuery && !takesTokenInPath) return undefined;
  return c.req.query('token') ?? (takesTokenInPath ? c.req.param('token') : undefined);
};

/** What a request carries of a session; `elsewhere` is a token that its call takes from another place than the header. */
export const credentialsOf = (c: Context<ShopEnv>, deps: SessionDeps, elsewhere: string | undefined) => ({
  key: c.req.header('X-Session-Key'),
  cookie: getCookie(c, cookieName(c, deps.isHttps)),
  token: c.req.header('token') ?? (deps.takesUrlTokens ? elsewhere : undefined),
});

/** Who asks, with his rights as they are at this moment; refused when his session is over. */
export const actorNow = (deps: SessionDeps) => async (c: Context) =>
  (await checkSession(deps.sessions, credentialsOf(c, deps, undefined), deps.now())).actor;

const sessionOf = async (c: Context<ShopEnv>, options: SessionDeps & Options): Promise<Session> => {
  const key = bearerOf(c);
  if (key === null)
    return checkSession(options.sessions, credentialsOf(c, options, tokenInUrl(c, options)), options.now());
  const session = await checkKey(options, key);
  refuseWithoutScope(c, session.scopes);
  return session;
};

/** Lets a request pass with a live session, or a key that opens the call, only, and tells the rest of the request whose it is. */
export const requireSession = (options: SessionDeps & Options) =>
  createMiddleware<ShopEnv>(async (c, next) => {
    const session = await sessionOf(c, options);
    c.set('session', session);
    c.set('actor', session.actor);
    const call = callOf(c);
    return call && takesIdempotencyKey(call) ? answerOnce(options, c, next) : next();
  });

const touchEveryMs = 60_000;

/** What a request carries: both halves of an app session, or an API client's token. */
type Credentials = { key: string | undefined; cookie: string | undefined; token: string | undefined };

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
