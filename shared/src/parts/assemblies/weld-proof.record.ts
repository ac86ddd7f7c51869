import { v5 } from 'uuid';
import { z } from 'zod';
import { defineRecord } from '../../values/define-record.ts';
import type { ProjectId } from '../../values/ids.ts';
import { seamSchema } from './seam.schema.ts';

export const weldDirectionSchema = z.enum(['ALONG', 'ACROSS', 'OBLIQUE']);
export type WeldDirection = z.infer<typeof weldDirectionSchema>;

/** Names the seams of one size between two positions of an assembly. */
export const weldJointSchema = z.strictObject({
  assemblyIndex: z.number().int().positive(),
  parts: seamSchema.shape.parts,
  aMm: seamSchema.shape.aMm,
});
export type WeldJoint = z.infer<typeof weldJointSchema>;

/** What the customer states of a joint for its proof by formula; the proof itself follows from it (proveWeld). Lies in the project's space. */
export const weldProofSchema = z.strictObject({
  id: z.uuid(),
  ...weldJointSchema.shape,
  /** Design value of the force on one such joint of one assembly, kN; its direction to the seam. */
  forceKn: z.number().positive().max(100_000),
  direction: weldDirectionSchema,
  /** Runs of equal length that the joint's seam is made of. */
  runCount: z.number().int().min(1).max(999),
});
export type WeldProof = z.infer<typeof weldProofSchema>;

export const weldProofRecord = defineRecord({
  kind: 'weldProof',
  version: 1,
  schema: weldProofSchema,
  migrations: {},
});

const namespace = '0b6d1e5a-3c0e-5d54-9f21-7c1be2a4d8f3';

/** The id of a joint's proof: the same on every device (UUIDv5). */
export const weldProofIdOf = (projectId: ProjectId, { assemblyIndex, parts, aMm }: WeldJoint) =>
  v5(`${projectId}/weld/${assemblyIndex}/${parts.join('-')}/${aMm}`, namespace);
