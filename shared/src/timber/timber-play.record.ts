import { defineRecord } from '../values/define-record.ts';
import { type CustomerId, idSchema } from '../values/ids.ts';
import { type TimberChoice, timberChoiceSchema } from './timber-choice.schema.ts';

/** How much play a company gives its steel in the wood, in place of what is usual. Lies in the customer's space under the customer's own id. */
export const timberPlaySchema = timberChoiceSchema
  .pick({ slotPlayMm: true, slotBeyondMm: true, boltPlayMm: true })
  .extend({ id: idSchema<CustomerId>() });

/** The play of wood for steel, mm: of the slot across and along the plate, and of a bolt's hole. */
export type TimberPlay = Omit<(typeof timberPlaySchema)['_output'], 'id'>;

/** What is usual: 2 mm in the slot, 10 mm beyond its plate (timber CAD; no standard states them), a bolt's hole 1 mm wider (EN 1995-1-1, 10.4.3). */
export const usualTimberPlay: TimberPlay = { slotPlayMm: 2, slotBeyondMm: 10, boltPlayMm: 1 };

/** What of it a plate has: a slot only where it sits in one, a bolt's hole only where bolts hold it. */
export const playsOf = ({ seat, fastener }: Pick<TimberChoice, 'seat' | 'fastener'>): (keyof TimberPlay)[] => [
  ...(seat === 'slot' ? (['slotPlayMm', 'slotBeyondMm'] as const) : []),
  ...(fastener === 'bolt' ? (['boltPlayMm'] as const) : []),
];

export const timberPlayRecord = defineRecord({
  kind: 'timberPlay',
  version: 1,
  schema: timberPlaySchema,
  migrations: {},
});
