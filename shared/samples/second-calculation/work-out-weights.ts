import { exact, type Fraction, halfUp, isBelow, plus, product, through, times } from './fraction.ts';
import type { PlainPart, PriceList } from './plain-project.ts';

type Measured = Omit<PlainPart, 'surface' | 'ralNumber'>;

/** mm3 times kg per m3, in g. */
const perGram = exact('0.000001');

/** What the wall is taken for: of open sections the mean one, 2 V / S. */
export const wallOf = ({ wallMm, netMm3, surfaceMm2 }: Measured): Fraction =>
  wallMm === null ? halfUp(through(product(2, netMm3), exact(surfaceMm2)), 2) : exact(wallMm);

/** Weights of one piece, each rounded to 1 g. */
export const workOutWeights = (part: Measured, { tariff, grades }: PriceList) => {
  const density = exact(grades.get(part.grade ?? '')?.densityKgPerM3 ?? 7850);
  const weigh = (mm3: Fraction) => halfUp(product(mm3, density, perGram), 0);
  const netG = weigh(exact(part.netMm3));
  return { netG, grossG: weigh(grossMm3(part, tariff)), whiteG: plus(netG, zincG(part, tariff)) };
};

function grossMm3(part: Measured, { waste }: PriceList['tariff']) {
  if (part.stock === 'plate') {
    const margin = exact(waste.plateMarginMm);
    return product(plus(exact(part.lengthMm), margin), plus(exact(part.widthMm), margin), part.wallMm ?? 0);
  }
  const cuts = part.sawCuts.reduce((sum, cut) => sum + cut.count, 0);
  const length = plus(exact(part.lengthMm), product(waste.sawKerfMm, cuts));
  const rest = plus(exact(1), product(waste.barWastePercent, '0.01'));
  return times(times(length, sectionMm2(part)), rest);
}

/** A saw cut's face x cosine of the bevel, whole mm2; the least of its cuts. */
function sectionMm2({ sawCuts }: Measured): Fraction {
  const sections = sawCuts.map((cut) =>
    halfUp(product(cut.faceMm2, exact(Math.cos((cut.bevelDeg * Math.PI) / 180))), 0),
  );
  return sections.reduce((least, each) => (isBelow(each, least) ? each : least));
}

function zincG(part: Measured, { zinc }: PriceList['tariff']) {
  const wall = wallOf(part);
  const isReached = (row: (typeof zinc.coatings)[number]) => {
    const from = exact(row.fromMm);
    return row.fromInclusive ? !isBelow(wall, from) : isBelow(from, wall);
  };
  const coating = zinc.coatings.filter(isReached).at(-1);
  const zincMm2 = part.stock === 'hollow' ? halfUp(through(product(2, part.netMm3), wall), 0) : exact(part.surfaceMm2);
  return halfUp(product(zincMm2, coating?.meanUm ?? '0', zinc.gPerM2Um, '0.000001'), 0);
}
