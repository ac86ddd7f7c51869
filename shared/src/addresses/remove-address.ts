import { z } from 'zod';
import { refuseWithout } from '../permissions/refuse-without.ts';
import { defineChange } from '../sync/define-change.ts';
import { customerSpace } from '../sync/space.ts';
import { type AddressId, idSchema } from '../values/ids.ts';

/** Removes an address; orders keep their own copy. */
export const removeAddress = defineChange({
  name: 'removeAddress',
  version: 1,
  args: z.strictObject({ addressId: idSchema<AddressId>() }),
  spaces: (_, actor) => [customerSpace(actor.customerId)],
  reads: () => [],
  refusal: refuseWithout('editAddresses'),
  run: (rows, { addressId }, { actor }) => rows.remove(customerSpace(actor.customerId), 'address', addressId),
});
