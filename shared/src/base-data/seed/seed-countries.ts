import { z } from 'zod';
import { readTable } from '../../catalogue/read-table.ts';
import countries from './seed-countries.json' with { type: 'json' };

export const countrySchema = z.strictObject({
  /** ISO 3166 code. */
  iso: z.string(),
  nameDe: z.string(),
  nameEn: z.string(),
  euMember: z.boolean(),
  currency: z.string(),
  /** Standard rate in percent, decimal as text. */
  vatPercent: z.string().regex(/^\d{1,2}(\.\d{1,2})?$/),
  /** Day since when the rate is in force, '' when not known. */
  vatSince: z.string(),
  vatNumberPrefix: z.string(),
  /** Regular expression of a VAT number with its prefix. */
  vatNumberPattern: z.string(),
  note: z.string(),
  /** What is added to freight to there, percent, decimal as text. */
  freightPercent: z
    .string()
    .regex(/^\d{1,3}(\.\d{1,2})?$/)
    .default('0'),
  /** Whether the shop delivers there. */
  active: z.boolean().default(true),
});
export type Country = z.infer<typeof countrySchema>;

/** The countries that a new shop serves, with their VAT rates. */
export const seedCountries = (): Country[] => z.array(countrySchema).parse(readTable(countries));
