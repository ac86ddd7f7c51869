import { z } from 'zod';
import { idSchema, type UserId } from '../values/ids.ts';
import { lineSchema } from './forms/user-form.schema.ts';

/** What a key of a company opens; a call of the API names the one that it needs. Only ever added to. */
export const keyScopes = ['projects:read', 'projects:write', 'prices:read', 'orders:read', 'orders:write'] as const;
export type KeyScope = (typeof keyScopes)[number];

/** How many a company has at once. */
export const mostCompanyKeys = 50;

/** What is chosen of a new key. */
export const companyKeyFormSchema = z.strictObject({
  name: lineSchema(80).pipe(z.string().min(1)),
  scopes: z.array(z.enum(keyScopes)).min(1).max(keyScopes.length),
  /** Days until it ends by itself; null: it holds until it is revoked. */
  lifeDays: z.number().int().min(1).max(1095).nullable(),
  /** Of whoever makes it: a key outlives the session at an open device. */
  password: z.string().max(1000),
});
export type CompanyKeyForm = z.infer<typeof companyKeyFormSchema>;

/** A key as its company sees it: never the key itself. */
export const listedKeySchema = z.strictObject({
  keyId: z.uuid(),
  name: z.string(),
  /** How the key begins. */
  prefix: z.string(),
  scopes: z.array(z.enum(keyScopes)),
  madeBy: z.strictObject({ userId: idSchema<UserId>(), name: z.string() }),
  madeAt: z.iso.datetime(),
  expiresAt: z.iso.datetime().nullable(),
  usedAt: z.iso.datetime().nullable(),
  /** Why it opens nothing: too old, or who made it may not have keys any more. */
  stoppedBy: z.enum(['age', 'user']).nullable(),
});
export type ListedKey = z.infer<typeof listedKeySchema>;
