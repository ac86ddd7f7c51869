import { DomainError } from '../errors/domain-error.ts';
import type { Rows } from '../sync/rows.ts';
import { customerSpace } from '../sync/space.ts';
import type { CustomerId } from '../values/ids.ts';
import type { Order, OrderEvent } from './order.ts';
import { releaseProjects } from './release-projects.ts';
import { orderStep, waitsForPayment } from './status-table.ts';

export type OrderMove = Omit<OrderEvent, 'from'> & { customerId: CustomerId; order: Order };

/**
 * Gives an order its next status, with an entry in its history; cancelled, it binds its projects no longer.
 * Reads all orders of the customer and the order's projects. Throws DomainError 'order_step_refused', 'payment_awaited', 'reason_missing'.
 */
export const moveOrder = (rows: Rows, { customerId, order, ...event }: OrderMove): Order => {
  if (waitsForPayment(order, event.to)) throw new DomainError('payment_awaited');
  const found = orderStep(order, event.to, event.by);
  if (!found) throw new DomainError('order_step_refused', { from: order.status, to: event.to, check: order.check });
  if (found.needsReason && event.reason.trim() === '') throw new DomainError('reason_missing', { to: event.to });
  const history = [...(order.history ?? []), { ...event, from: order.status }];
  const moved: Order = { ...order, status: event.to, history };
  rows.put(customerSpace(customerId), 'order', moved);
  if (event.to === 'CANCELED') releaseProjects(rows, customerId, moved);
  return moved;
};
