import { expect, it } from 'vitest';
import { comparedFields, fieldsIn, matchesExpected, sameValue, valueIn } from './expected-value.ts';

it('a surface is told with its colour, as null where it has none', () => {
  expect(valueIn({ surface: 'POWDER_COATED', ralNumber: '7016' }, 'surface')).toEqual({
    surface: 'POWDER_COATED',
    ralNumber: '7016',
  });
  expect(valueIn({ surface: 'RAW' }, 'surface')).toEqual({ surface: 'RAW', ralNumber: null });
  expect(fieldsIn({}, 'surface')).toEqual(['surface', 'ralNumber']);
});

it('a place is street, postcode, town and country of an address, and told as one', () => {
  const place = { street: 'Weg 1', zip: '4020', city: 'Linz', countryIso: 'AT' };
  expect(valueIn({ ...place, phone: '1' }, 'place')).toEqual(place);
  expect(valueIn(null, 'place')).toBeUndefined();
  expect(fieldsIn(place, 'place')).toEqual(['street', 'zip', 'city', 'countryIso']);
  expect(comparedFields(['zip', 'phone', 'city'])).toEqual(['place', 'phone']);
  expect(comparedFields(['ralNumber', 'measuredAs', 'quantity'])).toEqual(['surface', 'profileId', 'quantity']);
});

it('what was not set is undefined, and a whole row is itself', () => {
  expect(valueIn({ ralNumber: null }, 'surface')).toBeUndefined();
  expect(valueIn(null, 'quantity')).toBeUndefined();
  expect(valueIn({ id: 'a' }, '')).toEqual({ id: 'a' });
});

it('values are the same in all that both of them say', () => {
  expect(sameValue({ surface: 'RAW', ralNumber: null }, { surface: 'RAW' })).toBe(true);
  expect(sameValue({ surface: 'RAW', ralNumber: '7016' }, { surface: 'RAW', ralNumber: '9005' })).toBe(false);
  expect(sameValue(4, '4')).toBe(false);
  expect(sameValue({ surface: 'RAW' }, null)).toBe(false);
});

it('of the trash bin it counts whether a project lies there, not since when', () => {
  expect(valueIn({ trashedAt: '2026-11-21T09:00:00Z' }, 'trashedAt')).toBe(true);
  expect(valueIn({ trashedAt: null }, 'trashedAt')).toBe(false);
  expect(valueIn(null, 'trashedAt')).toBeUndefined();
});

it('a value is seen by whoever was shown it and had been told it', () => {
  expect(matchesExpected({ value: 5 }, 5)).toBe(true);
  expect(matchesExpected({ value: 5, told: 5 }, 5)).toBe(true);
  expect(matchesExpected({ value: 5, told: null }, 5)).toBe(false);
  expect(matchesExpected({ value: 4, told: 5 }, 5)).toBe(false);
  expect(matchesExpected({ value: undefined }, 5)).toBe(false);
});

it('what was given up is seen by whoever had been told that there is nothing, or does not say what he was told', () => {
  expect(matchesExpected({ value: 'S235JR', told: null }, undefined)).toBe(true);
  expect(matchesExpected({ value: 'S355J2', told: 'S355J2' }, undefined)).toBe(false);
  expect(matchesExpected({ value: 'S235JR' }, undefined)).toBe(true);
  expect(matchesExpected({ value: undefined }, undefined)).toBe(false);
});
