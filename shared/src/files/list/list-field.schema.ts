import { z } from 'zod';

/** What a column of a list may say. */
export const listFields = [
  'position',
  'name',
  'drawing',
  'quantity',
  'profile',
  'length',
  'width',
  'thickness',
  'grade',
  'note',
] as const;
export const listFieldSchema = z.enum(listFields);
export type ListField = (typeof listFields)[number];

export const listUnitSchema = z.enum(['mm', 'cm', 'm', 'in']);
export type ListUnit = z.infer<typeof listUnitSchema>;

/** What a list leaves open: its first rows, the heading among them, and what each column is taken for. */
export const openListSchema = z.strictObject({
  rows: z.array(z.array(z.string())),
  fields: z.array(listFieldSchema.nullable()),
});
export type OpenList = z.infer<typeof openListSchema>;
