import { type Decimal, decimal } from '../../values/decimal.ts';
import { withoutUndefined } from '../../values/without-undefined.ts';
import { rateOf } from '../piece/override-rows.ts';
import type { PriceOverride, ProcessOverride } from '../price-override.record.ts';
import type { ProcessPrice } from '../process-price.schema.ts';
import type { PriceFactors, Tariff } from '../tariff.record.ts';
import { aboveZero, euroFactorOf, notZero } from './custom-costs.ts';
import type { PieceCustomCosts } from './piece-price-data.ts';

type CustomInput = {
  /** Of the part or assembly. */
  id: string;
  custom: PieceCustomCosts;
  onRequest: boolean;
  /** Its rows as they are without anything set by hand, purchase side. */
  standard: readonly ProcessPrice[];
  /** Sales factors; all 1 for the purchase side itself. */
  factors: PriceFactors;
  /** Of the purchase side: what minutes are paid where the standard has none of the process. */
  rates: Tariff['rates'];
};

/**
 * What a part or an assembly is priced with in place of the computed values, from what an admin set by hand: a value above 0,
 * a flat rate other than 0 and a factor on EUR other than 1 override, times the factor of their kind of cost (processings: work,
 * steel: material, flat rates: flat). Null where nothing overrides.
 */
export const overrideOf = ({ id, custom, onRequest, standard, factors, rates }: CustomInput): PriceOverride | null => {
  const rows = new Map<string, ProcessPrice>(standard.map((row) => [row.process, row]));
  const processes = Object.fromEntries(
    [...custom.processes.values()]
      .filter((costs) => !costs.empty)
      .map(
        (costs) =>
          [
            costs.processingType,
            processOverride(costs, rows.get(costs.processingType), { ...factors, rates }),
          ] as const,
      )
      .filter(([, override]) => Object.keys(override).length > 0),
  );
  const material = custom.material?.empty === false ? materialOverride(custom.material, factors) : {};
  const override: PriceOverride = withoutUndefined({
    id,
    material: Object.keys(material).length > 0 ? material : undefined,
    processes: Object.keys(processes).length > 0 ? processes : undefined,
    onRequest: onRequest || undefined,
  });
  return Object.keys(override).length > 1 ? override : null;
};

const text = (value: Decimal, places: number) => value.round(places).toFixed();

/** A value that overrides, times a factor; undefined where the standard holds. */
const scaled = (value: number | null, factor: string, places: number) =>
  value === null ? undefined : text(decimal(value).times(factor), places);

const materialOverride = (
  costs: NonNullable<PieceCustomCosts['material']>,
  { material, flat }: PriceFactors,
): NonNullable<PriceOverride['material']> =>
  withoutUndefined({
    eurPerKg: scaled(aboveZero(costs.pricePerUnit), material, 4),
    kgPerPiece: scaled(aboveZero(costs.valueWithWaste), '1', 3),
    flatPartEur: scaled(notZero(costs.setupCostsPerPart), flat, 4),
    flatPosEur: scaled(notZero(costs.setupCostsPerPos), flat, 2),
  });

type ProcessCosts = PieceCustomCosts['processes'] extends ReadonlyMap<string, infer Costs> ? Costs : never;

const processOverride = (
  costs: ProcessCosts,
  row: ProcessPrice | undefined,
  { work, flat, rates }: PriceFactors & Pick<CustomInput, 'rates'>,
): ProcessOverride => {
  const usualRate = rateOf(costs.processingType, rates);
  const partEur = flatEur(costs, row, { kind: 'Part', usualRate });
  const posEur = flatEur(costs, row, { kind: 'Pos', usualRate });
  return withoutUndefined({
    minutesPerPiece: scaled(aboveZero(costs.timeValue), '1', 3),
    ratePerHour: scaled(aboveZero(costs.costsPerHour), work, 4),
    ...(isArea(costs, row)
      ? {}
      : {
          kgPerPiece: scaled(aboveZero(costs.weightValue), '1', 3),
          eurPerKg: scaled(aboveZero(costs.costsPerKg), work, 4),
        }),
    euroPerPiece: euroPerPiece(costs, row, work),
    flatPartEur: partEur && text(partEur.times(flat), 4),
    flatPosEur: posEur && text(posEur.times(flat), 2),
  });
};

/** Whether the weight of a process is its area in m2. */
const isArea = (costs: ProcessCosts, row: ProcessPrice | undefined) =>
  row ? row.eurPerM2 !== null : costs.weightUnit === 'm2';

/** EUR of a piece by area and by EUR, when one of the two is set by hand. */
const euroPerPiece = (costs: ProcessCosts, row: ProcessPrice | undefined, work: string) => {
  const [ownEuro, factor] = [aboveZero(costs.priceValue), euroFactorOf(costs.euroFactor)];
  const [ownM2, ownPerM2] = isArea(costs, row)
    ? [aboveZero(costs.weightValue), aboveZero(costs.costsPerKg)]
    : [null, null];
  if (ownEuro === null && factor === 1 && ownM2 === null && ownPerM2 === null) return undefined;
  const area = decimal(ownM2 ?? row?.m2PerPiece ?? 0).times(ownPerM2 ?? row?.eurPerM2 ?? '0');
  const euro = decimal(ownEuro ?? row?.euroPerPiece ?? '0').times(factor);
  return text(area.plus(euro).times(work), 4);
};

type FlatOf = { kind: 'Part' | 'Pos'; usualRate: string };

/** Minutes, kg and EUR of a flat rate together; the standard stands in minutes where the process has a rate, else in EUR. */
const flatEur = (
  costs: ProcessCosts,
  row: ProcessPrice | undefined,
  { kind, usualRate }: FlatOf,
): Decimal | undefined => {
  const [min, kg, euro] = [
    notZero(costs[`flatRate${kind}Min`]),
    notZero(costs[`flatRate${kind}Kg`]),
    notZero(costs[`flatRate${kind}Euro`]),
  ];
  const standardRate = decimal(row?.ratePerHour ?? '0');
  const ownRate = aboveZero(costs.costsPerHour);
  const standardEur = decimal(kind === 'Part' ? (row?.flatPartEur ?? '0') : (row?.positionFlatCents ?? 0) / 100);
  const isTimed = standardRate.gt(0);
  const ratedAnew = ownRate !== null && isTimed && !standardEur.eq(0);
  if (min === null && kg === null && euro === null && !ratedAnew) return undefined;
  const rate = ownRate === null ? (isTimed ? standardRate : decimal(usualRate)) : decimal(ownRate);
  const perKg = decimal(aboveZero(costs.costsPerKg) ?? row?.eurPerKg ?? row?.eurPerM2 ?? '0');
  const standardMin = isTimed ? standardEur.times(rate).div(standardRate) : decimal(0);
  const standardEuro = isTimed ? decimal(0) : standardEur;
  return (min === null ? standardMin : decimal(min).times(rate).div(60))
    .plus(decimal(kg ?? 0).times(perKg))
    .plus(euro === null ? standardEuro : decimal(euro));
};

/**
 * The sales factors that a tariff was made with, from its amounts and those of the purchase side: by kind of cost the ratio
 * that most of its amounts have, so that special prices of single rates and materials do not count. Decimal text, 4 decimals.
 */
export const factorsBetween = (sales: Tariff, purchase: Tariff): PriceFactors => ({
  work: mostFrequent(
    Object.entries(purchase.rates).map(([name, rate]) => ratio(sales.rates[name as keyof Tariff['rates']], rate)),
  ),
  material: mostFrequent(
    purchase.material.map((row) => {
      const sold = sales.material.find(
        (each) => each.grade === row.grade && each.stock === row.stock && each.specificity === row.specificity,
      );
      return ratio(sold?.eurPerKg, row.eurPerKg);
    }),
  ),
  flat: ratio(sales.projectSetupEur, purchase.projectSetupEur) ?? '1',
});

const ratio = (sold: string | undefined, cost: string | undefined) =>
  sold === undefined || cost === undefined || decimal(cost).eq(0) ? null : decimal(sold).div(cost).round(4).toFixed();

const mostFrequent = (ratios: readonly (string | null)[]) => {
  const counts = new Map<string, number>();
  for (const each of ratios) if (each !== null) counts.set(each, (counts.get(each) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '1';
};
