import { createMiddleware } from 'hono/factory';
import { getCookie } from 'hono/cookie';
import type { Sql } from '../database/database.ts';
import type { ShopEnv } from './shop-env.ts';
import { checkSession } from '../session/check-session.ts';

/** '__Host-' binds a cookie to this host over TLS; browsers take it over TLS only. */
export const cookieName = (isHttps: boolean) => (isHttps ? '__Host-session' : 'session');

export type SessionDeps = { owner: Sql; now: () => Date; isHttps: boolean };
/** An API client's token also as a query parameter, for addresses that a page loads by itself. */
type Options = { takesTokenInQuery?: boolean };

/** Lets a request pass with a live session only, and tells the rest of the request whose it is. */
export const requireSession = ({ owner, now, isHttps, takesTokenInQuery = false }: SessionDeps & Options) =>
  createMiddleware<ShopEnv>(async (c, next) => {
    const credentials = {
      key: c.req.header('X-Session-Key'),
      cookie: getCookie(c, cookieName(isHttps)),
      token: c.req.header('token') ?? (takesTokenInQuery ? c.req.query('token') : undefined),
    };
    const session = await checkSession(owner, credentials, now());
    c.set('session', session);
    c.set('actor', session.actor);
    return next();
  });
