import { z } from 'zod';
import { defineChange } from '../records/define-change.ts';
import { may } from '../records/permissions.ts';
import { customerSpace } from '../records/space.ts';
import { DomainError } from '../values/errors/domain-error.ts';
import { idSchema, type OrderId, type ProjectId } from '../values/ids.ts';
import { moveOrder } from './status-table.ts';

/** Cancels an order while its status allows it. Its projects, named here so that they can be read, stay read-only, unless it was never made. */
export const cancelOrder = defineChange({
  name: 'cancelOrder',
  version: 1,
  args: z.strictObject({
    orderId: idSchema<OrderId>(),
    projectIds: z.array(idSchema<ProjectId>()).min(1).max(100),
    reason: z.string().max(500),
  }),
  spaces: (_, actor) => [customerSpace(actor.customerId)],
  reads: ({ projectIds }, actor) => {
    const space = customerSpace(actor.customerId);
    return [{ space, kind: 'order', all: true }, ...projectIds.map((id) => ({ space, kind: 'project', id }) as const)];
  },
  refusal: (actor) => (may(actor, 'cancelOrder') ? null : 'no_order_permission'),
  run: (rows, { orderId, projectIds, reason }, { actor, at }) => {
    const { customerId, userId } = actor;
    const order = rows.get(customerSpace(customerId), 'order', orderId);
    if (!order) throw new DomainError('not_found', { record: 'order' });
    if (order.lines.some((line) => !projectIds.includes(line.projectId))) {
      throw new DomainError('invalid_input', { field: 'projectIds' });
    }
    moveOrder(rows, { customerId, order, at, to: 'CANCELED', by: 'customer', userId, reason });
  },
});
