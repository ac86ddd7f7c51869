import { seedRalColours } from '../../catalogue/colours/seed-ral-colours.ts';
import { seedOperator } from '../../catalogue/operator.schema.ts';
import publicHolidays from '../../catalogue/public-holidays.json' with { type: 'json' };
import { readTable } from '../../catalogue/read-table.ts';
import { seedClosingDays, seedHolidays } from '../../catalogue/shop-calendar.ts';
import { type BaseDataKind, readBaseRow } from '../base-data-kinds.ts';
import { seedCatalogue } from '../seed/seed-catalogue.ts';
import certificateGrades from '../seed/seed-certificate-grades.json' with { type: 'json' };
import closingDays from '../seed/seed-closing-days.json' with { type: 'json' };
import costs from '../seed/seed-costs.json' with { type: 'json' };
import countries from '../seed/seed-countries.json' with { type: 'json' };
import cuttingSpeeds from '../seed/seed-cutting-speeds.json' with { type: 'json' };
import gradePrices from '../seed/seed-grade-prices.json' with { type: 'json' };
import grades from '../seed/seed-grades.json' with { type: 'json' };
import orderOptions from '../seed/seed-order-options.json' with { type: 'json' };
import parcelLimits from '../seed/seed-parcel-limits.json' with { type: 'json' };
import profiles from '../seed/seed-profiles.json' with { type: 'json' };
import ralColours from '../seed/seed-ral-colours.json' with { type: 'json' };
import sheetThicknesses from '../seed/seed-sheet-thicknesses.json' with { type: 'json' };
import specificityPrices from '../seed/seed-specificity-prices.json' with { type: 'json' };
import translations from '../seed/seed-translations.json' with { type: 'json' };
import ventHoles from '../seed/seed-vent-holes.json' with { type: 'json' };
import zincCoatings from '../seed/seed-zinc-coatings.json' with { type: 'json' };
import { seedCostTables } from './cost-seed.ts';

/** A row of the base data before it has a version. `place`: its order among those of its kind. */
export type BaseRow = { kind: BaseDataKind; key: string; place: number; data: unknown; source: string };

/** Every row of the base data that a new shop starts with, each with where it comes from. */
export const seedBaseData = (): BaseRow[] => {
  const { profiles: profileRows, grades: gradeRows, sheetThicknesses: sheetRows } = seedCatalogue();
  const profileSources = readTable(profiles);
  const carriers = readTable(parcelLimits);
  const costRows = readTable(costs);
  return [
    ...Object.entries(seedCostTables()).flatMap(([kind, rows]) =>
      rowsOf(kind as BaseDataKind, rows, (n) =>
        kind === 'cost' ? `${costRows[n]?.basis}: ${costRows[n]?.source}` : costSources[kind as CostTable],
      ),
    ),
    ...rowsOf('profile', profileRows, (n) => `${profileSources[n]?.standard}: ${profileSources[n]?.sources}`),
    ...rowsOf('grade', gradeRows, (n) => `${readTable(grades)[n]?.standard} ${readTable(grades)[n]?.note}`.trim()),
    ...rowsOf('sheetThickness', sheetRows, () => sheetThicknesses.source),
    ...rowsOf('colour', seedRalColours(), () => ralColours.source),
    ...rowsOf('operator', [seedOperator()], () => 'Placeholder of a shop that nobody has set up yet'),
    ...rowsOf(
      'parcelLimit',
      carriers.map(({ source: _source, ...row }) => row),
      (n) => String(carriers[n]?.source),
    ),
    ...rowsOf('holiday', seedHolidays(), () => publicHolidays.source),
    ...rowsOf('closingDays', seedClosingDays(), () => closingDays.source),
    ...rowsOf('translation', readTable(translations), () => translations.source),
  ];
};

type CostTable = Exclude<keyof ReturnType<typeof seedCostTables>, 'cost'>;

const costSources: Record<CostTable, string> = {
  gradePrice: gradePrices.source,
  specificityPrice: specificityPrices.source,
  certificateGrade: certificateGrades.source,
  ventHole: ventHoles.source,
  cuttingSpeed: cuttingSpeeds.source,
  zincCoating: zincCoatings.source,
  country: countries.source,
  productionType: orderOptions.source,
  shippingType: orderOptions.source,
  freightRate: orderOptions.source,
  paymentType: orderOptions.source,
  quantityStep: 'Usual price breaks of shops for cut and bent parts; assumed',
};

const rowsOf = (kind: BaseDataKind, rows: readonly unknown[], sourceOf: (n: number) => string): BaseRow[] =>
  rows.map((row, n) => ({ kind, place: n + 1, source: sourceOf(n), ...readBaseRow(kind, row) }));
