import { z } from 'zod';
import { defineRecord } from '../values/define-record.ts';

/** 100 rows of one table of the base data that customers may see, as one record in the space 'catalog'; id is 'table:0000'. */
export const catalogPackSchema = z.strictObject({
  id: z.string(),
  table: z.enum([
    'profiles',
    'grades',
    'sheetThicknesses',
    'countries',
    'colours',
    'operator',
    'production',
    'holidays',
    'closingDays',
    'translations',
  ]),
  rows: z.array(z.unknown()).max(100),
});
export type CatalogPack = z.infer<typeof catalogPackSchema>;

export const catalogPackRecord = defineRecord({
  kind: 'catalogPack',
  version: 1,
  schema: catalogPackSchema,
  migrations: {},
});
