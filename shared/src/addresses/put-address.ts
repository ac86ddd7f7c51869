import { z } from 'zod';
import { refuseWithout } from '../permissions/refuse-without.ts';
import { defineChange } from '../sync/define-change.ts';
import { customerSpace } from '../sync/space.ts';
import { addressSchema } from './address.ts';

/** Adds an address or replaces one. Blank required fields are refused by the form and by the order, not by storing a draft. */
export const putAddress = defineChange({
  name: 'putAddress',
  version: 1,
  args: z.strictObject({ address: addressSchema }),
  spaces: (_, actor) => [customerSpace(actor.customerId)],
  reads: () => [],
  refusal: refuseWithout('editAddresses'),
  run: (rows, { address }, { actor }) => rows.put(customerSpace(actor.customerId), 'address', address),
});
