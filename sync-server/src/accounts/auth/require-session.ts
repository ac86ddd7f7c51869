import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';
import type { Sql } from '../../database/database.ts';
import type { DearCalls } from '../../http/dear-calls.ts';
import type { ShopEnv } from '../../http/shop-env.ts';
import { checkSession } from './check-session.ts';

/**
 * '__Host-' binds a cookie to this host over TLS; browsers take it over TLS only. They send it to every port of the host: so
 * that two shops there do not take each other's, a port that is part of the address is part of the name.
 */
export const cookieName = (c: Context, isHttps: boolean) => {
  const port = /:(\d{1,5})$/.exec(c.req.header('Host') ?? '')?.[1];
  return [isHttps ? '__Host-session' : 'session', ...(port ? [port] : [])].join('-');
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

/** Lets a request pass with a live session only, and tells the rest of the request whose it is. */
export const requireSession = (options: SessionDeps & Options) =>
  createMiddleware<ShopEnv>(async (c, next) => {
    const credentials = credentialsOf(c, options, tokenInUrl(c, options));
    const session = await checkSession(options.sessions, credentials, options.now());
    c.set('session', session);
    c.set('actor', session.actor);
    return next();
  });
