import { listOrdersCall, setOrderStatusCall } from '@knotenblech/shared/api/order-calls.ts';
import { nextStatuses } from '@knotenblech/shared/orders/status-table.ts';
import { may } from '@knotenblech/shared/permissions/may.ts';
import { Hono } from 'hono';
import { refuse } from '../../http/answer-error.ts';
import { readJson } from '../../http/read-json.ts';
import { requireSession, type SessionDeps } from '../../http/require-session.ts';
import type { ShopEnv } from '../../http/shop-env.ts';
import { listOrders, type OrderListRow } from './order-list-store.ts';
import { setOrderStatus, type StatusDeps } from './set-order-status.ts';

/** What the operator's admin does with orders: the list over all customers, and the next status of one. */
export const orderAdminRoutes = (deps: SessionDeps & StatusDeps) =>
  new Hono<ShopEnv>()
    .use(requireSession(deps))
    .use(async (c, next) => (may(c.get('actor'), 'runOrders') ? next() : refuse(c, 'not_allowed')))
    .get('/', async (c) => {
      const { status, below, limit } = listOrdersCall.querySchema.parse(c.req.query());
      const rows = await listOrders(deps.owner, { statuses: status ?? null, below: below ?? null, limit });
      return c.json({ orders: rows.map(toListEntry) });
    })
    .post('/:orderId/status', async (c) => {
      const { orderId } = setOrderStatusCall.pathSchema.parse(c.req.param());
      const { status: to, reason } = await readJson(c, setOrderStatusCall.request);
      const order = await setOrderStatus(deps, { orderId, to, reason, adminId: c.get('actor').userId });
      return c.json({ success: true, order, next: nextOf(order) });
    });

const nextOf = (order: OrderListRow['order']) =>
  nextStatuses(order, 'operator').map(({ to, needsReason }) => ({ status: to, needsReason }));

const toListEntry = ({ order, amounts, ...customer }: OrderListRow) => ({
  ...customer,
  order,
  grossCents: amounts?.grossCents ?? null,
  next: nextOf(order),
});
