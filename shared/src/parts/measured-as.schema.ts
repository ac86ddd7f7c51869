import { z } from 'zod';
import { profileFamilySchema } from '../catalogue/profile.schema.ts';
import { sectionSchema } from '../geometry/body/body.schema.ts';
import { partCategorySchema, partMeasuresSchema, remarkSchema } from './part-facts.schema.ts';

/** What a part is once a profile of the catalogue was chosen for it, in place of what its file says. */
export const measuredAsSchema = z.strictObject({
  profileName: z.string().max(256),
  profileFamily: profileFamilySchema,
  category: partCategorySchema,
  grade: z.string().max(40).nullable(),
  thicknessMm: z.number().nullable(),
  section: sectionSchema,
  measures: partMeasuresSchema,
  /** All findings of the part with this profile. */
  findings: z.array(remarkSchema).max(1000),
});
export type MeasuredAs = z.infer<typeof measuredAsSchema>;
