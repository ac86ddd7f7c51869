import { z } from 'zod';
import { defineChange } from '../records/define-change.ts';
import { comparedFields, fieldsIn, valueIn } from '../records/expected-value.ts';
import { refuseWithout } from '../records/permissions.ts';
import { customerSpace } from '../records/space.ts';
import { type Address, addressSchema } from './address.record.ts';

/**
 * Adds an address or changes one. Of one that is known only the fields that differ from what was seen are set, so that two
 * who edit different fields both keep theirs; of its place all fields, so that no street comes into another's town.
 * Blank required fields are refused by the form and by the order, not by storing a draft.
 */
export const putAddress = defineChange({
  name: 'putAddress',
  version: 1,
  args: z.strictObject({ address: addressSchema, was: addressSchema.optional() }),
  spaces: (_, actor) => [customerSpace(actor.customerId)],
  reads: ({ address }, actor) => [{ space: customerSpace(actor.customerId), kind: 'address', id: address.id }],
  refusal: refuseWithout('editAddresses'),
  withSeen: ({ address, was }, rows, actor) => {
    const [shown, confirmed] = [rows.shown, rows.confirmed].map((each) =>
      each.get(customerSpace(actor.customerId), 'address', address.id),
    );
    const seen = was ?? shown ?? confirmed;
    return seen ? { address, was: seen } : { address };
  },
  saw: ({ address, was }) => {
    const row = { kind: 'address', id: address.id, index: null } as const;
    if (was === undefined) return [{ ...row, field: '', value: null, told: null }];
    const edited = editedFields(address, was).map((field) => ({ ...row, field, value: valueIn(was, field) }));
    return [...edited, { ...row, field: '', value: was, told: was, ifGone: true }];
  },
  run: (rows, { address, was }, { actor }) => {
    const space = customerSpace(actor.customerId);
    const current = rows.get(space, 'address', address.id);
    if (!was || !current) return rows.put(space, 'address', address);
    const set = editedFields(address, was).flatMap((field) => fieldsIn(address, field)) as (keyof Address)[];
    const edited = Object.fromEntries(set.map((field) => [field, address[field]]));
    rows.put(space, 'address', { ...current, ...edited });
  },
});

const editedFields = (address: Address, was: Address) => {
  const fields = Object.keys(address) as (keyof Address)[];
  return comparedFields(fields.filter((field) => field !== 'id' && address[field] !== was[field]));
};
