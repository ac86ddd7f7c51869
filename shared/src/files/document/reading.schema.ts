import { z } from 'zod';
import { seamSchema } from '../../parts/assemblies/seam.schema.ts';
import { partFactsSchema, remarkSchema } from '../../parts/part-facts.schema.ts';
import { ralNumberSchema, surfaceSchema } from '../../parts/surface.schema.ts';
import { openListSchema } from '../list/list-field.schema.ts';
import { partFormats } from './part-formats.schema.ts';

/** Raised when a reading of the same bytes would come out differently. */
export const readerVersion = 11;

export const assemblyFactsSchema = z.strictObject({
  /** Place in the reading, 1-based; the id is assemblyIdOf(projectId, index). */
  index: z.number().int().positive(),
  name: z.string(),
  drawingNumber: z.string(),
  /** Index of the assembly it is nested in, or null. */
  parent: z.number().int().positive().nullable(),
  /** Pieces within its parent (or in the project). */
  quantity: z.number().int().positive(),
  /** Surface and colour where the file states them. */
  surface: surfaceSchema.optional(),
  ralNumber: ralNumberSchema.optional(),
  /** Welds of one such assembly, without those of assemblies nested in it. */
  seams: z.array(seamSchema).optional(),
});
export type AssemblyFacts = z.infer<typeof assemblyFactsSchema>;

/** A bar or sheet of stock that the file lays parts into. */
const stockSchema = z.strictObject({
  name: z.string(),
  lengthMm: z.number(),
  heightMm: z.number(),
  widthMm: z.number(),
  count: z.number().int().positive(),
  /** Indexes of the positions that lie in it. */
  parts: z.array(z.number().int().positive()),
});

/** Everything of a reading but the parts. */
export const readingHeadSchema = z.strictObject({
  readerVersion: z.number().int(),
  /** other: a file that is not read; its type stands in formatVersion. */
  format: z.enum([...partFormats, 'list', 'other']),
  formatVersion: z.string(),
  /** Program that wrote the file, '' when the file does not say. */
  program: z.string(),
  projectName: z.string(),
  assemblies: z.array(assemblyFactsSchema),
  /** Parts in the file before merging equal ones, and positions after. */
  filePartCount: z.number().int(),
  positionCount: z.number().int(),
  findings: z.array(remarkSchema),
  /** Stock that the file nests its parts in; it is no part and is not counted. */
  stock: z.array(stockSchema).optional(),
  /** A list that somebody has to say the columns of. */
  openList: openListSchema.optional(),
  /** Drawings that lie beside the document in its zip; they are listed and never opened. */
  drawings: z.array(z.strictObject({ name: z.string(), bytes: z.number().int() })).optional(),
});
export type ReadingHead = z.infer<typeof readingHeadSchema>;

/** What was read from one file: the same bytes give the same reading on device and server. */
export const readingSchema = z.strictObject({ head: readingHeadSchema, parts: z.array(partFactsSchema) });
export type Reading = z.infer<typeof readingSchema>;

/** Parts travel and are stored in packs of this many. */
export const partsPerPack = 100;
