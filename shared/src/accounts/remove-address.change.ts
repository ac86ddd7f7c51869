import { z } from 'zod';
import { defineChange } from '../records/define-change.ts';
import { refuseWithout } from '../records/permissions.ts';
import { customerSpace } from '../records/space.ts';
import { type AddressId, idSchema } from '../values/ids.ts';
import { addressSchema } from './address.record.ts';

/** Removes an address; orders keep their own copy. */
export const removeAddress = defineChange({
  name: 'removeAddress',
  version: 1,
  args: z.strictObject({ addressId: idSchema<AddressId>(), was: addressSchema.optional() }),
  spaces: (_, actor) => [customerSpace(actor.customerId)],
  reads: ({ addressId }, actor) => [{ space: customerSpace(actor.customerId), kind: 'address', id: addressId }],
  refusal: refuseWithout('editAddresses'),
  withSeen: ({ addressId, was }, { confirmed }, actor) => {
    const seen = was ?? confirmed.get(customerSpace(actor.customerId), 'address', addressId);
    return seen ? { addressId, was: seen } : { addressId };
  },
  saw: ({ addressId: id, was }) => [{ kind: 'address', id, index: null, field: '', value: was, told: was }],
  run: (rows, { addressId }, { actor }) => rows.remove(customerSpace(actor.customerId), 'address', addressId),
});
