import { z } from 'zod';

const vector = z.tuple([z.number(), z.number(), z.number()]);
export type Vector = [number, number, number];

/** A plane of the part: local x and y axes (unit, square to each other); x cross y points out of the material. mm, part coordinates. */
export const frameSchema = z.strictObject({ origin: vector, xAxis: vector, yAxis: vector });
export type Frame = z.infer<typeof frameSchema>;

export const segmentSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('line'), end: vector, inclinationDeg: z.number() }),
  z.strictObject({ kind: z.literal('arc'), end: vector, through: vector, inclinationDeg: z.number() }),
  z.strictObject({
    kind: z.literal('nurbs'),
    end: vector,
    degree: z.number().int(),
    /** x, y, z and weight of each control point; the first is where the segment starts, the last its end. */
    points: z.array(z.tuple([z.number(), z.number(), z.number(), z.number()])),
    knots: z.array(z.number()),
    inclinationDeg: z.number(),
  }),
]);
/** A contour in the local coordinates of its plane; closed when its last segment ends at the start. */
export const contourSchema = z.strictObject({
  start: vector,
  segments: z.array(segmentSchema),
  /** Depth under the plane in mm, or null: through the whole part. */
  depthMm: z.number().nullable(),
  /** Lower edge of a dual contour, as many segments; the walls are ruled between both. */
  lower: z.strictObject({ start: vector, segments: z.array(segmentSchema) }).optional(),
});
export type Contour = z.infer<typeof contourSchema>;

const processingFields = z.strictObject({
  /** Element name in the file, such as 'Drilling'. */
  kind: z.string(),
  name: z.string(),
  /** false: information only (Process="no"). */
  carriedOut: z.boolean(),
  /** null for processings without a reference plane (Chamfer, Planing). */
  plane: frameSchema.nullable(),
  /** Reference side 1..6, or the number of a user plane. */
  side: z.number().int().nullable(),
  parameters: z.record(z.string(), z.union([z.number(), z.string(), z.boolean()])),
  /** The contour, then its apertures. */
  contours: z.array(contourSchema),
});

/** One processing of the file, its defaults filled in. Names and meanings of `parameters` are those of BTLx 2.3.1. */
export const processingSchema = processingFields.extend({
  /** Processings it holds: the tenon of a House, the insertions of a PatternContour. */
  inner: z.array(processingFields).optional(),
});
export type Processing = z.infer<typeof processingSchema>;

/**
 * Cross-section in the plane y (0..blank.height), z (0..blank.width), extruded along x.
 * 'profile': the catalogue section named by profileId, its height (h) along `heightAxis`, turned by `flipY`/`flipZ` (mirrored about the middle).
 */
export const sectionSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('box') }),
  z.strictObject({
    kind: z.literal('profile'),
    profileId: z.string(),
    heightAxis: z.enum(['y', 'z']),
    flipY: z.boolean(),
    flipZ: z.boolean(),
  }),
]);
export type Section = z.infer<typeof sectionSchema>;

/** The recipe of a part: a blank and what is taken from it. Solid, mesh and drawings are made from it, the same everywhere. */
export const bodySchema = z.strictObject({
  /** Blank: x = length, y = height, z = width, mm (BTLx: 0<=x<=Length, 0<=y<=Height, 0<=z<=Width). */
  blankMm: z.strictObject({ length: z.number(), height: z.number(), width: z.number() }),
  section: sectionSchema,
  processings: z.array(processingSchema),
});
export type Body = z.infer<typeof bodySchema>;
