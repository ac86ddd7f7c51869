import { z } from 'zod';
import { tariffSchema } from '../prices/tariff.ts';
import { readTable } from './read-table.ts';
import costs from './seed-costs.json' with { type: 'json' };
import { type Country, seedCountries } from './seed-countries.ts';
import cuttingSpeeds from './seed-cutting-speeds.json' with { type: 'json' };
import gradePrices from './seed-grade-prices.json' with { type: 'json' };
import orderOptions from './seed-order-options.json' with { type: 'json' };
import zincCoatings from './seed-zinc-coatings.json' with { type: 'json' };

const costKey = z.string().nullable();
const gradePricesSchema = z.array(
  z.strictObject({ grade: z.string(), plate: costKey, open: costKey, hollow: costKey, bar: costKey }),
);
const costRowsSchema = z.array(
  z.strictObject({ key: z.string(), value: z.string(), unit: z.string(), basis: z.string(), source: z.string() }),
);

/**
 * Purchase side of everything that is priced: the server's alone. Costs by key, decimal text in the unit of their row
 * (EUR/h, EUR/kg, EUR/m2, min, mm, percent). Grade prices name the cost key by kind of stock, null where there is none.
 */
export type CostSeed = {
  costs: ReadonlyMap<string, string>;
  gradePrices: z.infer<typeof gradePricesSchema>;
  cutting: readonly (typeof tariffSchema.shape.cutting)['_output'][number][];
  zincCoatings: readonly (typeof tariffSchema.shape.zinc.shape.coatings)['_output'][number][];
  countries: readonly Country[];
  production: (typeof tariffSchema.shape.production)['_output'];
  shipping: (typeof tariffSchema.shape.shipping)['_output'];
  payment: (typeof tariffSchema.shape.payment)['_output'];
};

/** The costs that a new shop starts with; every row of the seed tables names its source or says that it is assumed. */
export const costSeed = (): CostSeed => ({
  costs: new Map(costRowsSchema.parse(readTable(costs)).map((row) => [row.key, row.value])),
  gradePrices: gradePricesSchema.parse(readTable(gradePrices)),
  cutting: tariffSchema.shape.cutting.parse(readTable(cuttingSpeeds)),
  zincCoatings: tariffSchema.shape.zinc.shape.coatings.parse(readTable(zincCoatings)),
  countries: seedCountries(),
  production: tariffSchema.shape.production.parse(orderOptions.production),
  shipping: tariffSchema.shape.shipping.parse(orderOptions.shipping),
  payment: tariffSchema.shape.payment.parse(orderOptions.payment),
});
