import { z } from 'zod';
import { type CustomerId, idSchema, type UserId } from '../values/ids.ts';
import { knownPermissionsSchema } from './permission.schema.ts';

/** Who acts: read from the database on the server for each request, remembered on the device from the last contact. */
export const actorSchema = z.object({
  userId: idSchema<UserId>(),
  customerId: idSchema<CustomerId>(),
  userName: z.string(),
  firstName: z.string(),
  name: z.string(),
  customerName: z.string(),
  customerKind: z.enum(['company', 'private']),
  permissions: knownPermissionsSchema,
  seesPrices: z.boolean(),
});
export type Actor = z.infer<typeof actorSchema>;
