import { z } from 'zod';
import { passwordLength } from './check-password.ts';
import { emailSchema, lineSchema } from './user-form.schema.ts';

/** What a new customer registers with. Names may follow later: a company without one is called by its e-mail address. */
export const registrationFormSchema = z.strictObject({
  kind: z.enum(['company', 'private']),
  companyName: lineSchema(120).default(''),
  firstName: lineSchema(80).default(''),
  name: lineSchema(80).default(''),
  email: emailSchema,
  password: z.string().max(passwordLength.max),
  hasConsented: z.literal(true),
  /** Token of an address that design software handed over: its project is the new customer's first. */
  handover: z.string().min(1).max(200).optional(),
});
export type RegistrationForm = z.infer<typeof registrationFormSchema>;
