import { z } from 'zod';
import { defineRecord } from '../../values/define-record.ts';
import { fileHashSchema } from '../../values/ids.ts';

/** What drawings and calculations of welds may come as. */
export const documentTypes = ['pdf', 'doc', 'docx', 'xls', 'xlsx'] as const;
export type DocumentType = (typeof documentTypes)[number];

/** Largest drawing or calculation, and how many a project has. */
export const weldCertLimits = { fileBytes: 20_000_000, fileCount: 50 } as const;

/** A drawing or calculation of welds that the customer has uploaded. Lies in the project's space; its id is the API's repoFileId. */
export const weldCertFileSchema = z.strictObject({
  id: z.uuid(),
  fileNameOriginal: z.string().min(1).max(255),
  fileHash: fileHashSchema,
  type: z.enum(documentTypes),
  byteCount: z.number().int().positive().max(weldCertLimits.fileBytes),
  addedAt: z.string(),
});
export type WeldCertFile = z.infer<typeof weldCertFileSchema>;

export const weldCertFileRecord = defineRecord({
  kind: 'weldCertFile',
  version: 1,
  schema: weldCertFileSchema,
  migrations: {},
});
