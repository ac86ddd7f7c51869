import { z } from 'zod';
import { defineChange } from '../records/define-change.ts';
import { customerSpace } from '../records/space.ts';
import { DomainError } from '../values/errors/domain-error.ts';
import { idSchema, type OrderId } from '../values/ids.ts';

/**
 * What a change becomes that was taken back before it left the device: it does nothing and keeps its place in the queue.
 * The order it would have made is refused for ever; one that is made already (by a copy of the device) refuses it instead.
 */
export const withdrawChange = defineChange({
  name: 'withdrawChange',
  version: 1,
  args: z.strictObject({ orderId: idSchema<OrderId>().nullable() }),
  spaces: (_, actor) => [customerSpace(actor.customerId)],
  reads: ({ orderId }, actor) =>
    orderId === null ? [] : [{ space: customerSpace(actor.customerId), kind: 'order', id: orderId }],
  refusal: () => null,
  run: (rows, { orderId }, { actor }) => {
    if (orderId !== null && rows.get(customerSpace(actor.customerId), 'order', orderId)) {
      throw new DomainError('cart_already_ordered', { orderId });
    }
  },
});

/** The order that a change takes back; null where it takes back none. */
export const withdrawnOrderOf = ({ name, args }: { name: string; args: unknown }): OrderId | null =>
  name === withdrawChange.name ? (args as { orderId: OrderId | null }).orderId : null;
