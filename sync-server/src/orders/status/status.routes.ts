import {
  editOrderAddressesCall,
  getOrderCall,
  listDeliverablesCall,
  listOrdersCall,
  notePaymentCall,
  setOrderStatusCall,
  setOrderStatusesCall,
  undoOrderStatusesCall,
} from '@knotenblech/shared/api/orders/order-calls.ts';
import { may } from '@knotenblech/shared/records/permissions.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import { type Context, Hono } from 'hono';
import { requireSession, type SessionDeps } from '../../accounts/auth/require-session.ts';
import { shopDay } from '../../base-data/put-base-version.ts';
import { errorBody, languageOf, refuse } from '../../http/answers.ts';
import { limitDear } from '../../http/dear-calls.ts';
import { queryOf, readJson } from '../../http/read-json.ts';
import type { ShopEnv } from '../../http/shop-env.ts';
import { editAddresses } from '../edit/edit-addresses.ts';
import { heldOf, listDeliverables, listOrders, nextOf, readOrder } from './list-orders.ts';
import { setOrderStatus, undoOrderStatus, withHeld } from './set-order-status.ts';
import { notePayment, type OrderEditDeps } from './settle-payment.ts';

/** What the operator's admin does with orders: the list over all customers, one of them, and the next status of one or of several. */
export const orderAdminRoutes = (deps: SessionDeps & OrderEditDeps) =>
  new Hono<ShopEnv>()
    .use(requireSession(deps))
    .use(async (c, next) => (may(c.get('actor'), 'runOrders') ? next() : refuse(c, 'not_allowed')))
    .get('/', limitDear(deps, 'lists'), async (c) => {
      const query = queryOf(c, listOrdersCall.querySchema);
      return c.json(await listOrders(deps.owner, query, shopDay(deps.now())));
    })
    .post('/status', async (c) => {
      const { orderIds, status: to, reason, holdSeconds } = await readJson(c, setOrderStatusesCall.request);
      const adminId = c.get('actor').userId;
      const results = [];
      for (const orderId of orderIds) {
        const result = await setOrderStatus(deps, { orderId, to, reason, adminId, holdSeconds }).then(
          ({ wasThere }) => ({ errors: [], wasThere }),
          (error: unknown) => ({ errors: refusalOf(c, error), wasThere: false }),
        );
        results.push({ orderId, ...result });
      }
      return c.json({ success: true, results });
    })
    .post('/status/undo', async (c) => {
      const { orderIds } = await readJson(c, undoOrderStatusesCall.request);
      const results = [];
      for (const orderId of orderIds) {
        const errors = await undoOrderStatus(deps, orderId).then(
          () => [],
          (error: unknown) => refusalOf(c, error),
        );
        results.push({ orderId, errors });
      }
      return c.json({ success: true, results });
    })
    .get('/:orderId', async (c) => {
      const { orderId } = getOrderCall.pathSchema.parse(c.req.param());
      return c.json(await readOrder(deps.owner, orderId));
    })
    .get('/:orderId/deliverables', limitDear(deps, 'lists'), async (c) => {
      const { orderId } = listDeliverablesCall.pathSchema.parse(c.req.param());
      return c.json(await listDeliverables(deps.owner, orderId));
    })
    .post('/:orderId/status', async (c) => {
      const { orderId } = setOrderStatusCall.pathSchema.parse(c.req.param());
      const { status: to, reason, pieces, knownSteps, holdSeconds } = await readJson(c, setOrderStatusCall.request);
      const wish = { orderId, to, reason, pieces, knownSteps, adminId: c.get('actor').userId, holdSeconds };
      const { order, held } = await setOrderStatus(deps, wish);
      return c.json({ success: true, order, held: heldOf(order, held), next: nextOf(withHeld(order, held)) });
    })
    .put('/:orderId/addresses', async (c) => {
      const { orderId } = editOrderAddressesCall.pathSchema.parse(c.req.param());
      const edit = await readJson(c, editOrderAddressesCall.request);
      const order = await editAddresses(deps, { orderId, edit, adminId: c.get('actor').userId });
      return c.json({ success: true, order });
    })
    .post('/:orderId/payment', async (c) => {
      const { orderId } = notePaymentCall.pathSchema.parse(c.req.param());
      const { isPaid } = await readJson(c, notePaymentCall.request);
      const order = await notePayment(deps, { orderId, isPaid, adminId: c.get('actor').userId });
      return c.json({ success: true, order, next: nextOf(order) });
    });

/** Why one of several has no new status; what nobody foresaw is logged, and the others go on. */
const refusalOf = (c: Context<ShopEnv>, error: unknown) => {
  if (error instanceof DomainError) return errorBody(error.code, { ...error.details }, languageOf(c)).errors;
  c.get('log').error({ err: error }, 'status of one of several orders');
  return errorBody('internal', { requestId: c.get('requestId') }, languageOf(c)).errors;
};
