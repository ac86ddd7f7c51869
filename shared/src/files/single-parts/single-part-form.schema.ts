import { z } from 'zod';
import { countOpenings, holeSchema, mostOpenings, openingSchema } from './opening.schema.ts';

/** Smallest and largest value of each measure of a form: mm, degrees, pieces. */
export const formBounds = {
  quantity: [1, 9999],
  plateSideMm: [3, 20_000],
  thicknessMm: [0.5, 300],
  cornerMm: [0, 10_000],
  profileLengthMm: [10, 100_000],
  cutDeg: [15, 165],
} as const satisfies Record<string, readonly [number, number]>;

const within = ([min, max]: readonly [number, number]) => z.number().min(min).max(max);
const fewEnough = (openings: readonly { grid: { columns: number; rows: number } | null }[]) =>
  countOpenings(openings as Parameters<typeof countOpenings>[0]) <= mostOpenings;

const commonFields = {
  name: z.string().trim().min(1).max(256),
  drawingNumber: z.string().trim().max(256),
  quantity: within(formBounds.quantity).int(),
  /** Key of the grade catalogue. */
  grade: z.string().min(1).max(40),
};

/** One corner of a plate: sharp, cut off at 45 degrees or rounded; sizeMm is the leg or the radius. */
const cornerSchema = z.strictObject({ shape: z.enum(['sharp', 'cut', 'round']), sizeMm: within(formBounds.cornerMm) });
export type PlateCorner = z.infer<typeof cornerSchema>;

/** A plate as a form states it: seen from above, x to the right along its length, y upwards along its width, 0 at the lower left. */
export const plateFormSchema = z.strictObject({
  kind: z.literal('plate'),
  ...commonFields,
  lengthMm: within(formBounds.plateSideMm),
  widthMm: within(formBounds.plateSideMm),
  thicknessMm: within(formBounds.thicknessMm),
  /** Lower left, lower right, upper right, upper left. */
  corners: z.tuple([cornerSchema, cornerSchema, cornerSchema, cornerSchema]),
  openings: z.array(openingSchema).max(200).refine(fewEnough),
});
export type PlateForm = z.infer<typeof plateFormSchema>;

/** The plane that ends a profile: 90 and 90 is square. angleDeg is seen from the front, inclinationDeg from above; both lie in the piece that stays. */
const endCutSchema = z.strictObject({ angleDeg: within(formBounds.cutDeg), inclinationDeg: within(formBounds.cutDeg) });
export type EndCut = z.infer<typeof endCutSchema>;

/** The side a hole is drilled from: front and back look at the height (web), top and bottom at the width (flanges). */
const sideHoleSchema = holeSchema.omit({ kind: true }).extend({
  side: z.enum(['front', 'bottom', 'back', 'top']),
  /** 'near': to the middle of the section, so only the wall on this side; 'all': through everything. */
  through: z.enum(['near', 'all']),
});
export type SideHole = z.infer<typeof sideHoleSchema>;

/** A profile as a form states it; lengthMm is its overall length. */
export const profileFormSchema = z.strictObject({
  kind: z.literal('profile'),
  ...commonFields,
  profileId: z.string().min(1).max(80),
  lengthMm: within(formBounds.profileLengthMm),
  startCut: endCutSchema,
  endCut: endCutSchema,
  /** x from the start along the length; y from the lower edge of front and back, from the front edge of top and bottom. */
  holes: z.array(sideHoleSchema).max(200).refine(fewEnough),
});
export type ProfileForm = z.infer<typeof profileFormSchema>;

/** A part made without a file. */
export const singlePartFormSchema = z.discriminatedUnion('kind', [plateFormSchema, profileFormSchema]);
export type SinglePartForm = z.infer<typeof singlePartFormSchema>;
