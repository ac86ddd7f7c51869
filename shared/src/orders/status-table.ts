import type { Actor } from '../records/actor.ts';
import type { Rows } from '../records/define-change.ts';
import { may } from '../records/permissions.ts';
import { customerSpace } from '../records/space.ts';
import { DomainError } from '../values/errors/domain-error.ts';
import type { CustomerId, ProjectId } from '../values/ids.ts';
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

type MoveOrderStep = Omit<OrderEvent, 'from'>;

type OrderMove = MoveOrderStep & { customerId: CustomerId; order: Order };

/**
 * An order with its next status and an entry in its history; nothing is stored.
 * Throws DomainError 'order_step_refused', 'payment_awaited', 'reason_missing'.
 */
export const stepOrder = (order: Order, event: MoveOrderStep): Order => {
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

/** The order that binds each project; of several the latest. */
export const ordersOfProjects = (orders: readonly Order[]): ReadonlyMap<ProjectId, Order> =>
  new Map(
    orders
      .filter(bindsProjects)
      .toSorted((a, b) => a.number - b.number)
      .flatMap((order) => order.lines.map(({ projectId }) => [projectId, order] as const)),
  );

/** The latest order of a project that was made and cancelled. */
export const cancelledOrderOf = (orders: readonly Order[], projectId: ProjectId): Order | null =>
  orders
    .filter((order) => wasOrdered(order) && order.lines.some((line) => line.projectId === projectId))
    .toSorted((a, b) => b.number - a.number)[0] ?? null;

/** Whether an order is neither refused nor cancelled. */
export const isInForce = ({ check, status }: Pick<Order, 'check' | 'status'>) =>
  check !== 'refused' && status !== 'CANCELED';

/** Whether an order is one of its projects, in force. One of a demo user is none. */
export const bindsProjects = (order: Pick<Order, 'check' | 'status' | 'history'>) =>
  isInForce(order) && !isDemoOrder(order);

/** Whether a cancelled order keeps its projects read-only: it was made before it was cancelled. */
export const wasOrdered = (order: Pick<Order, 'check' | 'status' | 'history'>) =>
  order.check === 'accepted' && order.status === 'CANCELED' && !isDemoOrder(order);

/**
 * Notes in the projects of an order that is over that none is in force any more; those of one that was never made can be
 * edited again. What another order names stays as it is. Reads all orders of the customer and the order's projects.
 */
export const releaseProjects = (rows: Rows, customerId: CustomerId, over: Order) => {
  const space = customerSpace(customerId);
  const others = rows.all(space, 'order').filter((order) => order.id !== over.id);
  for (const { projectId } of over.lines) {
    const project = rows.get(space, 'project', projectId);
    const ofProject = others.filter((order) => order.lines.some((line) => line.projectId === projectId));
    if (!project || project.orderedAt === null || ofProject.some(bindsProjects)) continue;
    const isCancelled = [over, ...ofProject].some(wasOrdered);
    rows.put(space, 'project', { ...project, ...(isCancelled ? { isOrderCancelled: true } : { orderedAt: null }) });
  }
};

/** Whether an order is a demo user's: nothing is made or charged, whatever status it has by now. */
export const isDemoOrder = ({ status, history = [] }: Pick<Order, 'status' | 'history'>) =>
  status === 'DEMO' || history.some((event) => event.from === 'DEMO');

/** Whether nothing of an order is changed any more: it is completed or cancelled. */
export const isOrderOver = ({ status }: Pick<Order, 'status'>) => status === 'CLOSED' || status === 'CANCELED';
