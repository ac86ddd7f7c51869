import { stockOf } from '../materials/stock-of.ts';
import type { Part } from '../part.ts';
import type { PartFacts } from '../part-facts.schema.ts';
import type { Rule, Warning } from './part-findings.ts';

/** A drill of the works, mm: thinner ones break, and deeper than so many diameters it has to be drawn out and begun again. */
const drill = { leastMm: 4, depthDiameters: 5 };

/** Drilled holes that are too thin for the drills of the works, or deeper than one stroke. */
export const drilledHoles: Rule = ({ facts: { measures } }) =>
  measures.drilledHoles.flatMap(({ diameterMm, depthMm, count }): Warning[] => {
    const mostMm = drill.depthDiameters * diameterMm;
    if (diameterMm < drill.leastMm - 0.005)
      return [{ code: 'warn.hole-below-drill', values: { diameterMm, leastMm: drill.leastMm, count } }];
    return depthMm > mostMm + 0.005 ? [{ code: 'warn.hole-deep', values: { diameterMm, depthMm, mostMm, count } }] : [];
  });

/** Smaller outlines fall through the grate of the laser, by thickness, mm (247TailorSteel, cutting guidelines). */
const leastOutline: readonly { upToMm: number; sideMm: number }[] = [
  { upToMm: 5, sideMm: 15 },
  { upToMm: 15, sideMm: 18 },
  { upToMm: 20, sideMm: 20 },
  { upToMm: Infinity, sideMm: 25 },
];

const sidesOf = ({ measures: { dimensionsMm: size } }: PartFacts): [number, number, number] =>
  [size.x, size.y, size.z].sort((a, b) => b - a) as [number, number, number];

const isPlate = (facts: PartFacts) => facts.category === 'FLAT' && stockOf(facts) === 'plate';

/** Plates that are smaller than what the laser holds. */
export const smallOutlines: Rule = ({ facts }) => {
  if (!isPlate(facts) || facts.thicknessMm === null) return [];
  const { thicknessMm } = facts;
  const [lengthMm, widthMm] = sidesOf(facts);
  const leastMm = leastOutline.find(({ upToMm }) => thicknessMm <= upToMm)?.sideMm ?? 0;
  return lengthMm > 0 && widthMm < leastMm - 0.005
    ? [{ code: 'warn.smaller-than-cutter', values: { lengthMm, widthMm, leastMm } }]
    : [];
};

/** Narrower strips warp under the laser, by length, mm (as above). */
const leastStrip: readonly { upToMm: number; widthMm: number }[] = [
  { upToMm: 100, widthMm: 0 },
  { upToMm: 750, widthMm: 15 },
  { upToMm: 1500, widthMm: 40 },
  { upToMm: Infinity, widthMm: 60 },
];

export const narrowStrips: Rule = ({ facts }) => {
  if (!isPlate(facts)) return [];
  const [lengthMm, widthMm] = sidesOf(facts);
  const leastMm = leastStrip.find(({ upToMm }) => lengthMm <= upToMm)?.widthMm ?? 0;
  return widthMm < leastMm - 0.005 ? [{ code: 'warn.narrow-strip', values: { lengthMm, widthMm, leastMm } }] : [];
};

/** The saw swings that far out of square, degrees. */
const mostBevelDeg = 60;

export const steepCuts: Rule = ({ facts: { measures } }) => {
  const [steepest] = measures.sawCuts.filter(({ bevelDeg }) => bevelDeg > mostBevelDeg + 0.005);
  if (!steepest) return [];
  const bevelDeg = Math.max(...measures.sawCuts.map((cut) => cut.bevelDeg));
  return [{ code: 'warn.steep-cut', values: { bevelDeg, mostDeg: mostBevelDeg } }];
};

/** A thread holds as much as its bolt from one diameter of steel on. */
export const shortThreads: Rule = ({ facts }) =>
  facts.findings.flatMap(({ code, values }) => {
    const diameterMm = Number(values['diameterMm']);
    const thicknessMm = wallOf(facts);
    if (code !== 'request.thread' || !(diameterMm > 0) || thicknessMm === null) return [];
    return thicknessMm < diameterMm - 0.005
      ? [{ code: 'warn.short-thread' as const, values: { diameterMm, thicknessMm } }]
      : [];
  });

const wallOf = ({ thicknessMm, category }: Part['facts']): number | null => (category === 'FLAT' ? thicknessMm : null);
