import { z } from 'zod';
import { permissionSchema } from '../records/permission.schema.ts';
import { defineRecord } from '../values/define-record.ts';
import { idSchema, type UserId } from '../values/ids.ts';

/** A user as colleagues see him. Lies in the customer's space; passwords and sessions never leave the server. */
export const userSchema = z.strictObject({
  id: idSchema<UserId>(),
  userName: z.string().max(120),
  email: z.string().max(120),
  firstName: z.string().max(80),
  name: z.string().max(80),
  permissions: z.array(permissionSchema),
  seesPrices: z.boolean(),
  active: z.boolean(),
});
export type User = z.infer<typeof userSchema>;

export const userRecord = defineRecord({ kind: 'user', version: 1, schema: userSchema, migrations: {} });
