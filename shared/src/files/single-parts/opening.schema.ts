import { z } from 'zod';

/** Smallest and largest value of each measure of an opening: mm, degrees, columns and rows. */
export const openingBounds = {
  placeMm: [-100_000, 100_000],
  stepMm: [0, 20_000],
  gridCount: [1, 100],
  diameterMm: [1, 2_000],
  slotLengthMm: [2, 5_000],
  slotWidthMm: [1, 2_000],
  slotAngleDeg: [-180, 180],
} as const satisfies Record<string, readonly [number, number]>;

const within = ([min, max]: readonly [number, number]) => z.number().min(min).max(max);
const { placeMm, stepMm, gridCount, diameterMm, slotLengthMm, slotWidthMm, slotAngleDeg } = openingBounds;

/** The same opening repeated: to the right every stepXMm, upwards every stepYMm. */
const gridSchema = z.strictObject({
  columns: within(gridCount).int(),
  rows: within(gridCount).int(),
  stepXMm: within(stepMm),
  stepYMm: within(stepMm),
});

const placeFields = { xMm: within(placeMm), yMm: within(placeMm), grid: gridSchema.nullable() };

/** A round hole about (xMm, yMm). */
export const holeSchema = z.strictObject({ kind: z.literal('hole'), ...placeFields, diameterMm: within(diameterMm) });

/** A slot with round ends about (xMm, yMm): its overall length lies along angleDeg, counter-clockwise from x. */
export const slotSchema = z.strictObject({
  kind: z.literal('slot'),
  ...placeFields,
  lengthMm: within(slotLengthMm),
  widthMm: within(slotWidthMm),
  angleDeg: within(slotAngleDeg),
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
