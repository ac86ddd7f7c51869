import { expect, test } from 'vitest';
import { workedBeam, workedFacts, workedPlate } from '../../../../shared/samples/worked-parts.ts';
import { partStock } from './part-stock.ts';

test('a profile is called by its designation', () => expect(partStock({ facts: workedBeam() })).toBe('HEA 200'));
test('a plate is called by its thickness', () => expect(partStock({ facts: workedPlate() })).toBe('t = 10 mm'));
test('a thickness keeps its decimals', () =>
  expect(partStock({ facts: workedFacts({ thicknessMm: 1.5 }) })).toBe('t = 1,50 mm'));
test('what has neither is told by its cross-section', () => {
  const body = { ...workedBeam().body, blankMm: { length: 3000, height: 120, width: 60 } };
  expect(partStock({ facts: workedFacts({ category: 'PROFILE', body }) })).toBe('120 × 60 mm');
});
