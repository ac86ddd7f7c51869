import { exact, type Fraction, halfUp, isBelow, plus, product, through, times, total } from './fraction.ts';
import type { PriceList } from './plain-project.ts';
import type { SettledAssembly, SettledPart } from './settle-project.ts';
import { surfaceRows } from './work-out-part.ts';
import { onRequest, type Position, position, type Row, workRow } from './work-out-position.ts';
import { wallOf, workOutWeights } from './work-out-weights.ts';

/** A welded assembly with its taken parts, those of them that have a price, and its size where it is not welded into another. */
export type Welded = { assembly: SettledAssembly; own: SettledPart[]; priced: SettledPart[]; sizeMm: number[] | null };

/** Welding, blasting and surface of a welded assembly as one piece. */
export const workOutAssembly = (welded: Welded, list: PriceList, zincEurPerKg: Fraction): Position => {
  const { assembly, priced } = welded;
  if (isAssemblyOnRequest(welded, list)) return onRequest(assembly.index, assembly.total);
  const surfaceMm2 = priced.reduce((sum, part) => sum + part.pieces * part.surfaceMm2, 0);
  const coat = { surface: assembly.surface, surfaceMm2 };
  return position(assembly.index, assembly.total, [
    ...weldRows(welded, list),
    ...blastRows(welded, list),
    ...(surfaceMm2 === 0 ? [] : surfaceRows(coat, whiteOf(welded, list), { tariff: list.tariff, zincEurPerKg })),
  ]);
};

/** White weight of one, g: of its parts that have a price. */
export const whiteOf = ({ priced }: Welded, list: PriceList) =>
  total(priced.map((part) => product(part.pieces, workOutWeights(part, list).whiteG)));

/** A seam out of bounds, larger than the bath, or longer than a bar. */
export const isAssemblyOnRequest = (welded: Welded, list: PriceList): boolean => {
  const { zinc, longestPartMm } = list.tariff;
  const size = welded.sizeMm?.toSorted((a, b) => b - a) ?? [];
  const bath = [zinc.bathMm.length, zinc.bathMm.width, zinc.bathMm.depth].toSorted((a, b) => b - a);
  const isTooBig = welded.assembly.surface === 'ZINCED' && size.some((mm, n) => mm > (bath[n] ?? 0));
  const isTooLong = (size[0] ?? 0) > longestPartMm;
  return isTooBig || isTooLong || seamsOf(welded).some((seam) => isSeamOnRequest(seam, welded.own, list));
};

type Seam = SettledAssembly['seams'][number];

/** Seams between parts that are taken. */
export const seamsOf = ({ assembly, own }: Pick<Welded, 'assembly' | 'own'>) =>
  assembly.seams.filter((seam) => seam.parts.every((index) => own.some((part) => part.index === index)));

/** a below the least, or above its share of the thinner of the two walls (0.01 mm). */
function isSeamOnRequest(seam: Seam, parts: readonly SettledPart[], { tariff: { welding } }: PriceList) {
  if (!welding) return false;
  const a = exact(seam.aMm);
  const walls = parts.filter((part) => seam.parts.includes(part.index)).map(wallOf);
  const isTooThick = walls.some((wall) => isBelow(halfUp(times(wall, exact(welding.mostAOfThinnest)), 2), a));
  return isBelow(a, exact(welding.leastAMm)) || isTooThick;
}

/** Length of a seam for the pieces that are there now: by the part that grew most, else by the one that shrank most; 0.01 mm. */
function lengthNow(seam: Seam, parts: readonly SettledPart[]): Fraction {
  const joined = parts.filter((part) => seam.parts.includes(part.index));
  const factors = joined.map((part) => through(exact(part.pieces), exact(part.piecesRead)));
  const most = factors.reduce((a, b) => (isBelow(a, b) ? b : a));
  const least = factors.reduce((a, b) => (isBelow(a, b) ? a : b));
  return halfUp(product(seam.lengthMm, isBelow(exact(1), most) ? most : least), 2);
}

function weldRows(welded: Welded, { tariff: { welding, rates } }: PriceList): Row[] {
  const seams = seamsOf(welded);
  if (!welding || seams.length === 0) return [];
  const throats = total(seams.map((seam) => product(seam.aMm, seam.aMm, lengthNow(seam, welded.own))));
  const fitted = welded.own.filter((part) => seams.some((seam) => seam.parts.includes(part.index)));
  const pieces = fitted.reduce((sum, part) => sum + part.pieces, 0);
  const minutes = plus(product(throats, welding.minPerMmA2), product(pieces, welding.fitUpMinPerPart));
  const metalG = halfUp(product(throats, welding.kgPerM3, '0.000001'), 0);
  const hours = product(halfUp(minutes, 3), rates.weld ?? '0', { over: 1n, under: 60n });
  const pieceEur = halfUp(plus(hours, product(metalG, '0.001', welding.weldMetalEurPerKg)), 4);
  return [{ process: 'WELDING', pieceEur, setupEur: exact(welding.setupEur) }];
}

function blastRows({ assembly, sizeMm }: Welded, { tariff: { blasting, rates } }: PriceList): Row[] {
  if (!sizeMm || !blasting?.before.includes(assembly.surface)) return [];
  const minutes = through(exact(Math.max(...sizeMm)), exact(blasting.mmPerMin));
  return [workRow('BLASTING', minutes, [rates.manual, '0'])];
}
