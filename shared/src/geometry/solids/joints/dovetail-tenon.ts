import type { Processing } from '../../body/body.schema.ts';
import { type Corner, type Path, polygonPath, roundedPolygon } from '../../body/path.ts';
import { cosDeg, sinDeg } from '../../body/vectors.ts';
import { flagOf, type HalfSpace, numberOf, type Removal } from '../removals/walls.ts';
import { halfOn, raised, type Seat, spotOn } from './seat.ts';

/**
 * A dovetail in its plane: Width at the bottom of the root, wider to the top by the cone angle on either side, and wider out of the plane
 * by the flank angle at both flanks and at the bottom.
 */
type DovetailSize = {
  lengthMm: number;
  widthMm: number;
  coneDeg: number;
  flankDeg: number;
  radiusMm: number;
  top: boolean;
  bottom: boolean;
};

const usualFlankDeg = 15;

/** Null when a number is missing or leaves nothing. */
export const dovetailSize = (processing: Processing, top: boolean): DovetailSize | null => {
  const [lengthMm, widthMm] = [numberOf(processing, 'Length'), numberOf(processing, 'Width')];
  const coneDeg = numberOf(processing, 'ConeAngle');
  const flankDeg = flagOf(processing, 'UseFlankAngle', false) ? numberOf(processing, 'FlankAngle') : usualFlankDeg;
  if (!(lengthMm > 0 && widthMm > 0 && coneDeg >= 0 && coneDeg < 90 && flankDeg >= 0 && flankDeg < 90)) return null;
  const widest = ((widthMm / 2) * cosDeg(coneDeg)) / (1 - sinDeg(coneDeg));
  const wished = processing.parameters['Shape'] === 'round' ? widest : cornerRadius(processing, widthMm);
  const bottom = flagOf(processing, 'LengthLimitedBottom', true);
  const radiusMm = Math.min(wished, widest, lengthMm / (1 - sinDeg(coneDeg)));
  return { lengthMm, widthMm, coneDeg, flankDeg, radiusMm: bottom ? radiusMm : 0, top, bottom };
};

/** The dovetail between two heights over its plane. */
export const dovetailBody = (
  seat: Seat,
  size: DovetailSize,
  { heights: [from, to], farMm }: { heights: [number, number]; farMm: number },
): Removal => {
  const within = [halfOn(seat, [0, 0, 1], [0, 0, from]), halfOn(seat, [0, 0, -1], [0, 0, to])];
  if (size.top) within.push(halfOn(seat, [1, 0, 0], [0, 0, 0]));
  if (size.radiusMm <= 0) return { kind: 'convex', within: [...within, ...wedgeOf(seat, size)] };
  return { kind: 'common', of: [{ kind: 'convex', within }, roundBody(seat, size, { from, to, farMm })] };
};

/** The mortise of a dovetail, its mouth open to the side; as a pocket with room above it to put the tenon in. */
export const dovetailMortiseRemovals = (
  seat: Seat,
  size: DovetailSize,
  { depthMm, farMm, pocket }: { depthMm: number; farMm: number; pocket: boolean },
): Removal[] => {
  const straight: DovetailSize = { ...size, flankDeg: 0 };
  const removals = [
    dovetailBody(seat, size, { heights: [0, depthMm], farMm }),
    dovetailBody(seat, straight, { heights: [-farMm, 0], farMm }),
  ];
  if (!pocket) return removals;
  const grown = (depthMm * Math.tan((size.flankDeg * Math.PI) / 180)) / cosDeg(size.coneDeg);
  const half = size.widthMm / 2 + size.lengthMm * Math.tan((size.coneDeg * Math.PI) / 180) + grown;
  const room = polygonPath([
    [-size.lengthMm, -half],
    [0, -half],
    [0, half],
    [-size.lengthMm, half],
  ]);
  return [...removals, raised(seat, room, [-farMm, depthMm])];
};

/** Flanks and bottom as planes. */
const wedgeOf = (seat: Seat, { lengthMm, widthMm, coneDeg, flankDeg, bottom }: DovetailSize): HalfSpace[] => {
  const [cosK, sinK, cosF, sinF] = [cosDeg(coneDeg), sinDeg(coneDeg), cosDeg(flankDeg), sinDeg(flankDeg)];
  const flanks = [-1, 1].map((hand) =>
    halfOn(seat, [-sinK * cosF, -hand * cosK * cosF, sinF], [lengthMm, (hand * widthMm) / 2, 0]),
  );
  return bottom ? [...flanks, halfOn(seat, [-cosF, 0, sinF], [lengthMm, 0, 0])] : flanks;
};

const cornersPerRadian = 24;

/** A dovetail with rounded bottom corners, reaching up without limit: outlines at both heights, joined by triangles. */
const roundBody = (
  seat: Seat,
  size: DovetailSize,
  { from, to, farMm }: { from: number; to: number; farMm: number },
): Removal => {
  const rings = [from, to].map((height) =>
    roundRing(size, height, farMm).map(([l, w]) => spotOn(seat, [l, w, height])),
  );
  const [low = [], high = []] = rings;
  const count = low.length;
  const triangles: [number, number, number][] = [];
  for (let index = 0; index < count; index += 1) {
    const next = (index + 1) % count;
    triangles.push([index, next, count + next], [index, count + next, count + index]);
    if (index > 0 && next > 0) triangles.push([0, next, index], [count, count + index, count + next]);
  }
  return { kind: 'polyhedron', points: [...low, ...high], triangles };
};

/** The outline at a height, counter-clockwise in (along, across): corner arcs keep their centres and grow with the height. */
const roundRing = (size: DovetailSize, height: number, farMm: number): [number, number][] => {
  const { lengthMm, widthMm, coneDeg, flankDeg, radiusMm } = size;
  const [cosK, sinK] = [cosDeg(coneDeg), sinDeg(coneDeg)];
  const grown = Math.max(height, -1) * Math.tan((flankDeg * Math.PI) / 180);
  const centre: [number, number] = [lengthMm - radiusMm, Math.max(0, widthMm / 2 - (radiusMm * (1 - sinK)) / cosK)];
  const sweep = ((90 - coneDeg) * Math.PI) / 180;
  const steps = Math.max(4, Math.ceil(sweep * cornersPerRadian));
  const arc = Array.from({ length: steps + 1 }, (_, index): [number, number] => {
    const angle = (sweep * index) / steps;
    const radius = radiusMm + grown;
    return [centre[0] + radius * Math.cos(angle), centre[1] + radius * Math.sin(angle)];
  });
  const top = widthMm / 2 + grown / cosK + ((farMm + lengthMm) * sinK) / cosK;
  const lower = arc.toReversed().map(([l, w]): [number, number] => [l, -w]);
  const upper = centre[1] < 1e-6 ? arc.slice(1) : arc;
  return [[-farMm, -top], ...lower, ...upper, [-farMm, top]];
};

/** Size of a tenon or mortise in its plane; an end without limit runs on. */
type TenonSize = { lengthMm: number; widthMm: number; radiusMm: number; top: boolean; bottom: boolean };

export const tenonSize = (processing: Processing): TenonSize => {
  const widthMm = numberOf(processing, 'Width');
  return {
    lengthMm: numberOf(processing, 'Length'),
    widthMm,
    radiusMm: cornerRadius(processing, widthMm),
    top: flagOf(processing, 'LengthLimitedTop', true),
    bottom: flagOf(processing, 'LengthLimitedBottom', true),
  };
};

/** Radius of the corners: none for square and automatic, half the width for round, ShapeRadius for rounded and radius. */
const cornerRadius = (processing: Processing, widthMm: number): number => {
  const shape = processing.parameters['Shape'];
  if (shape === 'round') return widthMm / 2;
  return shape === 'rounded' || shape === 'radius' ? Math.max(0, numberOf(processing, 'ShapeRadius')) : 0;
};

/** The outline in (along, across): from 0 to the length, centred across. Radii that do not fit are made smaller. */
export const tenonOutline = ({ lengthMm, widthMm, radiusMm, top, bottom }: TenonSize, farMm: number): Path => {
  const [from, to, half] = [top ? 0 : -farMm, bottom ? lengthMm : farMm, widthMm / 2];
  const room = top && bottom ? lengthMm / 2 : lengthMm;
  const radius = Math.min(radiusMm, half, room) * (1 - 1e-9);
  const corner = (at: [number, number], isRounded: boolean): Corner => (isRounded ? { at, radius } : { at });
  return roundedPolygon([
    corner([from, -half], top),
    corner([to, -half], bottom),
    corner([to, half], bottom),
    corner([from, half], top),
  ]);
};
