import { z } from 'zod';

export const surfaceSchema = z.enum(['RAW', 'ZINCED', 'COATED', 'POWDER_COATED', 'POWDER_COATED_CUSTOM']);
export type Surface = z.infer<typeof surfaceSchema>;

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

export const primerRalNumber = '8012';

/** The colour after a change of surface: primer is always RAL 8012, powder keeps its colour, others have none. */
export const ralNumberAfter = (surface: Surface, ralNumber: string | null) => {
  switch (surface) {
    case 'COATED':
      return primerRalNumber;
    case 'POWDER_COATED':
    case 'POWDER_COATED_CUSTOM':
      return ralNumber;
    case 'RAW':
    case 'ZINCED':
      return null;
  }
};
