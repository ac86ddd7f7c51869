import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { sessionDays } from '../session/open-session.ts';
import { deleteSessionByCookie } from '../session/session-store.ts';
import { hashToken } from '../session/token.ts';
import { cookieName, type SessionDeps } from './require-session.ts';

const options = (isHttps: boolean) => ({ path: '/', httpOnly: true, secure: isHttps, sameSite: 'Strict' }) as const;

/**
 * Gives a browser the half of an app's session that no script can read. It takes the place of the half it had: that session
 * is over, since nobody could go on with it. Gives whose that was; null: it had none that was not signed out.
 */
export const giveSessionCookie = async (
  c: Context,
  { owner, isHttps }: Pick<SessionDeps, 'owner' | 'isHttps'>,
  cookie: string,
) => {
  const replaced = getCookie(c, cookieName(isHttps));
  setCookie(c, cookieName(isHttps), cookie, { ...options(isHttps), maxAge: sessionDays * 86_400 });
  return replaced ? deleteSessionByCookie(owner, hashToken(replaced)) : null;
};

export const deleteSessionCookie = (c: Context, isHttps: boolean) =>
  deleteCookie(c, cookieName(isHttps), options(isHttps));
