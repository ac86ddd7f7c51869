import { expect, test } from 'vitest';
import {
  workedBeam,
  workedGrades,
  workedHeadPlate,
  workedPart,
  workedPlate,
  workedTariff,
  workedTube,
} from '../../../samples/worked-parts.ts';
import type { Part } from '../../parts/part.ts';
import { withVat } from '../../values/decimal.ts';
import { priceProject } from '../project/price-project.ts';
import { centsEach, ladderQuantities, ladderRows, rowDifference } from './ladder-rows.ts';
import type { LadderSubject } from './ladder-subject.ts';
import { priceLadder } from './price-ladder.ts';

const tariff = workedTariff();
const rowsOf = (
  parts: readonly Part[],
  subject: LadderSubject,
  quantities: number[],
  vatRate: number | null = null,
) => {
  const input = { parts, tariff, grades: workedGrades };
  const ladder = priceLadder({ ...input, pricing: priceProject(input) }, subject, quantities);
  return ladder ? ladderRows(ladder, vatRate) : null;
};
const firstPart = { kind: 'part', index: 1 } as const;
const nothing = { setup: 0, material: 0, work: 0, surface: 0, projectCharge: 0, surfaceMinimum: 0, others: 0 };

test('the plate of the worked prices alone in its project', () => {
  const rows = rowsOf([workedPart(workedPlate())], firstPart, [1, 4, 10]);
  expect(rows).toMatchObject([
    { priceCents: 2002, eachCents: 2002, withProjectCents: 4502 },
    { priceCents: 5257, eachCents: 1314, withProjectCents: 1939, isPresent: true },
    { priceCents: 11767, eachCents: 1177, withProjectCents: 1427 },
  ]);
  expect(rows?.map(({ shares }) => shares)).toEqual([
    { ...nothing, setup: 917, material: 736, work: 349, projectCharge: 2500 },
    { ...nothing, setup: 229, material: 736, work: 349, projectCharge: 625 },
    { ...nothing, setup: 92, material: 736, work: 349, projectCharge: 250 },
  ]);
});

test.each([null, 1900])(
  'a piece costs in the ladder what its list says once that quantity is chosen, VAT %s',
  (vatRate) => {
    const shown = (cents: number) => (vatRate === null ? cents : withVat(cents, vatRate));
    const made = [
      workedPart(workedPlate()),
      workedPart(workedBeam(2)),
      workedPart(workedTube(3), { surface: 'ZINCED' }),
    ];
    for (const { index } of made)
      for (const { quantity, eachCents } of rowsOf(made, { kind: 'part', index }, [1, 2, 3, 7, 50], vatRate) ?? []) {
        const parts = made.map((part) =>
          part.index === index ? { ...part, quantity, quantitySingle: quantity } : part,
        );
        const listed = priceProject({ parts, tariff, grades: workedGrades }).parts.get(index);
        expect(centsEach(shown(listed?.positionCents ?? 0), quantity)).toBe(eachCents);
      }
  },
);

test('beside another part the setup of the project is not caused by it', () => {
  const [row] = rowsOf([workedPart(workedPlate()), workedPart(workedHeadPlate(2))], firstPart, [4]) ?? [];
  expect(row).toMatchObject({ eachCents: 1314, withProjectCents: 1314 });
});

test('one more beam brings the cheaper class of galvanising, for other positions too', () => {
  const beams = [1, 2].map((index) =>
    workedPart(workedBeam(index), { surface: 'ZINCED', quantity: 2, quantitySingle: 2 }),
  );
  const [one, two] = rowsOf(beams, firstPart, [1, 2]) ?? [];
  // 3 x 128.703 kg are up to 500 kg: 586.85; 4 x: 546.15. The other two beams then cost 2 x 40.70 less: half of it a piece.
  expect(one?.priceCents).toBe(58685 + 713);
  expect(two?.priceCents).toBe(2 * 54615 + 713);
  expect(one && two && rowDifference(one, two)).toContainEqual({ share: 'others', cents: -4070 });
});

test('the powder-coated frame of the worked prices, once and twice', () => {
  const powder = { surface: 'POWDER_COATED', ralNumber: '7016' } as const;
  const frame = [workedPart(workedTube(1), powder), workedPart(workedHeadPlate(2), powder)];
  // Twice: 257.57 + 68.61 + 25.00 + 100.00 - 57.88 - 16.44 = 376.86
  expect(rowsOf(frame, { kind: 'project' }, [1, 2])).toMatchObject([
    { priceCents: 25660, eachCents: 25660, shares: { projectCharge: 2500, surfaceMinimum: 6284 } },
    { priceCents: 37686, eachCents: 18843, shares: { projectCharge: 1250, surfaceMinimum: 1284 } },
  ]);
});

test('with VAT each price is the one that the screen shows, and its parts add up to it', () => {
  const [row] = rowsOf([workedPart(workedPlate())], { kind: 'project' }, [1], 1900) ?? [];
  // 77.57 + 19 % = 92.3083
  expect(row).toMatchObject({ priceCents: 9231, eachCents: 9231 });
  expect(Object.values(row?.shares ?? {}).reduce((sum, cents) => sum + cents, 0)).toBe(9231);
});

test('what is on request or not there has no ladder', () => {
  const plates = [workedPart(workedPlate(), { grade: 'unknown' })];
  expect(rowsOf(plates, firstPart, [1])).toBeNull();
  expect(rowsOf(plates, { kind: 'part', index: 7 }, [1])).toBeNull();
  expect(rowsOf(plates, { kind: 'project' }, [1])).toBeNull();
});

test('the steps are those of the operator, with the quantities that are asked for', () => {
  expect(ladderQuantities(tariff, 4)).toEqual([1, 2, 4, 5, 10, 25, 50, 100]);
  expect(ladderQuantities({ quantitySteps: [20, 3] }, 3, 7)).toEqual([3, 7, 20]);
});
