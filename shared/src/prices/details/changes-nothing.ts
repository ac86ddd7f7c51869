import {
  aboveZero,
  type CustomMaterialCosts,
  type CustomProcessingCosts,
  euroFactorOf,
  notZero,
} from './custom-costs.ts';
import { materialCostOf, processingCostOf } from './own-costs.ts';
import type { PiecePriceData, Processing } from './price-data-schema.ts';

type Pair = readonly [own: number | null, standard: number];

/** Something is set, and not only the standard once more. */
const differs = (pairs: readonly Pair[]) => pairs.some(([own, standard]) => own !== null && own !== standard);

/** Whether own costs of a process leave what it costs, as a weight does where nothing is paid by weight. */
export const processChangesNothing = (standard: Processing, own: CustomProcessingCosts) => {
  const values = (['timeValue', 'weightValue', 'priceValue', 'costsPerHour', 'costsPerKg'] as const).map(
    (name): Pair => [aboveZero(own[name]), standard[name]],
  );
  const flats = (['Part', 'Pos'] as const).flatMap((kind) =>
    (['Min', 'Kg', 'Euro'] as const).map(
      (unit): Pair => [notZero(own[`flatRate${kind}${unit}`]), standard[`flatRate${kind}${unit}`]],
    ),
  );
  if (own.empty || !differs([...values, ...flats, [euroFactorOf(own.euroFactor), 1]])) return false;
  const [before, after] = [processingCostOf(standard, null), processingCostOf(standard, own)];
  return (
    before.pieceEur === after.pieceEur &&
    before.flatPartEur === after.flatPartEur &&
    before.flatPosEur === after.flatPosEur
  );
};

/** The same of the material of a part, whose net weight is only shown. */
export const materialChangesNothing = (
  standard: NonNullable<PiecePriceData['materialCosts']>,
  own: CustomMaterialCosts,
  quantity: number,
) => {
  const pairs: Pair[] = [
    [aboveZero(own.pricePerUnit), standard.costsPerUnit],
    [aboveZero(own.valueWithWaste), standard.baseValueWithWaste],
    [aboveZero(own.value), standard.baseValue],
    [notZero(own.setupCostsPerPart), standard.setupCostsPerPart],
    [notZero(own.setupCostsPerPos), standard.setupCostsPerPos],
  ];
  if (own.empty || !differs(pairs)) return false;
  const [before, after] = [materialCostOf(standard, null, quantity), materialCostOf(standard, own, quantity)];
  return before.pieceEur === after.pieceEur && before.positionEur === after.positionEur;
};
