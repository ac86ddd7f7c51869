import { z } from 'zod';
import { partsPerPack } from '../files/document/reading.schema.ts';
import { defineRecord } from '../values/define-record.ts';
import { type PartFacts, partFactsSchema } from './part-facts.schema.ts';

/** Up to 100 parts of a reading as one record, so that a device stores and receives them a hundred at a time. */
export const partPackSchema = z.strictObject({
  /** Four digits, from 0000, so that text order is the reading's order. */
  id: z.string().regex(/^\d{4}$/),
  parts: z.array(partFactsSchema).max(partsPerPack),
});
export type PartPack = z.infer<typeof partPackSchema>;

export const partPackRecord = defineRecord({ kind: 'partPack', version: 1, schema: partPackSchema, migrations: {} });

const packIdAt = (place: number) => String(place).padStart(4, '0');

/** The pack that holds a part, by its 1-based place in the reading. */
export const packIdOf = (partIndex: number) => packIdAt(Math.floor((partIndex - 1) / partsPerPack));

/** Parts of a reading cut into packs. */
export const packParts = (parts: readonly PartFacts[]): PartPack[] =>
  Array.from({ length: Math.ceil(parts.length / partsPerPack) }, (_, n) => ({
    id: packIdAt(n),
    parts: parts.slice(n * partsPerPack, (n + 1) * partsPerPack),
  }));
