import { decimal } from '../../values/decimal.ts';
import { rateOf } from '../piece/override-rows.ts';
import type { PartPrice } from '../piece/price-part.ts';
import { priceRow } from '../piece/price-row.ts';
import type { ProcessPrice } from '../process-price.schema.ts';
import type { AssemblyPrice } from '../project/price-project.ts';
import type { Tariff } from '../tariff.record.ts';
import { aboveZero, type CustomMaterialCosts, type CustomProcessingCosts, euroFactorOf } from './custom-costs.ts';
import type { PiecePriceData, Processing } from './price-data-schema.ts';

/** What was set by hand for one piece. */
export type PieceCustomCosts = {
  material: CustomMaterialCosts | null;
  processes: ReadonlyMap<string, CustomProcessingCosts>;
};

type PricedPiece = PartPrice | AssemblyPrice;

/**
 * Whose amounts they are, with their rates. Setups are minutes on the purchase side; a sales amount is no time at a sales rate, as
 * what is paid once has a factor of its own: there they are EUR.
 */
export type PriceSide = { name: 'purchase' | 'sales'; rates: Tariff['rates'] };

/**
 * Costs of a part or an assembly as the cost view shows them: what is standard (priced without anything set by hand) and what
 * it comes to as it stands. Null for one on request.
 */
export const piecePriceData = (
  { standard, actual }: { standard: PricedPiece; actual: PricedPiece },
  side: PriceSide,
  custom: PieceCustomCosts = { material: null, processes: new Map() },
): PiecePriceData | null => {
  if (actual.unitPrice === null) return null;
  const standardRows = new Map(standard.processes.map((row) => [row.process, row]));
  return {
    quantity: actual.quantity,
    ...materialOf(standard, actual, custom.material),
    processingPrices: actual.processes
      .filter((row) => row.process !== 'MATERIAL')
      .map((row) =>
        processingOf(standardRows.get(row.process) ?? priceRow({ process: row.process }), row, {
          side,
          custom: custom.processes.get(row.process),
        }),
      ),
    customCosts: Object.fromEntries(custom.processes),
  };
};

const places = (value: number, digits: number) => decimal(value).round(digits).toNumber();
const numberOf = (text: string | null) => Number(text ?? 0);

const materialOf = (standard: PricedPiece, actual: PricedPiece, custom: CustomMaterialCosts | null) => {
  const row = actual.processes.find((each) => each.process === 'MATERIAL');
  if (!row || !('netWeightG' in standard)) {
    return {
      materialCosts: null,
      customMaterialCosts: null,
      materialSetupCostsPerPart: 0,
      materialSetupCostsPerPos: 0,
      materialCostsTotalNetto: 0,
    };
  }
  const plain = standard.processes.find((each) => each.process === 'MATERIAL') ?? row;
  const [netKg, grossKg] = [standard.netWeightG / 1000, plain.kgPerPiece];
  const perPos = row.positionFlatCents / 100;
  const total = decimal(row.pieceEur).plus(decimal(perPos).div(actual.quantity));
  return {
    materialCosts: {
      costsPerUnit: numberOf(plain.eurPerKg),
      baseValue: netKg,
      baseValueWithWaste: grossKg,
      wastePercent: netKg === 0 ? 0 : places(((grossKg - netKg) / netKg) * 100, 2),
      unit: 'kg' as const,
      setupCostsPerPos: plain.positionFlatCents / 100,
      setupCostsPerPart: numberOf(plain.flatPartEur),
    },
    customMaterialCosts: custom,
    materialSetupCostsPerPart: numberOf(row.flatPartEur),
    materialSetupCostsPerPos: perPos,
    materialCostsTotalNetto: total.round(4).toNumber(),
  };
};

/** Setups of a process with a rate are minutes of it; cents tell them to 0.01 min. */
const flatsOf = (row: ProcessPrice, eur: number, side: PriceSide) => {
  const rate = numberOf(row.ratePerHour);
  return rate > 0 && side.name === 'purchase' ? { min: places((eur * 60) / rate, 2), euro: 0 } : { min: 0, euro: eur };
};

const processingOf = (
  standard: ProcessPrice,
  actual: ProcessPrice,
  { side, custom }: { side: PriceSide; custom: CustomProcessingCosts | undefined },
): Processing => {
  const isArea = standard.eurPerM2 !== null;
  const part = flatsOf(standard, numberOf(standard.flatPartEur), side);
  const pos = flatsOf(standard, standard.positionFlatCents / 100, side);
  const weightValue = isArea ? standard.m2PerPiece : standard.kgPerPiece;
  const priceValue = numberOf(standard.euroPerPiece);
  const has = (own: number, set: number | null | undefined) => own > 0 || aboveZero(set) !== null;
  return {
    processingType: actual.process,
    timeIsSet: has(standard.minutesPerPiece, custom?.timeValue),
    weightIsSet: has(weightValue, custom?.weightValue),
    priceIsSet: has(priceValue, custom?.priceValue),
    timeValue: standard.minutesPerPiece,
    weightValue,
    priceValue,
    costsPerHour: numberOf(standard.ratePerHour ?? rateOf(actual.process, side.rates)),
    costsPerKg: numberOf(isArea ? standard.eurPerM2 : standard.eurPerKg),
    euroFactor: euroFactorOf(custom?.euroFactor),
    weightUnit: isArea ? 'm2' : 'kg',
    flatRatePartMin: part.min,
    flatRatePartKg: 0,
    flatRatePartEuro: part.euro,
    flatRatePosMin: pos.min,
    flatRatePosKg: 0,
    flatRatePosEuro: pos.euro,
    costSumProcessing: decimal(actual.pieceEur).minus(actual.flatPartEur).toNumber(),
    flatRatePartSum: numberOf(actual.flatPartEur),
    flatRatePosSum: actual.positionFlatCents / 100,
  };
};
