import { createMiddleware } from 'hono/factory';
import { getCookie } from 'hono/cookie';
import type { Sql } from '../database/database.ts';
import type { ShopEnv } from './shop-env.ts';
import { checkSession } from '../session/check-session.ts';

/** '__Host-' binds a cookie to this host over TLS; browsers take it over TLS only. */
export const cookieName = (isHttps: boolean) => (isHttps ? '__Host-session' : 'session');

export type SessionDeps = { owner: Sql; now: () => Date; isHttps: boolean };

/** Lets a request pass with a live session only, and tells the rest of the request whose it is. */
export const requireSession = ({ owner, now, isHttps }: SessionDeps) =>
  createMiddleware<ShopEnv>(async (c, next) => {
    const credentials = {
      key: c.req.header('X-Session-Key'),
      cookie: getCookie(c, cookieName(isHttps)),
      token: c.req.header('token'),
    };
    const session = await checkSession(owner, credentials, now());
    c.set('session', session);
    c.set('actor', session.actor);
    return next();
  });
