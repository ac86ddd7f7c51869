import { z } from 'zod';

export const profileFamilySchema = z.enum([
  'HEA',
  'HEB',
  'HEM',
  'HEAA',
  'IPE',
  'IPEA',
  'IPEO',
  'IPN',
  'HD',
  'HL',
  'HP',
  'UB',
  'UC',
  'UPN',
  'UPE',
  'UAP',
  'PFC',
  'L_EQUAL',
  'L_UNEQUAL',
  'T',
  'RHS',
  'SHS',
  'CHS',
  'FL',
  'BFL',
  'RD',
  'SQ',
]);
export type ProfileFamily = z.infer<typeof profileFamilySchema>;

/** One section of the catalogue. mm, cm2, kg/m and m2/m as tabulated; which measures are set depends on the family. */
export const profileSchema = z.strictObject({
  id: z.string(),
  designation: z.string(),
  family: profileFamilySchema,
  process: z.string(),
  hMm: z.number().nullable(),
  bMm: z.number().nullable(),
  twMm: z.number().nullable(),
  tfMm: z.number().nullable(),
  rMm: z.number().nullable(),
  r2Mm: z.number().nullable(),
  dMm: z.number().nullable(),
  tMm: z.number().nullable(),
  areaCm2: z.number(),
  massKgPerM: z.number(),
  surfaceM2PerM: z.number(),
});
export type Profile = z.infer<typeof profileSchema>;
