import { z } from 'zod';
import type { ErrorCode } from '../../values/errors/error-codes.ts';
import { commonPasswordParts } from './common-password-parts.ts';
import { emailSchema, lineSchema } from './user-form.schema.ts';

export const passwordLength = { min: 12, max: 200 } as const;

/** So many different characters must be left when everything that is guessed first is taken out. */
const fewestOwn = 5;

/**
 * Why a password is not taken; null: it is. Any characters count, also blanks; `names` are the user's own: user name, e-mail, company.
 * Length by NIST SP 800-63B and ASVS 6.2; instead of a list of leaked passwords, what such lists are made of does not count.
 */
export const checkPassword = (password: string, names: readonly string[] = []): ErrorCode | null => {
  const length = Array.from(password).length;
  if (length < passwordLength.min) return 'password_short';
  if (length > passwordLength.max) return 'invalid_input';
  const guessed = [...names.flatMap(partsOf), ...commonPasswordParts].toSorted((a, b) => b.length - a.length);
  const own = guessed.reduce((rest, part) => rest.replaceAll(part, ''), password.toLowerCase());
  return new Set(own).size < fewestOwn ? 'password_common' : null;
};

const partsOf = (name: string) =>
  name
    .toLowerCase()
    .split(/[^\p{L}\p{N}]/u)
    .filter((part) => part.length > 3);

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
