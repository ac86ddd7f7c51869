import type { Grade } from '../../catalogue/catalogue.schema.ts';
import { netWeightG } from '../../parts/materials/weigh-part.ts';
import { wallThicknessMm, zincSurfaceMm2 } from '../../parts/materials/zinc-surface.ts';
import type { Part } from '../../parts/part.ts';
import { type Decimal, decimal } from '../../values/decimal.ts';
import type { Tariff } from '../tariff.record.ts';

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
