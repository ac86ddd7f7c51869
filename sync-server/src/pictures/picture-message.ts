import type { PictureOrder } from '@knotenblech/shared/geometry/pieces/draw-pieces.ts';
import { z } from 'zod';

/** What the drawing child is asked. */
export type PictureRequest = { order: PictureOrder; widthPx: number; heightPx: number };

const mostBytes = 32 * 1024 * 1024;
const pngStart = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

const png = z
  .instanceof(Uint8Array)
  .refine((bytes) => bytes.length < mostBytes && pngStart.every((byte, index) => bytes[index] === byte));

/** What it answers. Never trusted: always parsed. */
export const pictureMessageSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('drawn'), png }),
  z.strictObject({ kind: z.literal('broken'), problem: z.string().max(4000) }),
]);
export type PictureMessage = z.infer<typeof pictureMessageSchema>;
