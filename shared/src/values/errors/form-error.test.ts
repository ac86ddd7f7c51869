import { expect, it } from 'vitest';
import { FormError, refuseForm } from './form-error.ts';

it('a form without errors is taken', () => expect(() => refuseForm([])).not.toThrow());

it('a refused form has an error for each field, and is the first of them for who tells but one', () => {
  const error = new FormError(
    { field: 'email', code: 'emailEmpty' },
    [{ field: 'step', code: 'option_gone', details: { type: '' } }],
    'contact',
  );
  expect([error.code, error.details]).toEqual(['emailEmpty', { field: 'email', form: 'contact' }]);
  expect(error.fields.map(({ code, details }) => [code, details])).toEqual([
    ['emailEmpty', { field: 'email', form: 'contact' }],
    ['option_gone', { field: 'step', type: '', form: 'contact' }],
  ]);
});
