import { z } from 'zod';
import { describeCall } from '../describe-call.ts';

/** `size` is the picture's width in pixels; it is three quarters as high. */
export const pictureQuerySchema = z.strictObject({
  size: z
    .string()
    .regex(/^\d{2,4}$/)
    .transform(Number)
    .pipe(z.number().min(64).max(2048))
    .default(640),
  token: z.string().optional(),
});

/** Pictures of projects, assemblies and parts. */
export const pictureCalls = [
  describeCall({
    method: 'get',
    path: '/project/image/{fileId}',
    summary: 'A picture as PNG, by the ids that imageFileMap gives.',
    permission: 'session',
    token: 'query',
    querySchema: pictureQuerySchema,
    answer: { contentType: 'image/png', schema: null },
    errors: ['not_found', 'too_many_tries'],
  }),
] as const;
