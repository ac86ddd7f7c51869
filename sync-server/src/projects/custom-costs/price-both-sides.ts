import { aboveZero, type CustomFactors } from '@knotenblech/shared/prices/details/custom-costs.ts';
import type { PricedTwice } from '@knotenblech/shared/prices/details/new-price-data.ts';
import { factorsBetween, overrideOf } from '@knotenblech/shared/prices/details/override-of.ts';
import type { PriceOverride } from '@knotenblech/shared/prices/price-override.record.ts';
import { type ProjectPricing, priceProject } from '@knotenblech/shared/prices/project/price-project.ts';
import type { StoredProject } from '@knotenblech/shared/prices/project/stored-project.ts';
import type { PriceFactors, Tariff } from '@knotenblech/shared/prices/tariff.record.ts';
import { decimal } from '@knotenblech/shared/values/decimal.ts';
import { withoutUndefined } from '@knotenblech/shared/values/without-undefined.ts';
import type { CustomCosts } from './custom-cost.store.ts';

const one: PriceFactors = { work: '1', material: '1', flat: '1' };

/** A project as priced for its customer, its costs, and what of both was set by hand. */
export type BothSides = {
  /** Sales factors of the project: its own where set, else those of the customer's tariff. */
  factors: PriceFactors;
  /** What the customer's price is to be computed with, by id of part, assembly or project. */
  salesOverrides: Map<string, PriceOverride>;
  purchase: PricedTwice;
};

/** Prices a project under the purchase side (purchaseTariffOn) and turns what was set by hand there into overrides of both sides. */
export const priceBothSides = (
  stored: StoredProject & { tariff: Tariff },
  custom: CustomCosts,
  purchaseTariff: Tariff,
): BothSides => {
  const usual = factorsBetween(stored.tariff, purchaseTariff);
  const factors = ownFactors(usual, custom.factors);
  const standard = priceStandard(stored, purchaseTariff);
  const of = (by: PriceFactors) =>
    new Map(pieceOverrides(stored, custom, { standard, factors: by, rates: purchaseTariff.rates }));
  const [salesOverrides, purchaseOverrides] = [of(factors), of(one)];
  const sales = projectOverride(stored.project.id, custom.factors, { factors, usual });
  const costs = projectOverride(stored.project.id, custom.factors, { factors: one, usual: one });
  if (sales) salesOverrides.set(sales.id, sales);
  if (costs) purchaseOverrides.set(costs.id, costs);
  const actual = priceProject({ ...stored, tariff: purchaseTariff, overrides: purchaseOverrides });
  return { factors, salesOverrides, purchase: { standard, actual, rates: purchaseTariff.rates } };
};

/** The costs of a project in which nothing is set by hand. */
export const priceStandard = (stored: StoredProject, purchaseTariff: Tariff): ProjectPricing =>
  priceProject({ ...stored, tariff: purchaseTariff, overrides: new Map() });

const ownFactors = (usual: PriceFactors, own: CustomFactors | null): PriceFactors => {
  const chosen = (given: number | null | undefined, otherwise: string) => aboveZero(given)?.toString() ?? otherwise;
  return {
    work: chosen(own?.factorWork, usual.work),
    material: chosen(own?.factorMaterial, usual.material),
    flat: chosen(own?.factorFlatRate, usual.flat),
  };
};

function* pieceOverrides(
  { parts, assemblies }: StoredProject,
  { pieces, onRequest }: CustomCosts,
  { standard, factors, rates }: { standard: ProjectPricing; factors: PriceFactors; rates: Tariff['rates'] },
): Generator<[string, PriceOverride]> {
  const none = { material: null, processes: new Map() };
  const rowsOf = [
    ...parts.map(({ id, index }) => ({ id, rows: standard.parts.get(index)?.processes ?? [] })),
    ...assemblies.map(({ id, index }) => ({ id, rows: standard.assemblyPrices.get(index)?.processes ?? [] })),
  ];
  for (const { id, rows } of rowsOf) {
    const custom = pieces.get(id);
    if (!custom && !onRequest.has(id)) continue;
    const set = { id, custom: custom ?? none, onRequest: onRequest.has(id), standard: rows, factors, rates };
    const override = overrideOf(set);
    if (override) yield [id, override];
  }
}

type Factored = { factors: PriceFactors; usual: PriceFactors };

/** Weight in kg and size in mm, where above 0. */
const shipmentSet = (own: CustomFactors): PriceOverride['shipment'] => {
  const weight = aboveZero(own.customWeight);
  const set = withoutUndefined({
    netWeightG: weight === null ? undefined : Math.max(1, Math.round(weight * 1000)),
    lengthMm: aboveZero(own.customLength) ?? undefined,
    widthMm: aboveZero(own.customWidth) ?? undefined,
    heightMm: aboveZero(own.customHeight) ?? undefined,
  });
  return Object.keys(set).length > 0 ? set : undefined;
};

const hasFactor = ({ factorWork, factorMaterial, factorFlatRate }: CustomFactors) =>
  [factorWork, factorMaterial, factorFlatRate].some((each) => aboveZero(each) !== null);

/** The project's own override: its factors beside those in the tariff, also where they are the same by chance, and handling as a flat rate. */
const projectOverride = (id: string, own: CustomFactors | null, { factors, usual }: Factored): PriceOverride | null => {
  if (!own) return null;
  const beside = (kind: keyof PriceFactors) => decimal(factors[kind]).div(usual[kind]).round(10).toFixed();
  const ratios = { work: beside('work'), material: beside('material'), flat: beside('flat') };
  const handling = aboveZero(own.handlingFlatRate);
  const override: PriceOverride = withoutUndefined({
    id,
    factors: hasFactor(own) ? ratios : undefined,
    handlingEur: handling === null ? undefined : decimal(handling).times(factors.flat).round(2).toFixed(),
    shipment: shipmentSet(own),
  });
  return Object.keys(override).length > 1 ? override : null;
};
