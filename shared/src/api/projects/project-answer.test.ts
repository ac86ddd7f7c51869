import { expect, test } from 'vitest';
import { projectBodySchema } from './project-answer.ts';

test.each([
  ['complete', 'COMPLETE_PRODUCTION'],
  ['COMPLETE_PRODUCTION', 'COMPLETE_PRODUCTION'],
  ['singlePartsOnly', 'SINGLEPARTS_ONLY'],
  ['girderProfileOnly', 'SINGLEPARTS_ONLY'],
  ['flatPartsOnly', 'SINGLEPARTS_ONLY'],
])('the production type %s is taken as %s', (given, taken) => {
  expect(projectBodySchema.parse({ productionType: given }).productionType).toBe(taken);
});

test('an unknown production type is refused', () => {
  expect(projectBodySchema.safeParse({ productionType: 'toString' }).success).toBe(false);
});
