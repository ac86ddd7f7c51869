import { FormError } from '@knotenblech/shared/values/errors/form-error.ts';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { type FormCheck, parseForm } from './read-json.ts';

const schema = z.strictObject({ email: z.string().min(1), count: z.number().optional() });
const check: FormCheck = ({ text }) => (text('email').trim() === '' ? [{ field: 'email', code: 'emailEmpty' }] : []);
const refused = (given: unknown) => {
  try {
    return parseForm(given, { schema, check });
  } catch (error) {
    if (!(error instanceof FormError)) throw error;
    return error.fields.map(({ code, details }) => `${String(details['field'])} ${code}`);
  }
};

it('a whole form is taken', () => expect(refused({ email: 'a', count: 1 })).toEqual({ email: 'a', count: 1 }));

it.each([
  [{}, ['email emailEmpty']],
  [{ email: null }, ['email emailEmpty']],
  [{ email: ' ', count: 'x' }, ['email emailEmpty', 'count invalid_input']],
  [{ email: 5, more: 1 }, ['email invalid_input', 'more invalid_input']],
])('of %j each field is told', (given, told) => expect(refused(given)).toEqual(told));

it('what is no form is refused by its schema', () => {
  expect(() => parseForm('x', { schema, check: () => [] })).toThrow(z.ZodError);
});
