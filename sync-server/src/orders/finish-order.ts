import { isDeepStrictEqual } from 'node:util';
import { needsApproval } from '@knotenblech/shared/orders/approval/spending-limit.ts';
import { withWorkingDays } from '@knotenblech/shared/orders/delivery-day.ts';
import type { Order } from '@knotenblech/shared/orders/order.record.ts';
import { submitOrderArgs } from '@knotenblech/shared/orders/placing/submit-order.schema.ts';
import { releaseProjects } from '@knotenblech/shared/orders/status-table.ts';
import { isUnwelded } from '@knotenblech/shared/projects/project-state.ts';
import type { Rows } from '@knotenblech/shared/records/define-change.ts';
import { customerPriceSpace, customerSpace } from '@knotenblech/shared/records/space.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { CustomerId } from '@knotenblech/shared/values/ids.ts';
import { shopDay } from '../base-data/put-base-version.ts';
import { confirmOrder } from './documents/confirmation-mail.ts';
import type { OrderDeps } from './place-order.ts';
import { type OrderInput, priceOrder } from './price-order.ts';
import { termsOfOrder } from './vouchers/find-redeemable-voucher.ts';
import { returnUse } from './vouchers/voucher.store.ts';

/** Orders of the customer that wait for files to be read, one of them the project's. */
export const waitingOrders = (rows: Rows, customerId: CustomerId, projectId: string) =>
  rows
    .all(customerSpace(customerId), 'order')
    .filter(
      (order) =>
        order.check === 'checking' &&
        order.status !== 'CANCELED' &&
        order.lines.some((line) => line.projectId === projectId),
    );

const projectsOfOrder = (rows: Rows, customerId: CustomerId, order: Order) =>
  order.lines.flatMap((line) => rows.get(customerSpace(customerId), 'project', line.projectId) ?? []);

const describeLines = (rows: Rows, customerId: CustomerId, order: Order) =>
  order.lines.map((line) => {
    const project = rows.get(customerSpace(customerId), 'project', line.projectId);
    if (!project) return line;
    const { isUnwelded: _welded, unweighedCount: _weighed, ...others } = line;
    return {
      ...others,
      partCount: project.partCount,
      netWeightG: project.netWeightG,
      ...(project.unweighedCount !== undefined && { unweighedCount: project.unweighedCount }),
      ...(isUnwelded(project) && { isUnwelded: true }),
    };
  });

/** The amounts as they are now, or null when the order cannot be priced any more. */
const priceNow = (rows: Rows, order: Order, input: Omit<OrderInput, 'today'>) => {
  try {
    return priceOrder(rows, { ...input, today: shopDay(new Date(order.orderedAt)) });
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
};

/**
 * Decides an order that was 'checking', once all its files are read: accepted at the amounts shown, for review, with the
 * amounts as they are, when one comes out otherwise, refused when a file could not be read or they are above its orderer's limit.
 */
export const finishOrder = async (
  { rows, tx, enqueue, now }: OrderDeps,
  customerId: CustomerId,
  order: Order,
  storedArgs: unknown,
) => {
  const projects = projectsOfOrder(rows, customerId, order);
  if (projects.some((project) => project.reading === 'waiting')) return;
  const space = customerSpace(customerId);
  const refuse = async (why: Pick<Order, 'refusedFor'>) => {
    const refused: Order = { ...order, ...why, check: 'refused' };
    rows.put(space, 'order', refused);
    releaseProjects(rows, customerId, refused);
    await returnUse(tx, { customerId, orderId: order.id }, now);
  };
  if (projects.some((project) => project.reading === 'refused')) return refuse({});
  const args = submitOrderArgs.parse(storedArgs);
  const voucher = await termsOfOrder(tx, customerId, order.id);
  const priced = priceNow(rows, order, { args, customerId, voucher, taken: order });
  const lines = describeLines(rows, customerId, order);
  if (priced && isDeepStrictEqual(priced.amounts, args.shown)) {
    const accepted = withWorkingDays(
      { ...order, lines, check: 'accepted', deliveryDay: priced.deliveryDay },
      priced.workingDays,
    );
    const { amounts } = priced;
    return confirmOrder({ rows, tx, enqueue }, { order: accepted, amounts, customerId, language: args.language });
  }
  const user = rows.get(space, 'user', order.userId);
  if (priced && user && !order.approval && needsApproval(user, priced.amounts.netCents)) {
    return refuse({ refusedFor: 'approval_required' });
  }
  rows.put(space, 'order', { ...order, lines, check: 'needs-review' });
  if (priced) rows.put(customerPriceSpace(customerId), 'orderAmounts', { id: order.id, amounts: priced.amounts });
};
