import { z } from 'zod';
import { permissionSchema } from '../records/permission.schema.ts';
import { defineRecord } from '../values/define-record.ts';
import { idSchema, type UserId } from '../values/ids.ts';

/** From which net amount on somebody's orders go to others first, and to whom. */
export const spendingLimitSchema = z.strictObject({
  /** Net, of one order; 0: every order waits. */
  limitCents: z.number().int().min(0).max(100_000_000),
  /** All who may order, all administrators of the company, or these. */
  approvers: z.union([z.enum(['orderers', 'admins']), z.array(idSchema<UserId>()).min(1).max(50)]),
});
export type SpendingLimit = z.infer<typeof spendingLimitSchema>;

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
  /** Absent or null: he orders whatever it costs. */
  spendingLimit: spendingLimitSchema.nullable().optional(),
});
export type User = z.infer<typeof userSchema>;

export const userRecord = defineRecord({ kind: 'user', version: 1, schema: userSchema, migrations: {} });
