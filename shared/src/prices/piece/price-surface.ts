import type { Grade } from '../../catalogue/catalogue.schema.ts';
import { type Coat, coats, finishes, type Surface } from '../../parts/finishes.ts';
import { netWeightG } from '../../parts/materials/stock-of.ts';
import { wallThicknessMm, zincSurfaceMm2 } from '../../parts/materials/zinc-surface.ts';
import type { Part } from '../../parts/part.ts';
import { type Decimal, decimal } from '../../values/decimal.ts';
import type { ProcessPrice } from '../process-price.schema.ts';
import type { Tariff } from '../tariff.record.ts';
import { priceRow } from './price-row.ts';

/** What a surface costs by: grams after galvanising, mm2 of paint. */
type Coated = { surface: Surface; whiteG: () => number; surfaceMm2: number };

/** The coats of one piece's surface: galvanising by white weight in a class of the tariff, powder and primer by m2. */
export const priceSurface = (
  { surface, whiteG, surfaceMm2 }: Coated,
  tariff: Tariff,
  zincClass: number,
): ProcessPrice[] =>
  finishes[surface].coats.map((coat) =>
    coat === 'zinc' ? zincRow(whiteG(), tariff.zinc, zincClass) : paintRow(coat, surfaceMm2, tariff),
  );

const paintRow = (coat: Exclude<Coat, 'zinc'>, surfaceMm2: number, tariff: Tariff): ProcessPrice =>
  priceRow({
    process: coats[coat].process,
    m2: decimal(surfaceMm2).div(1_000_000),
    eurPerM2: tariff[coat].eurPerM2,
  });

const zincRow = (whiteG: number, zinc: Tariff['zinc'], zincClass: number): ProcessPrice =>
  priceRow({
    process: coats.zinc.process,
    kg: decimal(whiteG).div(1000),
    eurPerKg: zincEurPerKg(zinc, zincClass),
    surchargePercent: zinc.surchargePercent,
  });

/** EUR per kg of white weight in a class, with the surcharge. */
export const zincEurPerKg = (zinc: Tariff['zinc'], zincClass: number): string =>
  decimal(zinc.classes[zincClass]?.eurPerKg ?? '0')
    .times(decimal(zinc.surchargePercent).plus(100))
    .div(100)
    .toFixed();

type Zinc = Tariff['zinc'];

/** Mean zinc coating in um for a steel thickness (DIN EN ISO 1461, the tariff's classes). */
const coatingUm = (zinc: Zinc, thicknessMm: Decimal) =>
  zinc.coatings.findLast(({ fromMm, fromInclusive }) =>
    fromInclusive ? thicknessMm.gte(fromMm) : thicknessMm.gt(fromMm),
  )?.meanUm ?? '0';

/** Weight of one piece after galvanising, whole grams: steel + surface x coating x 7.2 g per m2 and um. */
export const whiteWeightG = (part: Part, zinc: Zinc, grade: Grade | undefined): number => {
  const { facts } = part;
  const wallMm = wallThicknessMm(facts);
  const coatingG = zincSurfaceMm2(facts)
    .times(coatingUm(zinc, wallMm))
    .times(zinc.gPerM2Um)
    .div(1_000_000)
    .round(0)
    .toNumber();
  return netWeightG(facts.measures, grade) + coatingG;
};

/** Place in the tariff of the galvanising class for a project's white weight in grams. */
export const zincClassOf = (zinc: Zinc, whiteG: number): number => {
  const found = zinc.classes.findIndex(({ uptoKg }) => uptoKg === null || decimal(uptoKg).times(1000).gte(whiteG));
  return found === -1 ? zinc.classes.length - 1 : found;
};
