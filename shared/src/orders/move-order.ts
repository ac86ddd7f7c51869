import type { Rows } from '../records/rows.ts';
import { customerSpace } from '../records/space.ts';
import { DomainError } from '../values/errors/domain-error.ts';
import type { CustomerId } from '../values/ids.ts';
import type { Order, OrderEvent } from './order.record.ts';
import { releaseProjects } from './release-projects.ts';
import { orderStep, waitsForPayment } from './status-table.ts';

type Step = Omit<OrderEvent, 'from'>;
export type OrderMove = Step & { customerId: CustomerId; order: Order };

/**
 * An order with its next status and an entry in its history; nothing is stored.
 * Throws DomainError 'order_step_refused', 'payment_awaited', 'reason_missing'.
 */
export const stepOrder = (order: Order, event: Step): Order => {
  if (waitsForPayment(order, event.to)) throw new DomainError('payment_awaited');
  const found = orderStep(order, event.to, event.by);
  if (!found) throw new DomainError('order_step_refused', { from: order.status, to: event.to, check: order.check });
  if (found.needsReason && event.reason.trim() === '') throw new DomainError('reason_missing', { to: event.to });
  return { ...order, status: event.to, history: [...(order.history ?? []), { ...event, from: order.status }] };
};

/**
 * Gives an order its next status; cancelled, it is no longer in force for its projects.
 * Reads all orders of the customer and the order's projects. Throws what `stepOrder` throws.
 */
export const moveOrder = (rows: Rows, { customerId, order, ...event }: OrderMove): Order => {
  const moved = stepOrder(order, event);
  rows.put(customerSpace(customerId), 'order', moved);
  if (event.to === 'CANCELED') releaseProjects(rows, customerId, moved);
  return moved;
};
