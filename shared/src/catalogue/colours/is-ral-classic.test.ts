import { expect, test } from 'vitest';
import { isRalClassic } from './is-ral-classic.ts';
import { seedRalColours } from './seed-ral-colours.ts';

test.each(['1000', '2017', '3020', '6039', '7016', '9012', '9023'])('%s is a number of RAL Classic', (number) =>
  expect(isRalClassic(number)).toBe(true),
);

test.each(['9999', '1234', '0000', '1008', '701', '70160', '', 'RAL 7016', 'constructor'])(
  '%j is no number of RAL Classic',
  (number) => expect(isRalClassic(number)).toBe(false),
);

test('every colour that a new shop offers is one of RAL Classic', () =>
  expect(seedRalColours().filter(({ ral }) => !isRalClassic(ral))).toEqual([]));
