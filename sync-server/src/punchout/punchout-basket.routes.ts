import { punchoutCalls } from '@knotenblech/shared/api/accounts/punchout-calls.ts';
import { may } from '@knotenblech/shared/records/permissions.ts';
import { Hono } from 'hono';
import { requireSession, type SessionDeps } from '../accounts/auth/require-session.ts';
import { refuse } from '../http/answers.ts';
import { readJson } from '../http/read-json.ts';
import type { ShopEnv } from '../http/shop-env.ts';
import type { ApplyDeps } from '../sync/push/apply-changes.ts';
import { prepareBasket } from './hand-over-basket.ts';
import { visitOf } from './punchout.routes.ts';
import { describeVisit, refuseForeignVisit } from './punchout-visit.ts';

/** What the app knows of the purchasing system that its browser came from, and where it prepares a basket for it. */
export const punchoutBasketRoutes = (deps: SessionDeps & ApplyDeps) => {
  const session = requireSession(deps);
  return new Hono<ShopEnv>()
    .get('/visit', session, async (c) => {
      const visit = await visitOf(deps, c);
      return c.json({ errors: [], visit: visit && describeVisit(visit, c.get('actor')) });
    })
    .post('/basket', session, async (c) => {
      const actor = c.get('actor');
      if (!may(actor, 'order')) return refuse(c, 'no_order_permission');
      const args = await readJson(c, punchoutCalls.prepare.request);
      const visit = refuseForeignVisit(actor, await visitOf(deps, c));
      await prepareBasket(deps, { actor, visit }, args);
      return c.json({ errors: [], url: '/api/punchout/basket' });
    });
};
