import type { PunchoutProtocol } from '@knotenblech/shared/accounts/punchout.ts';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { getCookie, setCookie } from 'hono/cookie';
import { cookieName } from '../accounts/auth/require-session.ts';
import type { Sql } from '../database/database.ts';
import { usualBodyBytes } from '../http/limit-bodies.ts';
import type { ShopEnv } from '../http/shop-env.ts';
import type { PunchoutRefusal } from '../jobs/texts/text-shapes.ts';
import { readSentBasket } from './hand-over-basket.ts';
import { claimHandOver } from './punchout.store.ts';
import { basketPage, browserLanguage, type PunchoutPage, refusalPage } from './punchout-pages.ts';
import { findVisitOf, openVisit, type VisitDeps, visitMs } from './punchout-visit.ts';
import { writeBasket } from './write-basket.ts';

type Deps = VisitDeps & { sql: Sql };

/** Baskets of many lines come back through here on their way. */
const basketBytes = 4 * usualBodyBytes;

/**
 * What browsers open on behalf of a purchasing system: the way in, and the page from which a basket goes back. Other sites
 * post to the way in; the rest takes the cookie that it sets, which no other site's request brings along.
 */
export const punchoutRoutes = (deps: Deps) =>
  new Hono<ShopEnv>()
    .on(['GET', 'POST'], '/oci', bodyLimit({ maxSize: usualBodyBytes }), async (c) => {
      const field = await readFields(c);
      if (field('function') !== '') return refusePage(c, 'oci-function');
      return enter(deps, c, {
        protocol: 'oci',
        userName: field('username'),
        password: field('password'),
        hookUrl: field('hook_url'),
      });
    })
    .on(['GET', 'POST'], '/ids', bodyLimit({ maxSize: usualBodyBytes }), async (c) => {
      if (c.req.method === 'GET') return refusePage(c, 'ids-action');
      const field = await readFields(c);
      if (field('action').toUpperCase() !== 'WKE') return refusePage(c, 'ids-action');
      return enter(deps, c, {
        protocol: 'ids',
        userName: field('name_kunde'),
        password: field('pw_kunde'),
        hookUrl: field('hookurl'),
      });
    })
    .get('/basket', async (c) => {
      const visit = await visitOf(deps, c);
      if (!visit?.quoteId) return refusePage(c, 'over');
      if (visit.handedAt) return refusePage(c, 'handed-over');
      const basket = await readSentBasket(deps.sql, { ...visit, quoteId: visit.quoteId }, deps.now());
      if (!basket) return refusePage(c, 'over');
      const fields = writeBasket(visit.protocol, basket);
      return answerPage(
        c,
        basketPage({ ...basket, fields, encoding: visit.encoding, receiver: new URL(visit.hookUrl) }),
      );
    })
    .post('/basket/:quoteId', bodyLimit({ maxSize: basketBytes }), async (c) => {
      await c.req.arrayBuffer();
      const visit = isFromHere(c) ? await visitOf(deps, c) : null;
      if (!visit?.quoteId) return refusePage(c, 'over');
      if (visit.handedAt) return refusePage(c, 'handed-over');
      if (visit.quoteId !== c.req.param('quoteId')) return refusePage(c, 'over');
      const { id, quoteId, hookUrl } = visit;
      if (!(await claimHandOver(deps.owner, { id, quoteId }, deps.now()))) return refusePage(c, 'handed-over');
      c.get('log').info({ protocol: visit.protocol, quoteId }, 'basket handed over');
      /* The browser posts the same form on to the purchasing system. */
      return c.redirect(hookUrl, 307);
    });

const languageIn = (c: Context) => browserLanguage(c.req.header('Accept-Language'));

const answerPage = (c: Context<ShopEnv>, { text, policy, status }: PunchoutPage) => {
  c.set('policy', policy);
  return c.html(text, status);
};

const refusePage = (c: Context<ShopEnv>, why: PunchoutRefusal) => answerPage(c, refusalPage(why, languageIn(c)));

const visitCookie = (c: Context, isHttps: boolean) => cookieName(c, isHttps, 'punchout');

const setVisitCookie = (c: Context, isHttps: boolean, token: string) =>
  setCookie(c, visitCookie(c, isHttps), token, {
    path: '/',
    httpOnly: true,
    secure: isHttps,
    sameSite: 'Strict',
    maxAge: visitMs / 1000,
  });

/** The visit of the browser that asks. */
export const visitOf = (deps: VisitDeps, c: Context) => findVisitOf(deps, getCookie(c, visitCookie(c, deps.isHttps)));

const isFromHere = (c: Context) => ['same-origin', undefined].includes(c.req.header('Sec-Fetch-Site'));

/** The fields of a call by their names in any case, '' for those that are not there: of the form before those of the address. */
const readFields = async (c: Context) => {
  const form = c.req.method === 'POST' ? await c.req.parseBody().catch(() => ({})) : {};
  const fields = new Map<string, string>();
  for (const [name, value] of [...Object.entries(form), ...Object.entries(c.req.query())]) {
    const key = name.toLowerCase();
    if (typeof value === 'string' && !fields.has(key)) fields.set(key, value);
  }
  return (name: string) => fields.get(name) ?? '';
};

type Asked = { protocol: PunchoutProtocol; userName: string; password: string; hookUrl: string };

/** To a clean address at once: what came along stays in no history. */
const enter = async (deps: Deps, c: Context<ShopEnv>, asked: Asked) => {
  const opened = await openVisit(deps, { ...asked, address: c.get('address') });
  c.get('log').info({ protocol: asked.protocol, refusal: 'refusal' in opened ? opened.refusal : null }, 'punch-out');
  if ('refusal' in opened) return refusePage(c, opened.refusal);
  setVisitCookie(c, deps.isHttps, opened.token);
  return c.redirect(`/${languageIn(c)}/shop/basket`, 303);
};
