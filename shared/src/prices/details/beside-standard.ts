import type { PriceFactors } from '../tariff.record.ts';
import {
  aboveZero,
  type CustomFactors,
  type CustomMaterialCosts,
  type CustomProcessingCosts,
  euroFactorOf,
  notZero,
} from './custom-costs.ts';
import { materialCostOf, processingCostOf } from './own-costs.ts';
import type { PiecePriceData, Processing } from './price-data-schema.ts';

type MaterialCosts = NonNullable<PiecePriceData['materialCosts']>;

/** Own values that cannot be: below 0, but for setups, where that is a rebate. */
const isNegative = (values: readonly (number | null)[]) => values.some((value) => (value ?? 0) < 0);

const values = ['timeValue', 'weightValue', 'priceValue', 'costsPerHour', 'costsPerKg'] as const;
const setups = [
  'flatRatePartMin',
  'flatRatePartKg',
  'flatRatePartEuro',
  'flatRatePosMin',
  'flatRatePosKg',
  'flatRatePosEuro',
] as const;

/** Own costs of a process without what only repeats its standard, as the standard is told: nothing is overridden by it. */
export const processBesideStandard = (standard: Processing, own: CustomProcessingCosts): CustomProcessingCosts => {
  const repeats = [...values, ...setups].filter((name) => own[name] === standard[name]);
  return { ...own, ...Object.fromEntries(repeats.map((name) => [name, 0])) };
};

/** The same of the material of a part. */
export const materialBesideStandard = (standard: MaterialCosts, own: CustomMaterialCosts): CustomMaterialCosts => {
  const unlessSame = (given: number | null, usual: number) => (given === usual ? 0 : given);
  return {
    ...own,
    pricePerUnit: unlessSame(own.pricePerUnit, standard.costsPerUnit),
    valueWithWaste: unlessSame(own.valueWithWaste, standard.baseValueWithWaste),
    value: unlessSame(own.value, standard.baseValue),
    setupCostsPerPart: unlessSame(own.setupCostsPerPart, standard.setupCostsPerPart),
    setupCostsPerPos: unlessSame(own.setupCostsPerPos, standard.setupCostsPerPos),
  };
};

/** The same of the sales factors of a project, beside those of the customer's price list. */
export const factorsBesideUsual = (usual: PriceFactors, own: CustomFactors): CustomFactors => {
  const unlessSame = (given: number | null, factor: string) => (given === Number(factor) ? 0 : given);
  return {
    ...own,
    factorWork: unlessSame(own.factorWork, usual.work),
    factorMaterial: unlessSame(own.factorMaterial, usual.material),
    factorFlatRate: unlessSame(own.factorFlatRate, usual.flat),
  };
};

/** Whether costs beside the standard of a process set something and still leave what it costs, as a weight does where nothing is paid by weight. */
export const processChangesNothing = (standard: Processing, own: CustomProcessingCosts) => {
  if (own.empty) return false;
  const given = values.map((name) => own[name]);
  if (isNegative([...given, own.euroFactor])) return true;
  const isSet =
    given.some((value) => aboveZero(value) !== null) ||
    setups.some((name) => notZero(own[name]) !== null) ||
    euroFactorOf(own.euroFactor) !== 1;
  if (!isSet) return false;
  const [before, after] = [processingCostOf(standard, null), processingCostOf(standard, own)];
  return (
    before.pieceEur === after.pieceEur &&
    before.flatPartEur === after.flatPartEur &&
    before.flatPosEur === after.flatPosEur
  );
};

/** The same of the material of a part, whose net weight is only shown. */
export const materialChangesNothing = (standard: MaterialCosts, own: CustomMaterialCosts, quantity: number) => {
  if (own.empty) return false;
  const given = [own.pricePerUnit, own.valueWithWaste, own.value];
  if (isNegative(given)) return true;
  const isSet = [...given, own.setupCostsPerPart, own.setupCostsPerPos].some((value) => notZero(value) !== null);
  if (!isSet) return false;
  const [before, after] = [materialCostOf(standard, null, quantity), materialCostOf(standard, own, quantity)];
  return before.pieceEur === after.pieceEur && before.positionEur === after.positionEur;
};
