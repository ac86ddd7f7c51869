import { z } from 'zod';
import { type Surface, surfaces } from './finishes.ts';

export const surfaceSchema = z.enum(surfaces);

/** RAL Classic number, four digits; null where the surface has no colour. */
export const ralNumberSchema = z
  .string()
  .regex(/^\d{4}$/)
  .nullable();

export const coatingSchema = z.strictObject({ surface: surfaceSchema, ralNumber: ralNumberSchema });
type Coating = z.infer<typeof coatingSchema>;

/** Surface and colour that a row holds itself; null: none of its own. */
export const ownCoating = (
  row: { surface?: Surface | undefined; ralNumber?: string | null | undefined } | undefined,
): Coating | null => (row?.surface === undefined ? null : { surface: row.surface, ralNumber: row.ralNumber ?? null });
