import { expect, test } from 'vitest';
import { countryChoices } from './address-form.tsx';

test('countries stand by their name in the language, in its alphabet', () => {
  expect(countryChoices(['DE', 'AT', 'CH'], 'de').map((choice) => choice.label)).toEqual([
    'Deutschland',
    'Österreich',
    'Schweiz',
  ]);
  expect(countryChoices(['DE', 'AT', 'CH'], 'fr').map((choice) => choice.value)).toEqual(['DE', 'AT', 'CH']);
});
