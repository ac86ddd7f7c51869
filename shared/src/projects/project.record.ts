import { z } from 'zod';
import { assistantStepSchema } from '../parts/assistant/assistant-step.schema.ts';
import { serviceClassSchema, woodSchema } from '../parts/findings/installation.schema.ts';
import { ralNumberSchema, surfaceSchema } from '../parts/surface.schema.ts';
import { defineRecord } from '../values/define-record.ts';
import { fileHashSchema, idSchema, type ProjectId, type UserId } from '../values/ids.ts';

export const manualPriceStateSchema = z.enum(['none', 'set', 'fixed']);
export type ManualPriceState = z.infer<typeof manualPriceStateSchema>;

/** A project's header: what lists show without opening it. Carries no amount. Lies in the customer's space. */
export const projectSchema = z.strictObject({
  id: idSchema<ProjectId>(),
  /** The number people say; null until the server has given one. */
  number: z.number().int().nullable(),
  name: z.string().max(256),
  drawingId: z.string().max(256),
  comment: z.string().max(2000),
  additionalText: z.string().max(2000),
  userId: idSchema<UserId>(),
  fileHash: fileHashSchema,
  fileName: z.string().max(255),
  /** Its parts were made from forms; its file is made of them. */
  hasSingleParts: z.boolean().optional(),
  /** The server's reading of the file: 'waiting' until it is done; the device shows its own reading meanwhile. */
  reading: z.enum(['waiting', 'read', 'refused']),
  /** Error code and place of a refused file, as JSON; '' otherwise. */
  readingRefusal: z.string(),
  surface: surfaceSchema,
  ralNumber: ralNumberSchema,
  productionType: z.enum(['COMPLETE_PRODUCTION', 'SINGLEPARTS_ONLY']),
  /** Certificates of the material (EN 10204) are wanted. */
  materialCertificate: z.boolean().optional(),
  /** Declaration of performance (EN 1090-1) by formula or by drawings; null or absent: none. */
  weldingCertificate: z.enum(['STANDARD', 'CUSTOM']).nullable().optional(),
  /** Where the steel is built in (EN 1995-1-1, 2.3.1.3): 1 inside and dry, 2 under a roof, 3 in the weather; absent: not said. */
  serviceClass: serviceClassSchema.nullable().optional(),
  /** The wood that it touches; absent: not said. */
  wood: woodSchema.nullable().optional(),
  /** Steps of the assistant that are answered; absent in a project that has not been through it. */
  doneSteps: z.array(assistantStepSchema).optional(),
  /** All steps of the assistant that show are answered. */
  settingComplete: z.boolean().optional(),
  /** The details open when the assistant is finished; absent: they do. */
  detailsOnFinish: z.boolean().optional(),
  /** Sums over the taken parts, kept by whoever ran the last change. */
  partCount: z.number().int(),
  positionCount: z.number().int(),
  assemblyCount: z.number().int(),
  netWeightG: z.number().int(),
  /** Pieces that the weight leaves out, because nothing says theirs; absent: none. */
  unweighedCount: z.number().int().positive().optional(),
  surfaceMm2: z.number().int(),
  onRequest: z.boolean(),
  /** Why parts have no price by themselves: the reasons' codes with the number of positions, most frequent first. */
  requestReasons: z.array(z.strictObject({ code: z.string(), positionCount: z.number().int() })).optional(),
  /** Whether a price set by hand is in force, and whether it blocks edits. The amount lies in the price space. */
  manualPrice: manualPriceStateSchema.optional(),
  /** When the customer asked for a price that has not been given yet. */
  priceRequestedAt: z.string().nullable().optional(),
  /** The project of parts that the last request was answered with. */
  answerProjectId: idSchema<ProjectId>().nullable().optional(),
  /** The project whose file this one is a later version of. */
  revisionOf: idSchema<ProjectId>().optional(),
  /** When it was taken in place of that one; null or absent: it was not. */
  revisionTakenAt: z.string().nullable().optional(),
  createdAt: z.string(),
  changedAt: z.string(),
  /** Set by the first order: from then on the project is read-only. */
  orderedAt: z.string().nullable(),
  /** All its orders were cancelled: still read-only, it may be ordered again or copied. */
  isOrderCancelled: z.boolean().optional(),
  trashedAt: z.string().nullable(),
});
export type Project = z.infer<typeof projectSchema>;

export const projectRecord = defineRecord({ kind: 'project', version: 1, schema: projectSchema, migrations: {} });
