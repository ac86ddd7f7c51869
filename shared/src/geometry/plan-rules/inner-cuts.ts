import type { Path, PathPiece, Point } from '../body/path.ts';
import { type Breach, type CutOut, eachPair, isBeside, type PlanContours, polygonsCross } from './hole-distances.ts';
import { stripsOf } from './thin-webs.ts';

/** The laser needs that much room inside a cut-out: 0.7 of the thickness, and 1.5 mm (rules of laser shops: 247TailorSteel, Procut). */
export const leastCutMm = (thicknessMm: number): number => Math.max(1.5, 0.7 * thicknessMm);

/** Slots and other cut-outs inside the plate that are too narrow to be cut; round holes are drilled instead. */
export const narrowCuts = ({ thicknessMm, outer, cutOuts }: PlanContours): Breach[] => {
  const leastMm = leastCutMm(thicknessMm);
  return cutOuts.flatMap((cutOut): Breach[] => {
    if (cutOut.hole !== null || !isInside(cutOut, outer)) return [];
    const [narrowest] = stripsOf(cutOut.polygon, leastMm - 1e-6).toSorted((a, b) => a.widthMm - b.widthMm);
    if (narrowest === undefined) return [];
    const { widthMm, at } = narrowest;
    return [{ code: 'warn.slot-too-narrow', key: '', at, value: widthMm, values: { widthMm, leastMm } }];
  });
};

const isInside = (cutOut: CutOut, outer: Point[]): boolean =>
  !isBeside(cutOut, outer) && !polygonsCross(cutOut.polygon, outer);

/** Under a countersink or a wider blind hole this much has to stay, mm. */
const leastRestMm = 1;

/** Wider blind holes about a through hole that leave less than 1 mm of the plate under them. */
export const deepSinks = ({ thicknessMm, cutOuts }: PlanContours): Breach[] => {
  const breaches: Breach[] = [];
  const visit = ({ hole: wide }: CutOut, { hole: through }: CutOut) => {
    if (!wide || !through || wide.isThrough || !through.isThrough || wide.radiusMm <= through.radiusMm) return;
    if (Math.hypot(wide.centre[0] - through.centre[0], wide.centre[1] - through.centre[1]) >= 0.1) return;
    const restMm = thicknessMm - wide.depthMm;
    if (restMm >= leastRestMm - 1e-6) return;
    const values = { diameterMm: 2 * wide.radiusMm, depthMm: wide.depthMm, restMm, leastMm: leastRestMm };
    breaches.push({ code: 'warn.sink-too-deep', key: String(wide.radiusMm), at: wide.centre, value: restMm, values });
  };
  const holes = cutOuts.filter(({ hole }) => hole !== null);
  eachPair(holes, 0, (a, b) => {
    visit(a, b);
    visit(b, a);
  });
  return breaches;
};

/** Smaller radii count as sharp, mm. */
const sharpBelowMm = 5;

const turnTolerance = Math.sin((5 * Math.PI) / 180);

/** Corners into the steel (of notches and cut-outs) with less than 5 mm radius; told only where it is to carry loads. */
export const sharpCorners = ({ outerPath, outer, cutOuts }: PlanContours): Breach[] => {
  const inside = cutOuts.filter((cutOut) => cutOut.hole === null && isInside(cutOut, outer));
  const corners = [
    ...(outerPath === null ? [] : cornersInto(outerPath, 1)),
    ...inside.flatMap(({ path }) => cornersInto(path, -1)),
  ];
  return corners.map(({ radiusMm, at }) => ({
    code: 'seen.sharp-corner',
    key: '',
    at,
    value: radiusMm,
    values: { radiusMm, leastMm: sharpBelowMm },
  }));
};

type Corner = { radiusMm: number; at: Point };

/** Corners that turn away from the steel: against the sense of an outer loop (1), with that of an inner one (-1). */
const cornersInto = (path: Path, side: 1 | -1): Corner[] => {
  const sense = senseOf(path) * side;
  return path.flatMap((piece, index): Corner[] => {
    if (piece.kind === 'arc') {
      const isInto = Math.sign(piece.sweepRad) !== sense && Math.abs(piece.sweepRad) > 0.09;
      return isInto && piece.radius < sharpBelowMm - 1e-6 ? [{ radiusMm: piece.radius, at: piece.start }] : [];
    }
    const next = path[(index + 1) % path.length];
    if (next?.kind !== 'line') return [];
    return turnOf(piece, next) * sense < -turnTolerance ? [{ radiusMm: 0, at: piece.end }] : [];
  });
};

/** 1: counter-clockwise. */
const senseOf = (path: Path): number =>
  Math.sign(path.reduce((sum, { start, end }) => sum + start[0] * end[1] - end[0] * start[1], 0)) || 1;

/** Sine of the turn from one line to the next, to the left positive. */
const turnOf = (from: PathPiece, to: PathPiece): number => {
  const [a, b] = [directionOf(from), directionOf(to)];
  return a[0] * b[1] - a[1] * b[0];
};

const directionOf = ({ start, end }: PathPiece): Point => {
  const [dx, dy] = [end[0] - start[0], end[1] - start[1]];
  const length = Math.hypot(dx, dy) || 1;
  return [dx / length, dy / length];
};
