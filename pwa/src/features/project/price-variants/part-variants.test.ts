import type { Part } from '@knotenblech/shared/parts/part.ts';
import { priceProject } from '@knotenblech/shared/prices/project/price-project.ts';
import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import { expect, test } from 'vitest';
import {
  workedBeam,
  workedGrades,
  workedPart,
  workedPlate,
  workedTariff,
} from '../../../../../shared/samples/worked-parts.ts';
import { partVariants } from './part-variants.ts';

const tariff = workedTariff();
const plate = workedPart(workedPlate(1));
const beam = workedPart(workedBeam(2), { surface: 'ZINCED' });
const priceOf = (parts: readonly Part[]) => priceProject({ parts, tariff, grades: workedGrades });
const variantsOf = (part: Part, parts: readonly Part[]) =>
  partVariants(part, {
    source: { project: { id: 'p' } as unknown as Project, grades: workedGrades },
    tariff,
    pricing: priceOf(parts),
  });

test('five surfaces by the ladder, with the quantity as it is among its steps', () => {
  const variants = variantsOf(plate, [plate, beam]);
  expect(variants.map(([first]) => first?.surface)).toEqual([
    'RAW',
    'ZINCED',
    'COATED',
    'POWDER_COATED',
    'POWDER_COATED_CUSTOM',
  ]);
  expect(variants[0]?.map(({ pieces }) => pieces)).toEqual([1, 2, 4, 5, 10, 25, 50, 100]);
});

test('every variant costs what the project would count for the part once it is chosen', () => {
  for (const part of [plate, beam])
    for (const { surface, ralNumber, pieces, positionCents } of variantsOf(part, [plate, beam]).flat()) {
      const chosen = [plate, beam].map((each) =>
        each.id === part.id ? { ...each, surface, ralNumber, quantity: pieces } : each,
      );
      const { parts } = priceOf(chosen.map((each) => ({ ...each, facts: { ...each.facts } })));
      expect(positionCents).toBe(parts.get(part.index)?.positionCents);
    }
});

test('a quantity that was chosen before can stay a step', () => {
  const around = { source: { project: { id: 'p' } as unknown as Project, grades: workedGrades }, tariff };
  const [row] = partVariants(plate, { ...around, pricing: priceOf([plate]), alsoQuantities: [12] });
  expect(row?.map(({ pieces }) => pieces)).toEqual([1, 2, 4, 5, 10, 12, 25, 50, 100]);
});

test('a surface that cannot be made has no price', () => {
  const stainless = workedPart(workedPlate(1), { grade: '1.4301' });
  expect(variantsOf(stainless, [stainless]).map(([first]) => first?.positionCents === null)).toEqual([
    false,
    true,
    false,
    false,
    false,
  ]);
});

test('a welded part has the surface of its assembly only', () =>
  expect(variantsOf({ ...plate, isWelded: true }, [plate])).toHaveLength(1));

test('comparing leaves the kept price of the part as it is', () => {
  const before = priceOf([plate]).parts.get(1);
  variantsOf(plate, [plate]);
  expect(priceOf([plate]).parts.get(1)).toBe(before);
});
