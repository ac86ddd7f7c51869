import type { Manifold } from 'manifold-3d';
import type { Vector } from '../../geometry/body/body.schema.ts';
import type { Scope } from '../../geometry/body/in-scope.ts';
import { dot, pointIn, spanOf, subtract } from '../../geometry/body/vectors.ts';
import type { PlateShape } from '../../geometry/plan-rules/find-places.ts';
import type { Kernel } from '../../geometry/solids/unite-deep.ts';
import type { Misfit } from './compare-holes.ts';
import type { HoleAxis } from './hole-axes.ts';
import type { TouchingPair } from './touching-pairs.ts';
import { inverseOf, middleOf, movedTo, piecesOf, rodOf } from './wood-solid.ts';

/** Steel and wood of one joint as solids, in the coordinates of the steel. */
export type Joint = { kernel: Kernel; keep: Scope; steel: Manifold; wood: Manifold };

/** Steel that goes less deep into wood only touches it, mm; less volume is a rest of rounding, mm3. */
const leastDepthMm = 0.5;
const leastVolumeMm3 = 50;

/** Of the box about it, what lies in the fillet of a rolled section fills less: the carpenter breaks that edge of the wood. */
const filletShare = 0.3;
const largestFilletMm = 40;

const isFillet = (volumeMm3: number, size: Vector): boolean => {
  const [, second = 0] = [...size].sort((a, b) => a - b);
  return second < largestFilletMm && volumeMm3 < filletShare * size[0] * size[1] * size[2];
};

const tenth = (value: number) => Math.round(value * 10) / 10;

/** Faces that only touch leave sheets without thickness, which hold pieces together: what is thinner than this goes, mm. */
const sheetMm = 0.1;
const sheet: Vector = [sheetMm, sheetMm, sheetMm];

const withoutSheets = (keep: Scope, solid: Manifold): Manifold =>
  [0, 1, 2].reduce((rest, axis) => {
    const by: Vector = [0, 0, 0];
    by[axis] = sheetMm;
    return keep(rest.intersect(keep(rest.translate(by))));
  }, solid);

/** Where steel stands in wood that nothing frees; `explainedMm`: what a slot that is too narrow is said to lack. */
export const findCollisions = (
  { keep, steel, wood }: Joint,
  { place, slackMm, steel: { body } }: Pick<TouchingPair, 'place' | 'slackMm' | 'steel'>,
  explainedMm: number,
): Misfit[] => {
  const common = keep(steel.intersect(wood));
  if (common.volume() < leastVolumeMm3) return [];
  const away = inverseOf(place);
  return piecesOf(keep, withoutSheets(keep, common)).flatMap(({ piece, low, high }): Misfit[] => {
    const volumeMm3 = piece.volume();
    const size = subtract(high, low);
    const [its] = piecesOf(keep, movedTo(keep, piece, away)).map((moved) => subtract(moved.high, moved.low));
    const depthMm = Math.min(...size, ...(its ?? [])) + sheetMm;
    const isBroken = body.section.kind === 'profile' && isFillet(volumeMm3, size);
    if (volumeMm3 < leastVolumeMm3 || isBroken || depthMm < Math.max(leastDepthMm, explainedMm + 0.05) + slackMm)
      return [];
    return [
      { code: 'warn.timber-collision', at: middleOf(subtract(low, sheet), high), values: { depthMm: tenth(depthMm) } },
    ];
  });
};

/** Wood about a plate reaches so far from it at least, mm; a wider gap is no slot for it. */
const besideMm = 25;

/** A slot is wider than its plate by this at least, mm: rolled plate and zinc need it (usual are 2 mm). */
const leastPlayMm = 1;

/** Thin enough to lie beside each other on any plate, mm. */
const needleMm = 0.1;

const thirds = [1 / 6, 1 / 2, 5 / 6];

/** How wide the wood is open about a plate that lies between wood on both sides, mm; null: it does not. */
const gapAbout = (
  { kernel, keep, wood }: Joint,
  shape: PlateShape,
  { place, wood: { body } }: Pick<TouchingPair, 'place' | 'wood'>,
): { gapMm: number; at: Vector } | null => {
  const half = shape.thicknessMm / 2;
  const base = shape.pointAt([0, 0], 0);
  const [p, q, n] = [
    subtract(shape.pointAt([1, 0], 0), base),
    subtract(shape.pointAt([0, 1], 0), base),
    subtract(shape.pointAt([0, 0], 1), base),
  ];
  const corners = cornersOf(body.blankMm).map((corner) => subtract(pointIn(place, corner), base));
  const [low, high] = shape.box;
  const within = (axis: Vector, at: 0 | 1): [number, number] => {
    const [from, to] = spanOf(corners.map((corner) => dot(corner, axis)));
    return [Math.max(low[at], from), Math.min(high[at], to)];
  };
  const [[p0, p1], [q0, q1]] = [within(p, 0), within(q, 1)];
  if (p1 - p0 < 3 || q1 - q0 < 3) return null;
  const places = thirds.flatMap((a) =>
    thirds.map((b) => shape.pointAt([p0 + a * (p1 - p0), q0 + b * (q1 - q0)], half)),
  );
  const reach = half + besideMm;
  const needles = places.map((at) =>
    rodOf(kernel, keep, { at, direction: n, fromMm: -reach, toMm: reach, radiusMm: needleMm }),
  );
  const pieces = piecesOf(keep, keep(keep(kernel.Manifold.compose(needles)).intersect(wood)));
  const gaps = places.flatMap((at) => {
    const spans = pieces
      .map(({ low, high }) => [subtract(low, at), subtract(high, at)] as const)
      .filter(([low]) => Math.abs(dot(low, p)) < 3 * needleMm && Math.abs(dot(low, q)) < 3 * needleMm)
      .map(([low, high]) => [dot(low, n), dot(high, n)] as const);
    const below = Math.max(...spans.map(([from, to]) => (from < 0 && to < half ? to : Number.NEGATIVE_INFINITY)));
    const above = Math.min(...spans.map(([from, to]) => (to > 0 && from > -half ? from : Number.POSITIVE_INFINITY)));
    return Number.isFinite(below) && Number.isFinite(above) && above > below ? [{ gapMm: above - below, at }] : [];
  });
  return gaps.reduce<(typeof gaps)[number] | null>(
    (least, each) => (least === null || each.gapMm < least.gapMm - 1e-3 ? each : least),
    null,
  );
};

const cornersOf = ({ length, height, width }: { length: number; height: number; width: number }): Vector[] =>
  [0, length].flatMap((x) => [0, height].flatMap((y) => [0, width].map((z): Vector => [x, y, z])));

/** A slot about a plate: what is wrong with it, how wide it is (null: there is none), and by how much it is too narrow. */
export const judgeSlot = (
  joint: Joint,
  shape: PlateShape,
  pair: Pick<TouchingPair, 'place' | 'wood'>,
): { misfits: Misfit[]; slotMm: number | null; lackMm: number } => {
  const gap = gapAbout(joint, shape, pair);
  if (gap === null) return { misfits: [], slotMm: null, lackMm: 0 };
  const [slotMm, plateMm] = [tenth(gap.gapMm), tenth(shape.thicknessMm)];
  const leastMm = tenth(plateMm + leastPlayMm);
  if (slotMm < plateMm - 0.05) {
    const values = { slotMm, plateMm };
    return { misfits: [{ code: 'warn.timber-slot-narrow', at: gap.at, values }], slotMm, lackMm: plateMm - slotMm };
  }
  const isTight = slotMm < leastMm - 0.05;
  return {
    misfits: isTight ? [{ code: 'warn.timber-slot-tight', at: gap.at, values: { slotMm, leastMm } }] : [],
    slotMm,
    lackMm: 0,
  };
};

/** Wood stands there along a third of what is looked at. */
const woodShare = 1 / 3;

const lookMm = 20;

/** On which sides of the wall of a hole wood stands in the way of what goes through it. */
export const woodBeside = (
  { kernel, keep, wood }: Joint,
  { at, direction, diameterMm, fromMm, toMm }: HoleAxis,
): { before: boolean; behind: boolean } => {
  const radiusMm = diameterMm / 2;
  const least = woodShare * Math.PI * radiusMm ** 2 * lookMm;
  const isWood = (from: number, to: number) => {
    const rod = rodOf(kernel, keep, { at, direction, fromMm: from, toMm: to, radiusMm });
    return keep(rod.intersect(wood)).volume() > least;
  };
  // Beyond the play of a slot the wood begins a little later.
  return { before: isWood(fromMm - lookMm - 2, fromMm), behind: isWood(toMm, toMm + lookMm + 2) };
};

/** Whether a drilling runs into the steel: half as thick as it, it meets steel as thick as a sheet. */
export const isBlocked = ({ kernel, keep, steel }: Joint, { at, direction, diameterMm, fromMm, toMm }: HoleAxis) => {
  const radiusMm = diameterMm / 4;
  const rod = rodOf(kernel, keep, { at, direction, fromMm, toMm, radiusMm });
  return keep(rod.intersect(steel)).volume() > 1.5 * Math.PI * radiusMm ** 2;
};

/** Where along an axis a plate lies, as a hole of the plate there would. */
export const wallOf = (shape: PlateShape, axis: HoleAxis): HoleAxis | null => {
  const base = shape.pointAt([0, 0], shape.thicknessMm / 2);
  const n = subtract(shape.pointAt([0, 0], 1), shape.pointAt([0, 0], 0));
  const along = dot(axis.direction, n);
  if (Math.abs(along) < 0.999) return null;
  const s = dot(subtract(base, axis.at), n) / along;
  const at: Vector = [
    axis.at[0] + s * axis.direction[0],
    axis.at[1] + s * axis.direction[1],
    axis.at[2] + s * axis.direction[2],
  ];
  const half = shape.thicknessMm / 2;
  return { at, direction: axis.direction, diameterMm: 1.5 * axis.diameterMm, fromMm: -half, toMm: half };
};
