import { expect, test } from 'vitest';
import { workedGrades, workedPart, workedPlate, workedTariff } from '../../../samples/worked-parts.ts';
import type { PartFacts } from '../../parts/part-facts.schema.ts';
import { priceProject } from '../project/price-project.ts';
import { missingPrices } from './open-decisions.ts';

const tariff = workedTariff();
const raw = { surface: 'RAW', ralNumber: null } as const;
const powder = { surface: 'POWDER_COATED', ralNumber: null } as const;
const thick = { ...workedPlate(3), thicknessMm: 61 };

const missingOf = (
  chosen: readonly [PartFacts, object][],
  project: { surface: typeof raw.surface | typeof powder.surface; ralNumber: null } = raw,
) => {
  const parts = chosen.map(([facts, choice]) => workedPart(facts, choice));
  const pricing = priceProject({ parts, tariff, grades: workedGrades });
  return missingPrices({ pricing, project, assemblies: [], parts });
};

test('a total of parts that all have a price misses nothing', () => {
  expect(missingOf([[workedPlate(1), {}]])).toBeNull();
});

test('parts without a colour are counted, and mended where their surface was chosen', () => {
  const colourless = [1, 2].map((index): [PartFacts, object] => [workedPlate(index), powder]);
  const reasons = [{ code: 'request.colour-missing', positionCount: 2 }];
  expect(missingOf(colourless, powder)).toEqual({ partCount: 2, assemblyCount: 0, reasons, place: 'project' });
  expect(missingOf(colourless)).toMatchObject({ place: { part: 1 } });
});

test('what can be completed is shown before what is on request', () => {
  const missing = missingOf([
    [thick, {}],
    [workedPlate(4), { grade: null }],
  ]);
  expect(missing).toMatchObject({ partCount: 2, place: { part: 4 } });
  expect(missingOf([[thick, {}]])).toMatchObject({ partCount: 1, place: { part: 3 } });
});
