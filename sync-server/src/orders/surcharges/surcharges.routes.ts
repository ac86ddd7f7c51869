import { surchargeCalls } from '@knotenblech/shared/api/orders/surcharge-calls.ts';
import type { Actor } from '@knotenblech/shared/records/actor.ts';
import { may } from '@knotenblech/shared/records/permissions.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import { newId, type OrderId } from '@knotenblech/shared/values/ids.ts';
import { Hono } from 'hono';
import { requireSession, type SessionDeps } from '../../accounts/auth/require-session.ts';
import { refuse } from '../../http/answers.ts';
import { readJson } from '../../http/read-json.ts';
import type { ShopEnv } from '../../http/shop-env.ts';
import { findOrderOwner } from '../status/order-list.store.ts';
import type { OrderEditDeps } from '../status/settle-payment.ts';
import { readSurcharges } from './surcharge.store.ts';
import { answerSurcharge, surchargeOrder, withdrawSurcharge } from './surcharge-order.ts';

type Deps = SessionDeps & OrderEditDeps;

/** The order's customer, where the actor may know of the order. Throws DomainError 'not_found'. */
const ownerOf = async ({ owner }: Deps, actor: Actor, orderId: OrderId) => {
  const found = await findOrderOwner(owner, orderId);
  if (!found || (found.customerId !== actor.customerId && !may(actor, 'runOrders')))
    throw new DomainError('not_found', { record: 'order' });
  return found.customerId;
};

const listOf = async (deps: Deps, actor: Actor, orderId: OrderId) => ({
  surcharges: await readSurcharges(deps.owner, { customerId: await ownerOf(deps, actor, orderId), orderId }),
});

/** Surcharges as the operator makes them. */
export const surchargeAdminRoutes = (deps: Deps) => {
  const session = requireSession(deps);
  return new Hono<ShopEnv>()
    .post('/:orderId/surcharges', session, async (c) => {
      const actor = c.get('actor');
      if (!may(actor, 'runOrders')) return refuse(c, 'not_allowed');
      const { orderId } = surchargeCalls.add.pathSchema.parse(c.req.param());
      const wish = await readJson(c, surchargeCalls.add.request);
      const surchargeId = newId();
      await surchargeOrder(deps, { ...wish, surchargeId, orderId, adminId: actor.userId });
      return c.json({ surchargeId, ...(await listOf(deps, actor, orderId)) });
    })
    .post('/:orderId/surcharges/:surchargeId/withdraw', session, async (c) => {
      const actor = c.get('actor');
      if (!may(actor, 'runOrders')) return refuse(c, 'not_allowed');
      const key = surchargeCalls.withdraw.pathSchema.parse(c.req.param());
      await withdrawSurcharge(deps, { ...key, userId: actor.userId });
      return c.json(await listOf(deps, actor, key.orderId));
    });
};

/** Surcharges as the customer reads and answers them. */
export const surchargeRoutes = (deps: Deps) => {
  const session = requireSession(deps);
  return new Hono<ShopEnv>()
    .get('/:orderId/surcharges', session, async (c) => {
      const actor = c.get('actor');
      if (!actor.seesPrices) return refuse(c, 'no_price_permission');
      const { orderId } = surchargeCalls.list.pathSchema.parse(c.req.param());
      return c.json(await listOf(deps, actor, orderId));
    })
    .post('/:orderId/surcharges/:surchargeId/answer', session, async (c) => {
      const actor = c.get('actor');
      if (!may(actor, 'order')) return refuse(c, 'not_allowed');
      if (!actor.seesPrices) return refuse(c, 'no_price_permission');
      const key = surchargeCalls.answer.pathSchema.parse(c.req.param());
      const { accepts } = await readJson(c, surchargeCalls.answer.request);
      if ((await ownerOf(deps, actor, key.orderId)) !== actor.customerId)
        throw new DomainError('not_found', { record: 'order' });
      await answerSurcharge(deps, { ...key, userId: actor.userId, accepts });
      return c.json(await listOf(deps, actor, key.orderId));
    });
};
