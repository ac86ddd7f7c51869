import { priceProject } from '@knotenblech/shared/prices/project/price-project.ts';
import { expect, test } from 'vitest';
import {
  workedBeam,
  workedGrades,
  workedPart,
  workedPlate,
  workedTariff,
} from '../../../../../shared/samples/worked-parts.ts';
import { priceFigures } from './price-figures.ts';

const parts = [workedPart(workedPlate(1)), workedPart(workedBeam(2), { surface: 'ZINCED' })];
const pricing = priceProject({ parts, tariff: workedTariff(), grades: workedGrades });
const figures = priceFigures(parts, pricing);

test('material, work and what is paid once are together the price', () => {
  // 4 x 7.3584 -> 29.43; 3 x 251.5068 -> 754.52
  expect(figures.materialCents).toBe(2943 + 75452);
  expect(figures.materialCents + figures.workCents + figures.flatCents).toBe(pricing.netCents);
});

test('setups are summed by process, largest first', () =>
  expect(figures.setups).toEqual([
    { process: 'LASER_CUTTING', cents: 917 },
    { process: 'DRILLING', cents: 496 },
    { process: 'SAWING', cents: 217 },
  ]));

test('the largest piece is told in each direction', () =>
  expect(figures.largestMm).toEqual({ x: 3000, y: 200, z: 200 }));
