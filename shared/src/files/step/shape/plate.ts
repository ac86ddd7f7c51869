import type { Catalogue } from '../../../catalogue/catalogue.schema.ts';
import type { Body, Frame, Processing, Vector } from '../../../geometry/body/body.schema.ts';
import { drillingOf } from '../../../geometry/body/drilling-of.ts';
import { areaOf, mapped, type Path, type Point, reversed } from '../../../geometry/body/path.ts';
import { sideFrames } from '../../../geometry/body/side-frames.ts';
import { add, cross, lengthOf, times, unit } from '../../../geometry/body/vectors.ts';
import { bodyContour, boundsOf, contourCutOf, isRectangle } from '../../nc1/shape/contour-path.ts';
import { stockFindings } from '../../recognition/profile-shape.ts';
import type { SolidBody } from '../brep/read-body.ts';
import type { Sight } from './flat-path.ts';
import { type FlatSide, lookAt, type NextTo, type Opening, type SeenSide } from './flat-sides.ts';
import { isSameVolume, type SolidShape } from './solid-shape.ts';

type Given = { body: SolidBody; sides: readonly FlatSide[]; nextTo: NextTo; catalogue: Catalogue };

/** A body as a plate: two equal parallel sides, everything between them square to them, and the volume says that nothing else is there. */
export const asPlate = ({ body, sides, nextTo, catalogue }: Given): SolidShape | null => {
  const pair = facingPair(sides);
  if (pair === null || body.volumeMm3 === null) return null;
  const { top, bottom, thicknessMm } = pair;
  const rough = sightOn(top, anyAcross(top.normal));
  const outline = lookAt(top, rough, nextTo);
  if (outline === null) return null;
  const turn = narrowest(outline.outer);
  const turned = sightOn(top, add(times(rough.x, Math.cos(turn)), times(rough.y, Math.sin(turn))));
  const [above, below] = [lookAt(top, turned, nextTo), lookAt(bottom, turned, nextTo)];
  if (above === null || below === null || !isSameOutline(above, below)) return null;
  const { min, max } = boundsOf([above.outer]);
  const [length, height] = [max[0] - min[0], max[1] - min[1]];
  if (thicknessMm >= height - 1e-6) return null;
  const seen = { above: moved(above, min), below: moved(below, min) };
  const features = featuresOf(seen, thicknessMm);
  const volume =
    Math.abs(areaOf(seen.above.outer)) * thicknessMm - features.reduce((sum, { volumeMm3 }) => sum + volumeMm3, 0);
  if (!isSameVolume(volume, body.volumeMm3)) return null;
  const blankMm = { length, height, width: thicknessMm };
  const origin = add(
    add(turned.origin, times(turned.x, min[0])),
    add(times(turned.y, min[1]), times(top.normal, -thicknessMm)),
  );
  return {
    category: 'FLAT',
    profile: null,
    profileName: '',
    thicknessMm: snapped(thicknessMm, catalogue),
    body: bodyOf(blankMm, seen.above.outer, features),
    placed: { origin, x: turned.x, y: turned.y },
    isWhole: true,
    reasons: [],
    findings: stockFindings(snapped(thicknessMm, catalogue), catalogue),
  };
};

/** A thickness of the stock that a model misses by rounding alone. */
const snapped = (thicknessMm: number, { sheetThicknesses }: Catalogue): number => {
  const stock = sheetThicknesses.find((each) => Math.abs(each.thicknessMm - thicknessMm) <= 1e-3);
  return stock?.thicknessMm ?? Math.round(thicknessMm * 1000) / 1000;
};

/** The two largest sides that look away from each other, the one with more openings on top. */
const facingPair = (sides: readonly FlatSide[]): { top: FlatSide; bottom: FlatSide; thicknessMm: number } | null => {
  let best: { top: FlatSide; bottom: FlatSide; thicknessMm: number } | null = null;
  for (const [place, side] of sides.entries()) {
    if (best !== null && side.areaMm2 <= best.bottom.areaMm2) break;
    const other = sides
      .slice(place + 1)
      .find((each) => lengthOf(add(each.normal, side.normal)) < 1e-6 && each.at + side.at > 1e-3);
    if (other === undefined || (best !== null && other.areaMm2 <= best.bottom.areaMm2)) continue;
    best = { top: side, bottom: other, thicknessMm: side.at + other.at };
  }
  if (best === null || best.top.areaMm2 <= best.bottom.areaMm2 + 1e-3) return best;
  // wider mouths of holes leave less of a side: that is the one that is worked on
  return { top: best.bottom, bottom: best.top, thicknessMm: best.thicknessMm };
};

export const anyAcross = (normal: Vector): Vector => {
  const [x, y, z] = normal.map(Math.abs) as Vector;
  const helper: Vector = x <= y && x <= z ? [1, 0, 0] : y <= z ? [0, 1, 0] : [0, 0, 1];
  return unit(cross(cross(normal, helper), normal));
};

const sightOn = (side: FlatSide, x: Vector): Sight => ({
  origin: times(side.normal, side.at),
  x,
  y: cross(side.normal, x),
});

/** The turn that puts an outline into its smallest rectangle, of equal ones the one nearest to a square, its longer side along x. */
export const narrowest = (outline: Path): number => {
  const lines = outline
    .filter(({ kind }) => kind === 'line')
    .map(({ start, end }) => ({
      rad: Math.atan2(end[1] - start[1], end[0] - start[0]),
      length: Math.hypot(end[0] - start[0], end[1] - start[1]),
    }))
    .sort((a, b) => b.length - a.length)
    .slice(0, 64);
  let best = { rad: 0, area: Number.POSITIVE_INFINITY, girth: Number.POSITIVE_INFINITY };
  for (const rad of [0, ...lines.map((line) => line.rad)]) {
    const { min, max } = boundsOf([turnedPath(outline, -rad)]);
    const [length, height] = [max[0] - min[0], max[1] - min[1]];
    const [area, girth] = [length * height, length + height];
    const isSmaller = area < best.area * (1 - 1e-6);
    const isSquarer = area < best.area * (1 + 1e-6) && girth < best.girth * (1 - 1e-6);
    if (isSmaller || isSquarer) best = { rad: length >= height - 1e-6 ? rad : rad + Math.PI / 2, area, girth };
  }
  return best.rad;
};

export const turnedPath = (path: Path, rad: number): Path => {
  const [cos, sin] = [Math.cos(rad), Math.sin(rad)];
  return mapped(path, ([x, y]) => [x * cos - y * sin, x * sin + y * cos], false);
};

const isSameOutline = (above: SeenSide, below: SeenSide): boolean => {
  const [a, b] = [Math.abs(areaOf(above.outer)), Math.abs(areaOf(below.outer))];
  const [boxA, boxB] = [boundsOf([above.outer]), boundsOf([below.outer])];
  const isNear = (p: Point, q: Point) => Math.hypot(p[0] - q[0], p[1] - q[1]) < 0.01;
  return Math.abs(a - b) < 0.01 + 1e-6 * a && isNear(boxA.min, boxB.min) && isNear(boxA.max, boxB.max);
};

const movedPath = (path: Path, [dx, dy]: Point): Path => mapped(path, ([x, y]) => [x - dx, y - dy], false);

const wound = (path: Path): Path => (areaOf(path) > 0 ? path : reversed(path));

const moved = ({ outer, openings }: SeenSide, by: Point): SeenSide => ({
  outer: wound(movedPath(outer, by)),
  openings: openings.map(({ circle, path, ...rest }) => ({
    ...rest,
    path: wound(movedPath(path, by)),
    circle: circle && { ...circle, centre: [circle.centre[0] - by[0], circle.centre[1] - by[1]] },
  })),
});

/** One tool's work: from above or below, and what it takes beside that of others. */
type Feature = {
  from: 'top' | 'bottom';
  path: Path;
  circle: Opening['circle'];
  depthMm: number | null;
  volumeMm3: number;
};

const isConcentric = (a: Opening, b: Opening): boolean =>
  a.circle !== null &&
  b.circle !== null &&
  Math.hypot(a.circle.centre[0] - b.circle.centre[0], a.circle.centre[1] - b.circle.centre[1]) < 0.01;

/** Openings of both sides as work: what meets on one axis is a hole right through with wider mouths. */
const featuresOf = ({ above, below }: { above: SeenSide; below: SeenSide }, thicknessMm: number): Feature[] => {
  const isThrough = ({ depthMm, coneTan }: Opening) => coneTan === null && depthMm >= thicknessMm - 0.01;
  const through = above.openings.filter(isThrough).map(
    ({ path, circle, areaMm2 }): Feature => ({
      from: 'top',
      path,
      circle,
      depthMm: null,
      volumeMm3: areaMm2 * thicknessMm,
    }),
  );
  const left = below.openings.filter((opening) => !isThrough(opening));
  const stepped = above.openings
    .filter((opening) => !isThrough(opening))
    .flatMap((upper): Feature[] => {
      const place = left.findIndex((each) => isConcentric(upper, each));
      const [lower] = place === -1 ? [] : left.splice(place, 1);
      return lower === undefined ? [mouthOf(upper, 'top', 0)] : steppedHole(upper, lower, thicknessMm);
    });
  return [...through, ...stepped, ...left.map((opening) => mouthOf(opening, 'bottom', 0))];
};

const steppedHole = (upper: Opening, lower: Opening, thicknessMm: number): Feature[] => {
  const radius = (opening: Opening) => opening.circle?.radiusMm ?? 0;
  const narrow = (opening: Opening) => radius(opening) - (opening.coneTan ?? 0) * opening.depthMm;
  const coreMm = Math.min(narrow(upper), narrow(lower), radius(upper), radius(lower));
  const centre = (radius(upper) < radius(lower) ? upper : lower).circle?.centre ?? [0, 0];
  const core: Feature = {
    from: 'top',
    path: upper.path,
    circle: { centre, radiusMm: coreMm },
    depthMm: null,
    volumeMm3: Math.PI * coreMm ** 2 * thicknessMm,
  };
  const mouths = [mouthOf(upper, 'top', coreMm), mouthOf(lower, 'bottom', coreMm)];
  return [core, ...mouths.filter(({ circle }) => (circle?.radiusMm ?? 0) > coreMm + 1e-3)];
};

/** A recess or blind hole; of a countersink what lies outside of the core. It is made as wide as its mouth. */
const mouthOf = (
  { path, circle, areaMm2, depthMm, coneTan }: Opening,
  from: Feature['from'],
  coreMm: number,
): Feature => {
  const mouthMm = circle?.radiusMm ?? 0;
  const endMm = coneTan === null ? mouthMm : Math.max(0, mouthMm - coneTan * depthMm);
  const whole =
    circle === null ? areaMm2 * depthMm : (Math.PI * depthMm * (mouthMm ** 2 + mouthMm * endMm + endMm ** 2)) / 3;
  return { from, path, circle, depthMm, volumeMm3: whole - Math.PI * coreMm ** 2 * depthMm };
};

const bodyOf = (blankMm: Body['blankMm'], outer: Path, features: readonly Feature[]): Body => {
  const frames = sideFrames(blankMm);
  const on = { top: { plane: frames[3] as Frame, side: 4 }, bottom: { plane: frames[1] as Frame, side: 2 } };
  const outline = contourCutOf(on.top, 'Outline', { contours: [bodyContour(outer, null)], isOutline: true });
  return {
    blankMm,
    section: { kind: 'box' },
    processings: [
      ...(isRectangle(outer, [0, 0], [blankMm.length, blankMm.height]) ? [] : [outline]),
      ...features.map((feature) => workOf(feature, on[feature.from], blankMm.height)),
    ],
  };
};

/** Seen from below, y runs the other way. */
const workOf = (
  { from, path, circle, depthMm }: Feature,
  on: { plane: Frame; side: number },
  heightMm: number,
): Processing => {
  const seen = ([x, y]: Point): Point => (from === 'top' ? [x, y] : [x, heightMm - y]);
  if (circle !== null) {
    const [xMm, yMm] = seen(circle.centre);
    return drillingOf({ ...on, xMm, yMm, diameterMm: 2 * circle.radiusMm, depthMm });
  }
  const own = from === 'top' ? path : mapped(path, seen, true);
  return contourCutOf(on, 'Opening', { contours: [bodyContour(own, depthMm)], isOutline: false });
};
