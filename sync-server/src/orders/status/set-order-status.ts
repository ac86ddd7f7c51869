import { allowBill } from '@knotenblech/shared/orders/allow-bill.ts';
import { deliverablesOf } from '@knotenblech/shared/orders/deliverables.ts';
import type { Deliverable, Order, OrderStatus } from '@knotenblech/shared/orders/order.record.ts';
import { isPartial, type NamedPieces, portionOf } from '@knotenblech/shared/orders/partial-steps.ts';
import { moveOrder, stepOrder } from '@knotenblech/shared/orders/status-table.ts';
import { joinStoredProject, storedProjectReads } from '@knotenblech/shared/prices/project/stored-project.ts';
import { createRowCache } from '@knotenblech/shared/records/row-cache.ts';
import { customerSpace } from '@knotenblech/shared/records/space.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { CustomerId, OrderId, UserId } from '@knotenblech/shared/values/ids.ts';
import { noteAudit } from '../../database/audit.store.ts';
import type { Transaction } from '../../database/database.ts';
import { readRecords } from '../../sync/rows/record.store.ts';
import { returnUse } from '../vouchers/voucher.store.ts';
import { type Held, type HeldStep, lockHeld, putHeld } from './held-status.store.ts';
import { type Edited, editOrder, type OrderEditDeps } from './settle-payment.ts';
import { notifyOrderStatus } from './status-labels.ts';

type StatusWish = {
  orderId: OrderId;
  to: OrderStatus;
  reason: string;
  /** Of a partial status. */
  pieces?: readonly NamedPieces[] | undefined;
  /** How many steps to it whoever makes this one knows of. */
  knownSteps?: number | undefined;
  adminId: UserId;
  holdSeconds: number;
};

/** The order as it will be, and what is held of it; the order is still the old one in its record. */
export type MovedOrder = { order: Order; held: Held | null; wasThere: boolean };

const eventOf = (step: HeldStep) => ({ ...step, by: 'operator' }) as const;

/** The order after the steps that are held; those that the customer has overtaken count no more. */
const afterSteps = (order: Order, held: Held | null): { shown: Order; steps: HeldStep[] } => {
  const steps: HeldStep[] = [];
  let shown = order;
  for (const step of held?.steps ?? []) {
    try {
      shown = stepOrder(shown, eventOf(step));
    } catch (error) {
      if (error instanceof DomainError) return { shown, steps };
      throw error;
    }
    steps.push(step);
  }
  return { shown, steps };
};

/** Makes the steps, in their order; the customer is told the last one alone. */
const makeSteps = async ({ rows, tx, enqueue, now, customerId, order }: Edited, steps: readonly HeldStep[]) => {
  const hasPortion = steps.some(({ portion }) => portion);
  let moved = hasPortion ? { ...order, deliverables: await readDeliverables(tx, customerId, order) } : order;
  for (const step of steps) {
    const from = moved.status;
    moved = moveOrder(rows, { customerId, order: moved, ...eventOf(step) });
    await noteAudit(tx, {
      at: now,
      actorId: step.userId,
      action: 'order_status',
      customerId,
      subject: order.id,
      details: { number: order.number, from, to: step.to },
    });
    if (step.to === 'CANCELED') await returnUse(tx, { customerId, orderId: order.id }, now);
    if (step.to === 'CLOSED') allowBill(rows, customerId, moved);
  }
  if (steps.length > 0) await notifyOrderStatus({ rows, tx, enqueue, now }, customerId, moved);
  return moved;
};

/**
 * Gives a customer's order its next status for the operator, at once or, held, after some seconds in which it can be taken
 * back; several steps meanwhile are told as one. One that has the status stays as it is. Throws DomainError to refuse.
 */
export const setOrderStatus = async (
  deps: OrderEditDeps,
  { orderId, to, reason, pieces, knownSteps, adminId, holdSeconds }: StatusWish,
) => {
  let result: MovedOrder | null = null;
  await editOrder(deps, orderId, async (edited) => {
    const { tx, enqueue, now, customerId, order } = edited;
    const { shown, steps } = afterSteps(order, await lockHeld(tx, orderId));
    const step: HeldStep = { to, reason, userId: adminId, at: now.toISOString() };
    const wasThere = shown.status === to && !isPartial(to);
    if (!wasThere) stepOrder(shown, eventOf(step));
    const deliverables = isPartial(to) ? await readDeliverables(tx, customerId, order) : [];
    const portion = portionOf(shown, deliverables, { to, pieces, knownSteps });
    const wanted = wasThere ? steps : [...steps, { ...step, ...(portion && { portion }) }];
    if (holdSeconds === 0) {
      const moved = await makeSteps(edited, wanted);
      await putHeld(tx, { customerId, orderId }, { steps: [], dueAt: now });
      result = { order: moved, held: null, wasThere };
      return moved;
    }
    const held = { steps: wanted, dueAt: new Date(now.getTime() + holdSeconds * 1000) };
    await putHeld(tx, { customerId, orderId }, held);
    if (wanted.length > 0) await enqueue(tx, 'make-order-steps', { customerId, orderId }, undefined, holdSeconds);
    result = { order, held: wanted.length > 0 ? held : null, wasThere };
    return order;
  });
  if (!result) throw new Error('an order was edited without a result');
  return result as MovedOrder;
};

/** Takes back the last step that is still held. Throws DomainError 'not_found' once the customer knows of it. */
export const undoOrderStatus = async (deps: OrderEditDeps, orderId: OrderId): Promise<void> => {
  await editOrder(deps, orderId, async ({ tx, customerId, order }) => {
    const held = await lockHeld(tx, orderId);
    if (!held) throw new DomainError('not_found', { record: 'order' });
    await putHeld(tx, { customerId, orderId }, { ...held, steps: held.steps.slice(0, -1) });
    return order;
  });
};

/**
 * Makes what was held of an order, once its time has come; run again, it changes nothing. Come too early, as after a further
 * step or by a clock that differs from the queue's, it is queued anew.
 */
export const makeHeldSteps = async (
  deps: OrderEditDeps,
  { customerId, orderId }: { customerId: CustomerId; orderId: OrderId },
) => {
  await editOrder(deps, orderId, async (edited) => {
    const { tx, enqueue, now, order } = edited;
    const held = await lockHeld(tx, orderId);
    if (!held) return order;
    const leftSeconds = Math.ceil((held.dueAt.getTime() - now.getTime()) / 1000);
    if (leftSeconds > 0) {
      await enqueue(tx, 'make-order-steps', { customerId, orderId }, undefined, leftSeconds);
      return order;
    }
    const { steps } = afterSteps(edited.order, held);
    const moved = await makeSteps(edited, steps);
    await putHeld(edited.tx, { customerId, orderId }, { ...held, steps: [] });
    return moved;
  });
};

/** The order as the operator sees it: with what is held. */
export const withHeld = (order: Order, held: Held | null): Order => afterSteps(order, held).shown;

/** What leaves the shop for an order; kept in it once a step was partial, else by its projects, which are read-only since. */
export const readDeliverables = async (
  tx: Transaction,
  customerId: CustomerId,
  order: Pick<Order, 'lines' | 'deliverables'>,
): Promise<Deliverable[]> => {
  if (order.deliverables) return order.deliverables;
  const cache = createRowCache();
  const keys = order.lines.flatMap(({ projectId }) => storedProjectReads({ projectId, customerId, withPrice: false }));
  cache.load(keys, await readRecords(tx, customerId, keys));
  const { rows } = cache.overlay();
  return order.lines.flatMap((line) => {
    const project = rows.get(customerSpace(customerId), 'project', line.projectId);
    const stored = project && joinStoredProject(rows, project);
    return stored ? deliverablesOf(line, stored) : [];
  });
};
