import { type Decimal, decimal } from '../../values/decimal.ts';
import {
  aboveZero,
  type CustomMaterialCosts,
  type CustomProcessingCosts,
  euroFactorOf,
  notZero,
} from './custom-costs.ts';
import type { PiecePriceData, Processing } from './price-data-schema.ts';

/** EUR of a process: of each piece, set up for each piece, and once per position. */
export type ProcessingCost = { pieceEur: number; flatPartEur: number; flatPosEur: number };

/**
 * What a process costs with own values in place of its standard ones; without own values what the standard comes to. Section 9:
 * minutes x rate / 60 + kg x EUR/kg + EUR x factor; setups in minutes, kg and EUR at the same rates.
 */
export const processingCostOf = (standard: Processing, own: CustomProcessingCosts | null): ProcessingCost => {
  const rate = aboveZero(own?.costsPerHour) ?? standard.costsPerHour;
  const perKg = aboveZero(own?.costsPerKg) ?? standard.costsPerKg;
  const flat = (kind: 'Part' | 'Pos') =>
    sum(
      minutes(notZero(own?.[`flatRate${kind}Min`]) ?? standard[`flatRate${kind}Min`], rate),
      decimal(notZero(own?.[`flatRate${kind}Kg`]) ?? standard[`flatRate${kind}Kg`]).times(perKg),
      decimal(notZero(own?.[`flatRate${kind}Euro`]) ?? standard[`flatRate${kind}Euro`]),
    );
  const piece = sum(
    minutes(aboveZero(own?.timeValue) ?? standard.timeValue, rate),
    decimal(aboveZero(own?.weightValue) ?? standard.weightValue).times(perKg),
    decimal(aboveZero(own?.priceValue) ?? standard.priceValue).times(euroFactorOf(own?.euroFactor)),
  );
  return {
    pieceEur: piece.round(4).toNumber(),
    flatPartEur: flat('Part').round(4).toNumber(),
    flatPosEur: flat('Pos').round(2).toNumber(),
  };
};

const minutes = (count: number, rate: number) => decimal(count).times(rate).div(60);
const sum = (...parts: Decimal[]) => parts.reduce((all, each) => all.plus(each));

type MaterialCosts = NonNullable<PiecePriceData['materialCosts']>;
export type MaterialCost = {
  eurPerKg: number;
  kgWithWaste: number;
  setupPartEur: number;
  setupPosEur: number;
  /** Net material + setup per part + setup per position / quantity, EUR; and of the whole position. */
  pieceEur: number;
  positionEur: number;
  /** (kg with waste - kg) / kg x 100. */
  wastePercent: number;
};

/** What the material of a part costs with own values in place of the standard ones; without own values the standard. */
export const materialCostOf = (
  standard: MaterialCosts,
  own: CustomMaterialCosts | null,
  quantity: number,
): MaterialCost => {
  const eurPerKg = aboveZero(own?.pricePerUnit) ?? standard.costsPerUnit;
  const kgWithWaste = aboveZero(own?.valueWithWaste) ?? standard.baseValueWithWaste;
  const setupPartEur = notZero(own?.setupCostsPerPart) ?? standard.setupCostsPerPart;
  const setupPosEur = notZero(own?.setupCostsPerPos) ?? standard.setupCostsPerPos;
  const piece = decimal(eurPerKg).times(kgWithWaste).plus(setupPartEur).plus(decimal(setupPosEur).div(quantity));
  return {
    eurPerKg,
    kgWithWaste,
    setupPartEur,
    setupPosEur,
    pieceEur: piece.round(4).toNumber(),
    positionEur: piece.times(quantity).round(2).toNumber(),
    wastePercent:
      standard.baseValue === 0
        ? 0
        : decimal(kgWithWaste).minus(standard.baseValue).div(standard.baseValue).times(100).round(2).toNumber(),
  };
};

/** A process that a piece does not have: nothing, paid at the usual rate once something is set. */
export const blankProcessing = (processingType: string, costsPerHour: number): Processing => ({
  processingType,
  timeIsSet: false,
  weightIsSet: false,
  priceIsSet: false,
  timeValue: 0,
  weightValue: 0,
  priceValue: 0,
  costsPerHour,
  costsPerKg: 0,
  euroFactor: 1,
  weightUnit: 'kg',
  flatRatePartMin: 0,
  flatRatePartKg: 0,
  flatRatePartEuro: 0,
  flatRatePosMin: 0,
  flatRatePosKg: 0,
  flatRatePosEuro: 0,
  costSumProcessing: 0,
  flatRatePartSum: 0,
  flatRatePosSum: 0,
});

/** What of a price (cents) stays above what it costs, in percent of the price, one decimal; null: there is no price. */
export const marginPercent = ({ netCents, purchaseCents }: { netCents: number; purchaseCents: number }) =>
  netCents <= 0
    ? null
    : decimal(netCents - purchaseCents)
        .div(netCents)
        .times(100)
        .round(1)
        .toNumber();
