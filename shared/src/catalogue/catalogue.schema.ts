import { z } from 'zod';
import { profileSchema } from './profile.schema.ts';

export const gradeSchema = z.strictObject({
  grade: z.string(),
  materialNumber: z.string(),
  kind: z.string(),
  densityKgPerM3: z.number(),
  galvanizable: z.boolean(),
  usualProcess: z.string(),
});
export type Grade = z.infer<typeof gradeSchema>;

export const sheetThicknessSchema = z.strictObject({
  thicknessMm: z.number(),
  stock: z.enum(['standard', 'optional']),
});
export type SheetThickness = z.infer<typeof sheetThicknessSchema>;

/** Base data that every customer may see and that reading a file needs: the reader is handed it, it never looks it up. */
export const catalogueSchema = z.strictObject({
  profiles: z.array(profileSchema),
  grades: z.array(gradeSchema),
  sheetThicknesses: z.array(sheetThicknessSchema),
});
export type Catalogue = z.infer<typeof catalogueSchema>;
