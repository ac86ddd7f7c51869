import { z } from 'zod';

const mm = (min: number, max: number) => z.number().min(min).max(max);

/** The same opening repeated: to the right every stepXMm, upwards every stepYMm. */
const gridSchema = z.strictObject({
  columns: z.number().int().min(1).max(100),
  rows: z.number().int().min(1).max(100),
  stepXMm: mm(0, 20_000),
  stepYMm: mm(0, 20_000),
});

const placeFields = { xMm: mm(-100_000, 100_000), yMm: mm(-100_000, 100_000), grid: gridSchema.nullable() };

/** A round hole about (xMm, yMm). */
export const holeSchema = z.strictObject({ kind: z.literal('hole'), ...placeFields, diameterMm: mm(1, 2_000) });

/** A slot with round ends about (xMm, yMm): its overall length lies along angleDeg, counter-clockwise from x. */
export const slotSchema = z.strictObject({
  kind: z.literal('slot'),
  ...placeFields,
  lengthMm: mm(2, 5_000),
  widthMm: mm(1, 2_000),
  angleDeg: mm(-180, 180),
});

export const openingSchema = z.discriminatedUnion('kind', [holeSchema, slotSchema]);
export type Hole = z.infer<typeof holeSchema>;
export type Slot = z.infer<typeof slotSchema>;
export type Opening = z.infer<typeof openingSchema>;

/** Openings of one part, each of a grid counted. */
export const mostOpenings = 2_000;

/** The openings of a grid one by one, row by row from the lower left. */
export const spreadOpening = <O extends Hole | Slot>(opening: O): O[] => {
  const { grid, xMm, yMm } = opening;
  if (grid === null) return [opening];
  return Array.from({ length: grid.rows * grid.columns }, (_, place) => ({
    ...opening,
    grid: null,
    xMm: xMm + (place % grid.columns) * grid.stepXMm,
    yMm: yMm + Math.floor(place / grid.columns) * grid.stepYMm,
  }));
};

/** How many openings a list makes. */
export const countOpenings = (openings: readonly { grid: Opening['grid'] }[]): number =>
  openings.reduce((sum, { grid }) => sum + (grid === null ? 1 : grid.columns * grid.rows), 0);
