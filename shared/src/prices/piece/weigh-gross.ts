import type { Grade } from '../../catalogue/catalogue.schema.ts';
import type { ProductionLimits } from '../../parts/findings/production-limits.schema.ts';
import { netWeightG, stockOf } from '../../parts/materials/stock-of.ts';
import type { PartFacts } from '../../parts/part-facts.schema.ts';
import { type Decimal, decimal } from '../../values/decimal.ts';

/**
 * Weight of the stock that one piece uses up, whole grams, never below its net weight.
 * Plate: bounding rectangle plus the margin in each direction. Profile: section x (length + kerf of its saw cuts) plus bar rest. 0 where the net weight is unknown.
 */
export const grossWeightG = (facts: PartFacts, waste: ProductionLimits['waste'], grade: Grade | undefined): number => {
  if (facts.measures.netVolumeMm3 === 0) return 0;
  const volumeMm3 = stockOf(facts) === 'plate' ? plateVolume(facts, waste) : barVolume(facts, waste);
  const gross = volumeMm3
    .times(grade?.densityKgPerM3 ?? 7850)
    .div(1_000_000)
    .round(0)
    .toNumber();
  return Math.max(gross, netWeightG(facts.measures, grade));
};

const plateVolume = ({ measures, thicknessMm }: PartFacts, waste: ProductionLimits['waste']): Decimal => {
  const { x, y, z } = measures.dimensionsMm;
  const [length = 0, width = 0, thickness = 0] = [x, y, z].sort((a, b) => b - a);
  return decimal(length)
    .plus(waste.plateMarginMm)
    .times(decimal(width).plus(waste.plateMarginMm))
    .times(thicknessMm ?? thickness);
};

const barVolume = ({ measures, body }: PartFacts, waste: ProductionLimits['waste']): Decimal => {
  const lengthMm = body.blankMm.length;
  const cuts = measures.sawCuts.reduce((count, cut) => count + cut.count, 0);
  const sectionMm2 = measures.sawCuts.length
    ? decimal(Math.min(...measures.sawCuts.map(squareSection)))
    : decimal(measures.netVolumeMm3).div(Math.max(lengthMm, 1));
  return sectionMm2
    .times(decimal(lengthMm).plus(decimal(waste.sawKerfMm).times(cuts)))
    .times(decimal(waste.barWastePercent).plus(100))
    .div(100);
};

/** Section square to the bar of a cut that leans, whole mm2. */
const squareSection = ({ sectionMm2, bevelDeg }: PartFacts['measures']['sawCuts'][number]) =>
  bevelDeg === 0 ? sectionMm2 : Math.round(sectionMm2 * Math.cos((bevelDeg * Math.PI) / 180));
