import { z } from 'zod';
import { profileFamilySchema } from '../catalogue/profile.schema.ts';
import { bodySchema } from '../geometry/body/body.schema.ts';
import { fileTimberSchema } from '../timber/file-timber/file-timber.schema.ts';
import { ralNumberSchema, surfaceSchema } from './surface.schema.ts';

export const partCategorySchema = z.enum(['FLAT', 'GIRDER', 'PROFILE', 'ASSEMBLY']);
export type PartCategory = z.infer<typeof partCategorySchema>;

/** A reason or finding: a code that the app words in the user's language, and the values its sentence names. */
export const remarkSchema = z.strictObject({
  code: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type Remark = z.infer<typeof remarkSchema>;

/** Measures of one piece, rounded once, before any price sees them (1 mm3, 1 mm2, 0.01 mm). */
export const partMeasuresSchema = z.strictObject({
  netVolumeMm3: z.number().int().nonnegative(),
  /** Everything that paint or zinc touches, mm2. */
  surfaceMm2: z.number().int().nonnegative(),
  /** Bounding dimensions of the finished piece, 0.01 mm. */
  dimensionsMm: z.strictObject({ x: z.number(), y: z.number(), z: z.number() }),
  /** FLAT: length of all laser-cut contours, outer and inner, 0.01 mm; 0 for profiles. */
  contourMm: z.number().nonnegative(),
  /** FLAT: number of contours to pierce (outer contour included); 0 for profiles. */
  pierces: z.number().int().nonnegative(),
  /** Holes that are drilled (not laser-cut), by diameter and depth in material; count is per piece. */
  drilledHoles: z.array(z.strictObject({ diameterMm: z.number(), depthMm: z.number(), count: z.number().int() })),
  /** All round holes, drilled or cut, for display. A hole through both walls of a hollow section counts twice. */
  holes: z.array(z.strictObject({ diameterMm: z.number(), depthMm: z.number(), count: z.number().int() })),
  /** Saw cuts of a profile: area of the section cut (1 mm2) and the angle out of square (0 = straight), per piece. */
  sawCuts: z.array(z.strictObject({ sectionMm2: z.number().int(), bevelDeg: z.number(), count: z.number().int() })),
  /** What a milling cutter takes out, and the steel in it, 1 mm3; what goes through a plate is a contour instead. */
  recesses: z.strictObject({ count: z.number().int().nonnegative(), volumeMm3: z.number().int().nonnegative() }),
  /** How volume and surface were obtained. */
  method: z.enum(['closed-form', 'solid']),
});
export type PartMeasures = z.infer<typeof partMeasuresSchema>;

/** A piece's place in the project: point p of the part lies at origin + p.x*xAxis + p.y*yAxis + p.z*(xAxis x yAxis). */
export const placementSchema = z.strictObject({
  origin: z.tuple([z.number(), z.number(), z.number()]),
  xAxis: z.tuple([z.number(), z.number(), z.number()]),
  yAxis: z.tuple([z.number(), z.number(), z.number()]),
});
export type Placement = z.infer<typeof placementSchema>;

/** What a file says of one position: immutable, the same on device and server, sent in packs. */
export const partFactsSchema = z.strictObject({
  /** Place in the reading, 1-based; the part's id is partIdOf(projectId, index). */
  index: z.number().int().positive(),
  name: z.string(),
  drawingNumber: z.string(),
  /** Index of the assembly it belongs to, or null for a loose part. */
  assembly: z.number().int().positive().nullable(),
  /** Pieces within one assembly (or in the project, for a loose part). */
  quantitySingle: z.number().int().positive(),
  /** Pieces in the whole project as the file has it. */
  quantity: z.number().int().positive(),
  category: partCategorySchema,
  /** Key of the profile catalogue; null for a plate, or when none was found. */
  profileId: z.string().nullable(),
  /** Designation as in the catalogue, else as the file wrote it. */
  profileName: z.string(),
  profileFamily: profileFamilySchema.nullable(),
  /** The grade as recognised ('S235JR'), or null. */
  grade: z.string().nullable(),
  thicknessMm: z.number().nullable(),
  body: bodySchema,
  measures: partMeasuresSchema,
  taken: z.enum(['recognised', 'guessed', 'left-out']),
  /** Why it was taken, guessed or left out. */
  reasons: z.array(remarkSchema),
  /** What is wrong with it or puts it on request (codes 'request.*' put it on request, 'warn.*' only warn). */
  findings: z.array(remarkSchema),
  /** Places of its pieces in the project; the first quantitySingle of them are those of one assembly. */
  placements: z.array(placementSchema),
  /** Ends of a hollow section that other parts of its assembly close; absent when none is. */
  cappedEnds: z.number().int().min(1).max(2).optional(),
  /**
   * Bends of a flat plate that say their inner radius: from the bend line to where the material beside it ends first (null: not sure) and to
   * the edges of holes, along the flat plate.
   */
  bends: z
    .array(
      z.strictObject({
        radiusMm: z.number().positive(),
        angleDeg: z.number(),
        legMm: z.number().nullable(),
        holes: z.array(z.strictObject({ diameterMm: z.number(), distanceMm: z.number() })),
      }),
    )
    .optional(),
  /** What the wood of the same file says of it; absent where it touches none. */
  fileTimber: fileTimberSchema.optional(),
  /** Surface and colour where the file states them. */
  surface: surfaceSchema.optional(),
  ralNumber: ralNumberSchema.optional(),
  /** What the author of the file noted at it, name and value. */
  userAttributes: z.array(z.strictObject({ name: z.string(), value: z.string() })).optional(),
  /** Colour of the CAD model, 0..255 each. */
  colour: z.strictObject({ red: z.number().int(), green: z.number().int(), blue: z.number().int() }).optional(),
});
export type PartFacts = z.infer<typeof partFactsSchema>;
