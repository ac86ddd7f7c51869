import { z } from 'zod';
import type { CatalogPack } from '../../catalogue/catalog-pack.record.ts';
import { packCatalog } from '../../catalogue/read-catalogue.ts';
import { holidaysByRegion, holidaysSchema } from '../../catalogue/shop-calendar.ts';
import { productionLimitsSchema } from '../../parts/findings/production-limits.schema.ts';
import { type BaseDataKind, type ProductionData, productionDataSchema, readBaseRow } from '../base-data-kinds.ts';
import { type CostSeed, costSeed, costSeedOf } from './cost-seed.ts';
import { deriveTariff } from './derive-tariff.ts';
import type { BaseRow } from './seed-base-data.ts';

/** The base data of a day: the purchase side, the server's alone, and what every customer may see. */
export type BaseData = { costs: CostSeed; packs: CatalogPack[] };

const openTables = [
  ['profiles', 'profile'],
  ['grades', 'grade'],
  ['sheetThicknesses', 'sheetThickness'],
  ['countries', 'country'],
  ['colours', 'colour'],
  ['operator', 'operator'],
  ['closingDays', 'closingDays'],
  ['translations', 'translation'],
] as const satisfies [CatalogPack['table'], BaseDataKind][];

/** Base data from its rows, in any order; payment in advance only where customers are told a bank; throws when a row is none or a price names a cost that is missing. */
export const packBaseData = (rows: readonly BaseRow[]): BaseData => {
  const ordered = rows.toSorted((a, b) => a.place - b.place || (a.key < b.key ? -1 : 1));
  const of = (kind: BaseDataKind) =>
    ordered.filter((row) => row.kind === kind).map((row) => readBaseRow(kind, row.data).data);
  const hasBank = of('operator').some((row) => 'iban' in row && row.iban !== '');
  const costs = costSeedOf({
    cost: of('cost'),
    gradePrice: of('gradePrice'),
    specificityPrice: of('specificityPrice'),
    certificateGrade: of('certificateGrade'),
    ventHole: of('ventHole'),
    cuttingSpeed: of('cuttingSpeed'),
    zincCoating: of('zincCoating'),
    country: of('country').filter((row) => 'active' in row && row.active),
    productionType: of('productionType'),
    shippingType: of('shippingType'),
    freightRate: of('freightRate'),
    paymentType: of('paymentType').filter((row) => hasBank || !('type' in row && row.type === 'PREPAYMENT')),
    quantityStep: of('quantityStep'),
  });
  return {
    costs,
    packs: [
      ...openTables.flatMap(([table, kind]) => packCatalog(table, of(kind))),
      ...packCatalog('holidays', holidaysByRegion(z.array(holidaysSchema).parse(of('holiday')))),
      ...packCatalog('production', [seedProductionData(costs)]),
    ],
  };
};

/** The production by the costs, those of a new shop by default: the limits that its tariffs carry, and the vent holes by table. */
export const seedProductionData = (costs: CostSeed = costSeed()): ProductionData =>
  productionDataSchema.parse({
    limits: productionLimitsSchema.parse(deriveTariff({ number: 1, validFrom: '', validDays: 0, costs })),
    ventHoles: costs.ventHoles,
  });
