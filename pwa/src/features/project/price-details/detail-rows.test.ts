import type { Assembly } from '@knotenblech/shared/parts/part.ts';
import { priceProject } from '@knotenblech/shared/prices/project/price-project.ts';
import { expect, test } from 'vitest';
import {
  workedBeam,
  workedGrades,
  workedPart,
  workedPlate,
  workedTariff,
} from '../../../../../shared/samples/worked-parts.ts';
import { detailRows } from './detail-rows.ts';

const frame = { index: 7, name: 'Rahmen', totalQuantity: 1 } as Assembly;
const inFrame = workedPart(workedPlate(1), { assemblyIndex: 7 });
const loose = workedPart(workedBeam(2));
const leftOut = workedPart(workedPlate(3), { isTaken: false });
const unknown = workedPart(workedPlate(4), { grade: 'unknown' });

const rowsOf = (parts: Parameters<typeof priceProject>[0]['parts']) =>
  detailRows({
    assemblies: [frame],
    parts,
    pricing: priceProject({ parts, tariff: workedTariff(), grades: workedGrades }),
  });

test('parts stand under their assembly with its sum, loose parts last, those left out nowhere', () =>
  expect(rowsOf([loose, inFrame, leftOut]).map(({ key }) => key)).toEqual([
    'heading-7',
    'part-1',
    'sum-7',
    'heading-null',
    'part-2',
    'sum-null',
  ]));

test('a sum with a part on request in it says that it is not all', () =>
  expect(rowsOf([inFrame, unknown]).filter((row) => row.kind === 'sum')).toMatchObject([
    { cents: 5257, isIncomplete: false },
    { cents: 0, isIncomplete: true },
  ]));

test('the sums are together what the parts cost', () => {
  const sums = rowsOf([loose, inFrame]).flatMap((row) => (row.kind === 'sum' ? [row.cents] : []));
  const { partsCents } = priceProject({ parts: [loose, inFrame], tariff: workedTariff(), grades: workedGrades });
  expect(sums.reduce((a, b) => a + b)).toBe(partsCents);
});
