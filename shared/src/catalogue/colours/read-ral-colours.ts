import { z } from 'zod';
import type { CatalogPack } from '../catalog-pack.record.ts';
import { type RalColour, ralColourSchema } from './seed-ral-colours.ts';

/** The powder and primer colours of the shop, in their order, from the packs of the space 'catalog'. */
export const readRalColours = (packs: readonly CatalogPack[]): RalColour[] =>
  z.array(ralColourSchema).parse(packs.filter((pack) => pack.table === 'colours').flatMap((pack) => pack.rows));
