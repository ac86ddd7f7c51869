import type { Actor } from '../records/actor.ts';
import { may } from '../records/permissions.ts';
import type { Order, OrderEvent, OrderStatus } from './order.record.ts';

type Step = {
  from: OrderStatus;
  to: OrderStatus;
  by: readonly OrderEvent['by'][];
  needsReason: boolean;
};

const step = (from: OrderStatus, to: OrderStatus): Step => ({ from, to, by: ['operator'], needsReason: false });
const cancel = (from: OrderStatus): Step => ({
  from,
  to: 'CANCELED',
  by: ['customer', 'operator'],
  needsReason: false,
});

/** Every step an order's status may take; what is not listed is refused. Server, buttons and tests read this table. */
export const orderSteps: readonly Step[] = [
  step('NEW', 'ASSIGNED'),
  step('ASSIGNED', 'NEW'),
  step('ASSIGNED', 'ANALYZED'),
  step('ANALYZED', 'ASSIGNED'),
  step('ANALYZED', 'IN_PRODUCTION'),
  step('IN_PRODUCTION', 'PARTLY_COMMISSIONED'),
  step('IN_PRODUCTION', 'COMMISSIONED'),
  step('PARTLY_COMMISSIONED', 'PARTLY_COMMISSIONED'),
  step('PARTLY_COMMISSIONED', 'COMMISSIONED'),
  step('COMMISSIONED', 'PARTLY_SENT'),
  step('COMMISSIONED', 'SENT'),
  step('PARTLY_SENT', 'PARTLY_SENT'),
  step('PARTLY_SENT', 'SENT'),
  step('SENT', 'CLOSED'),
  step('DEMO', 'CLOSED'),
  cancel('NEW'),
  cancel('ASSIGNED'),
  cancel('ANALYZED'),
  cancel('DEMO'),
  { from: 'IN_PRODUCTION', to: 'CANCELED', by: ['operator'], needsReason: true },
];

type Moved = Pick<Order, 'status' | 'check' | 'prepayment'>;

/** Whether a step waits for a payment in advance: nothing is made before it. */
export const waitsForPayment = ({ prepayment }: Pick<Order, 'prepayment'>, to: OrderStatus) =>
  to === 'IN_PRODUCTION' && prepayment !== undefined && prepayment.isWaitedFor && prepayment.paidAt === null;

/**
 * Whether the order is one that is worked on: before it is accepted it can only be cancelled, a refused one not even that.
 * It is not made before a payment that is waited for.
 */
const isOpenTo = (order: Moved, to: OrderStatus) =>
  !waitsForPayment(order, to) && (order.check === 'accepted' || (order.check !== 'refused' && to === 'CANCELED'));

/** The step from the order's status to another one, for whoever wants it; null when there is none. */
export const orderStep = (order: Moved, to: OrderStatus, by: OrderEvent['by']): Step | null =>
  isOpenTo(order, to)
    ? (orderSteps.find((each) => each.from === order.status && each.to === to && each.by.includes(by)) ?? null)
    : null;

/** The statuses that the order may get next from whoever asks, in the table's order. */
export const nextStatuses = (order: Moved, by: OrderEvent['by']): Step[] =>
  orderSteps.filter((each) => each === orderStep(order, each.to, by));

/** Whether this user's customer may cancel the order now: by what the device or the server knows of it. */
export const mayCancel = (actor: Actor, order: Moved) =>
  may(actor, 'cancelOrder') && orderStep(order, 'CANCELED', 'customer') !== null;
