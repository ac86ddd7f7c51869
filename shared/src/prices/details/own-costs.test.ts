import { describe, expect, it } from 'vitest';
import {
  customMaterialCostsSchema,
  customProcessingCostsSchema,
  overridesMaterial,
  overridesProcess,
} from './custom-costs.ts';
import { blankProcessing, marginPercent, materialCostOf, processingCostOf } from './own-costs.ts';

/** Laser cutting of the plate in custom-costs.test.ts of the server. */
const laser = { ...blankProcessing('LASER_CUTTING', 110), timeValue: 0.881, flatRatePosMin: 5 };
const own = (costs: object) => customProcessingCostsSchema.parse({ processingType: 'LASER_CUTTING', ...costs });

describe('what a process costs', () => {
  it('is its standard while nothing is set', () => {
    const standard = { pieceEur: 1.6152, flatPartEur: 0, flatPosEur: 9.17 };
    expect(processingCostOf(laser, null)).toEqual(standard);
    expect(processingCostOf(laser, own({ timeValue: 0, costsPerHour: null, euroFactor: 0 }))).toEqual(standard);
  });

  it('follows minutes and rate, its setups too: 2 x 120 / 60, 5 x 120 / 60', () => {
    expect(processingCostOf(laser, own({ timeValue: 2, costsPerHour: 120 }))).toEqual({
      pieceEur: 4,
      flatPartEur: 0,
      flatPosEur: 10,
    });
  });

  it('takes a flat rate below 0 as a rebate, and a value below 0 as none', () => {
    expect(processingCostOf(laser, own({ flatRatePosMin: -2, timeValue: -2 }))).toEqual({
      pieceEur: 1.6152,
      flatPartEur: 0,
      flatPosEur: -3.67,
    });
  });

  it('multiplies EUR by its factor and weight by the price per kg', () => {
    const costs = own({ priceValue: 2, euroFactor: 1.5, weightValue: 3, costsPerKg: 0.5, flatRatePartKg: 1 });
    expect(processingCostOf(laser, costs)).toMatchObject({ pieceEur: 6.1152, flatPartEur: 0.5 });
  });
});

describe('what the material costs', () => {
  const standard = {
    costsPerUnit: 1.2,
    baseValue: 4.71,
    baseValueWithWaste: 5.11,
    wastePercent: 8.49,
    unit: 'kg' as const,
    setupCostsPerPos: 0,
    setupCostsPerPart: 0,
  };

  it('is kg x EUR/kg with its setups: 6 x 1.50 + 0.50 + 8 / 4, four times', () => {
    const costs = customMaterialCostsSchema.parse({
      pricePerUnit: 1.5,
      valueWithWaste: 6,
      setupCostsPerPart: 0.5,
      setupCostsPerPos: 8,
    });
    expect(materialCostOf(standard, costs, 4)).toMatchObject({ pieceEur: 11.5, positionEur: 46, wastePercent: 27.39 });
  });

  it('is its standard while nothing is set', () => {
    expect(materialCostOf(standard, null, 4)).toMatchObject({
      pieceEur: 6.132,
      positionEur: 24.53,
      wastePercent: 8.49,
    });
  });
});

describe('own costs count as set', () => {
  it.each([
    [{ timeValue: 1 }, true],
    [{ timeValue: -1 }, false],
    [{ costsPerHour: 0 }, false],
    [{ flatRatePosEuro: -5 }, true],
    [{ flatRatePartMin: 0 }, false],
    [{ euroFactor: 1 }, false],
    [{ euroFactor: 0.9 }, true],
    [{ euroFactor: null }, false],
    [{}, false],
  ])('%j: %s', (costs, isSet) => expect(overridesProcess(own(costs))).toBe(isSet));

  it.each([
    [{ pricePerUnit: 1 }, true],
    [{ setupCostsPerPos: -1 }, true],
    [{ valueWithWaste: 0, value: 5 }, false],
  ])('of material %j: %s', (costs, isSet) =>
    expect(overridesMaterial(customMaterialCostsSchema.parse(costs))).toBe(isSet),
  );
});

it('a margin is what stays of the price in percent', () => {
  expect(marginPercent({ netCents: 7417, purchaseCents: 6717 })).toBe(9.4);
  expect(marginPercent({ netCents: 5000, purchaseCents: 6000 })).toBe(-20);
  expect(marginPercent({ netCents: 0, purchaseCents: 100 })).toBeNull();
});
