import { z } from 'zod';
import { readTable } from '../../catalogue/read-table.ts';
import type { VentHole } from '../../parts/findings/vent-hole.schema.ts';
import { defaultQuantitySteps } from '../../prices/ladder/ladder-rows.ts';
import type { tariffSchema } from '../../prices/tariff.record.ts';
import { costRowSchemas } from '../base-data-kinds.ts';
import certificateGrades from '../seed/seed-certificate-grades.json' with { type: 'json' };
import costs from '../seed/seed-costs.json' with { type: 'json' };
import { type Country, seedCountries } from '../seed/seed-countries.ts';
import cuttingSpeeds from '../seed/seed-cutting-speeds.json' with { type: 'json' };
import gradePrices from '../seed/seed-grade-prices.json' with { type: 'json' };
import orderOptions from '../seed/seed-order-options.json' with { type: 'json' };
import specificityPrices from '../seed/seed-specificity-prices.json' with { type: 'json' };
import ventHoles from '../seed/seed-vent-holes.json' with { type: 'json' };
import zincCoatings from '../seed/seed-zinc-coatings.json' with { type: 'json' };

type Row<Kind extends keyof typeof costRowSchemas> = z.infer<(typeof costRowSchemas)[Kind]>;

/**
 * Purchase side of everything that is priced: the server's alone. Costs by key, decimal text in the unit of their row
 * (EUR/h, EUR/kg, EUR/m2, min, mm, percent). Grade prices name the cost key by kind of stock, null where there is none.
 */
export type CostSeed = {
  costs: ReadonlyMap<string, string>;
  gradePrices: readonly Row<'gradePrice'>[];
  /** What stock made in another way costs beside the price of its grade, percent. */
  specificityPrices: readonly Row<'specificityPrice'>[];
  /** Grades whose certificate is 3.1; the others have 2.2. */
  inspectionGrades: readonly string[];
  ventHoles: readonly VentHole[];
  cutting: readonly (typeof tariffSchema.shape.cutting)['_output'][number][];
  zincCoatings: readonly (typeof tariffSchema.shape.zinc.shape.coatings)['_output'][number][];
  countries: readonly Country[];
  production: (typeof tariffSchema.shape.production)['_output'];
  shipping: (typeof tariffSchema.shape.shipping)['_output'];
  freightRates: readonly Row<'freightRate'>[];
  payment: (typeof tariffSchema.shape.payment)['_output'];
  /** Quantities that prices are compared at. */
  quantitySteps: readonly number[];
};

/** Rows as they are kept, by kind; where the order matters (types, coatings) in their order. */
export type CostTables = Readonly<Record<keyof typeof costRowSchemas, readonly unknown[]>>;

/** The purchase side from its tables; throws when a row is none. */
export const costSeedOf = (tables: CostTables): CostSeed => {
  const rows = <Kind extends keyof typeof costRowSchemas>(kind: Kind) =>
    z.array(costRowSchemas[kind]).parse(tables[kind]) as Row<Kind>[];
  return {
    costs: new Map(rows('cost').map((row) => [row.key, row.value])),
    gradePrices: rows('gradePrice'),
    specificityPrices: rows('specificityPrice'),
    inspectionGrades: rows('certificateGrade').map(({ grade }) => grade),
    ventHoles: rows('ventHole'),
    cutting: rows('cuttingSpeed'),
    zincCoatings: rows('zincCoating'),
    countries: rows('country'),
    production: rows('productionType'),
    shipping: rows('shippingType'),
    freightRates: rows('freightRate'),
    payment: rows('paymentType'),
    quantitySteps: rows('quantityStep').map(({ quantity }) => quantity),
  };
};

/** The tables that a new shop starts with; every row of the seed tables names its source or says that it is assumed. */
export const seedCostTables = (): CostTables => ({
  cost: readTable(costs).map(({ source: _source, ...row }) => row),
  gradePrice: readTable(gradePrices),
  specificityPrice: readTable(specificityPrices),
  certificateGrade: readTable(certificateGrades),
  ventHole: readTable(ventHoles),
  cuttingSpeed: readTable(cuttingSpeeds),
  zincCoating: readTable(zincCoatings),
  country: seedCountries(),
  productionType: orderOptions.production,
  shippingType: orderOptions.shipping,
  freightRate: orderOptions.freightRates,
  paymentType: orderOptions.payment,
  quantityStep: defaultQuantitySteps.map((quantity) => ({ quantity })),
});

/** The costs that a new shop starts with. */
export const costSeed = (): CostSeed => costSeedOf(seedCostTables());
