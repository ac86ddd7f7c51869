import { z } from 'zod';
import type { CatalogPack } from './catalog-pack.record.ts';

const offeredSchema = z.array(z.looseObject({ iso: z.string(), active: z.boolean().default(true) }));

/** ISO 3166 codes of the countries that the shop serves, from the packs of the space 'catalog'. */
export const readCountries = (packs: readonly CatalogPack[]): string[] =>
  offeredSchema
    .parse(packs.filter((pack) => pack.table === 'countries').flatMap((pack) => pack.rows))
    .filter((country) => country.active)
    .map((country) => country.iso);
