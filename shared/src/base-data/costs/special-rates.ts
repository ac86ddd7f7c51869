import type { ProcessName } from '../../prices/process-price.schema.ts';
import type { SpecialPrice } from '../../prices/special-price.schema.ts';
import type { Specificity, Stock } from '../../prices/tariff-stock.schema.ts';
import { type Decimal, decimal } from '../../values/decimal.ts';
import type { CostSeed } from './cost-seed.ts';

export type MaterialRow = { grade: string; stock: Stock; specificity?: Specificity };

/** The costs that a process is paid by: its hourly rate, or its price per kg or m2. */
const costKeys: Readonly<Record<ProcessName, readonly string[]>> = {
  MATERIAL: [],
  LASER_CUTTING: ['rate.laser'],
  PLASMA_CUTTING: ['rate.plasma'],
  OXYFUEL_CUTTING: ['rate.plasma'],
  DEBURRING: ['rate.manual'],
  SAWING: ['rate.saw'],
  DRILLING: ['rate.drill'],
  MILLING: ['rate.mill'],
  BENDING: ['rate.manual'],
  VENT_HOLES: ['rate.drill'],
  WELDING: ['rate.weld'],
  BLASTING: ['rate.manual'],
  ZINC_PLATING: ['zinc.price_le_500kg', 'zinc.price_gt_500kg'],
  POWDER_COATING: ['powder.price_standard_ral'],
  PRIMING: ['primer.price'],
  ENGINEERING: ['rate.engineering'],
};

/** The costs with a customer's special prices of processes in place; their setups follow the rate. */
export const withSpecialRates = (seed: CostSeed, special: readonly SpecialPrice[]): CostSeed => {
  const costs = new Map(seed.costs);
  for (const { subject, by } of special) {
    if (subject.kind !== 'process') continue;
    for (const key of costKeys[subject.process])
      costs.set(key, changed(decimal(seed.costs.get(key) ?? '0'), by).toFixed());
  }
  return { ...seed, costs };
};

/** Purchase EUR per kg of a material with the customer's special price for it; the last that names it holds. */
export const specialMaterial = (row: MaterialRow, base: Decimal, special: readonly SpecialPrice[]): Decimal => {
  const found = special.findLast(
    ({ subject }) =>
      subject.kind === 'material' &&
      (subject.grade ?? row.grade) === row.grade &&
      (subject.stock ?? row.stock) === row.stock &&
      (subject.specificity === null || subject.specificity === row.specificity),
  );
  return found ? changed(base, found.by) : base;
};

type Factors = Record<'work' | 'material' | 'flat', string>;

/** The sales factors with the customer's own. */
export const specialFactors = (factors: Factors, special: readonly SpecialPrice[]): Factors => {
  const own = (name: keyof Factors) => {
    const found = special.findLast(({ subject }) => subject.kind === 'factor' && subject.factor === name);
    return found ? changed(decimal(factors[name]), found.by).toFixed() : factors[name];
  };
  return { work: own('work'), material: own('material'), flat: own('flat') };
};

/** The factors of what is made with the customer's discount on all of it; what is delivered and paid is not discounted. */
export const discountedFactors = (factors: Factors, special: readonly SpecialPrice[]): Factors => {
  const discount = special.findLast(({ subject }) => subject.kind === 'discount');
  if (!discount) return factors;
  const less = (factor: string) => changed(decimal(factor), discount.by).toFixed();
  return { work: less(factors.work), material: less(factors.material), flat: less(factors.flat) };
};

/** Never below nothing: a tariff has no negative amounts. */
const changed = (base: Decimal, by: SpecialPrice['by']): Decimal => {
  if (by.kind === 'purchase') return decimal(by.amount);
  const value = base.times(decimal(by.percent).plus(100)).div(100);
  return value.lt(0) ? decimal(0) : value;
};
