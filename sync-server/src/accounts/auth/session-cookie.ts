import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { rememberedMs, sessionMs } from './open-session.ts';
import { cookieName, type SessionDeps } from './require-session.ts';
import { deleteSessionByCookie } from './session.store.ts';
import { hashToken } from './token.ts';

const options = (isHttps: boolean) => ({ path: '/', httpOnly: true, secure: isHttps, sameSite: 'Strict' }) as const;

/** Also after the session is over the browser shows whose it was. */
const maxAge = (sessionMs + rememberedMs) / 1000;

/**
 * Gives a browser the half of an app's session that no script can read. It takes the place of the half it had: that session
 * is over, since nobody could go on with it. Gives whose that was; null: it had none that lived and was not signed out.
 */
export const setSessionCookie = async (
  c: Context,
  { owner, isHttps, now }: Pick<SessionDeps, 'owner' | 'isHttps' | 'now'>,
  cookie: string,
) => {
  const replaced = getCookie(c, cookieName(c, isHttps));
  setCookie(c, cookieName(c, isHttps), cookie, { ...options(isHttps), maxAge });
  return replaced ? deleteSessionByCookie(owner, hashToken(replaced), now()) : null;
};

export const deleteSessionCookie = (c: Context, isHttps: boolean) =>
  deleteCookie(c, cookieName(c, isHttps), options(isHttps));
