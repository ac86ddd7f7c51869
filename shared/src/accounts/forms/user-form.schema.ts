import { z } from 'zod';
import { permissionSchema } from '../../records/permission.schema.ts';
import { userSchema } from '../user.record.ts';

/** One line of text as a form holds it. */
export const lineSchema = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u);

export const emailSchema = z.string().trim().max(120).pipe(z.email());

/** A user as his form sends him. A name to sign in with holds no blanks. */
export const userFormSchema = z.strictObject({
  userName: lineSchema(120).pipe(z.string().regex(/^\S{3,}$/)),
  email: emailSchema,
  firstName: lineSchema(80).pipe(z.string().min(1)),
  name: lineSchema(80).pipe(z.string().min(1)),
  permissions: z.array(permissionSchema).max(6),
  seesPrices: z.boolean(),
  active: z.boolean(),
  /** Left out: it stays as it is. */
  spendingLimit: userSchema.shape.spendingLimit,
});
export type UserForm = z.infer<typeof userFormSchema>;
