import type { Vector } from '../../../geometry/body/body.schema.ts';
import { areaOf, circleOf, type Path, type Point } from '../../../geometry/body/path.ts';
import { dot, lengthOf, spanOf, subtract, times } from '../../../geometry/body/vectors.ts';
import { extremePoints } from '../brep/edge.ts';
import type { Face, LoopEdge, SolidBody } from '../brep/read-body.ts';
import { flatPath, type Sight } from './flat-path.ts';

/** All faces of a body that lie in one plane and look the same way. */
export type FlatSide = {
  normal: Vector;
  /** Distance of the plane along its normal, from the origin. */
  at: number;
  areaMm2: number;
  faces: readonly Face[];
  /** Boundaries of all of them together; edges between two of them left out. */
  loops: readonly (readonly LoopEdge[])[];
};

const sameNormal = 1e-6;
const samePlaneMm = 1e-3;

/** The flat sides of a body, the largest first. */
export const flatSides = (body: SolidBody): FlatSide[] => {
  const groups: { normal: Vector; at: number; faces: Face[] }[] = [];
  for (const face of body.faces) {
    if (face.surface.kind !== 'plane') continue;
    const normal = times(face.surface.normal, face.sense);
    const at = dot(normal, face.surface.origin);
    const group = groups.find(
      (each) => lengthOf(subtract(each.normal, normal)) < sameNormal && Math.abs(each.at - at) < samePlaneMm,
    );
    if (group) group.faces.push(face);
    else groups.push({ normal, at, faces: [face] });
  }
  return groups
    .map((group) => ({
      ...group,
      areaMm2: group.faces.reduce((sum, { areaMm2 }) => sum + areaMm2, 0),
      loops: boundaryOf(group.faces),
    }))
    .sort((a, b) => b.areaMm2 - a.areaMm2);
};

/** The loops of one face; those around several are chained from the edges that only one of them has. */
const boundaryOf = (faces: readonly Face[]): (readonly LoopEdge[])[] => {
  const [only, second] = faces;
  if (only !== undefined && second === undefined) return only.edges.filter((loop) => loop.length > 0);
  const all = faces.flatMap(({ edges }) => edges.flat());
  const uses = new Map<number, number>();
  for (const { id } of all) uses.set(id, (uses.get(id) ?? 0) + 1);
  return chained(all.filter(({ id }) => uses.get(id) === 1));
};

const keyOf = (point: Vector): string => point.map((value) => Math.round(value * 1e4)).join(' ');

const chained = (edges: readonly LoopEdge[]): LoopEdge[][] => {
  const from = new Map<string, LoopEdge[]>();
  for (const each of edges) {
    const key = keyOf(each.edge.start);
    from.set(key, [...(from.get(key) ?? []), each]);
  }
  const loops: LoopEdge[][] = [];
  for (const first of edges) {
    const loop: LoopEdge[] = [];
    let next = takeFrom(from, keyOf(first.edge.start), first);
    while (next !== undefined) {
      loop.push(next);
      next = takeFrom(from, keyOf(next.edge.end), undefined);
    }
    if (loop.length > 0) loops.push(loop);
  }
  return loops;
};

const takeFrom = (from: Map<string, LoopEdge[]>, key: string, wanted: LoopEdge | undefined): LoopEdge | undefined => {
  const waiting = from.get(key);
  if (waiting === undefined) return undefined;
  const place = wanted === undefined ? 0 : waiting.indexOf(wanted);
  return place === -1 ? undefined : waiting.splice(place, 1)[0];
};

/** A hole, slot or recess as it is seen in a side, as deep as the walls that begin at its edge. */
export type Opening = {
  path: Path;
  areaMm2: number;
  circle: { centre: Point; radiusMm: number } | null;
  depthMm: number;
  /** Tangent of the half angle where its wall is a cone that narrows. */
  coneTan: number | null;
};

/** What a side shows: its outline, and the openings in it whose walls stand square or are round cones. Null for several outlines. */
export type SeenSide = { outer: Path; openings: Opening[] };

export type NextTo = ReadonlyMap<number, readonly Face[]>;

/** The faces at each edge. */
export const facesByEdge = (body: SolidBody): NextTo => {
  const found = new Map<number, Face[]>();
  for (const face of body.faces)
    for (const { id } of face.edges.flat()) {
      const known = found.get(id);
      if (known) known.push(face);
      else found.set(id, [face]);
    }
  return found;
};

/** A side as it is looked at; null where it has no single outline or an opening whose walls are not square to it. */
export const lookAt = (side: FlatSide, sight: Sight, nextTo: NextTo): SeenSide | null => {
  const seen = side.loops
    .map((loop) => ({
      loop,
      path: flatPath(
        loop.map(({ edge }) => edge),
        sight,
      ),
    }))
    .filter(({ path }) => path.length > 0)
    .map((each) => ({ ...each, areaMm2: Math.abs(areaOf(each.path)) }))
    .sort((a, b) => b.areaMm2 - a.areaMm2);
  const [outer, ...inner] = seen;
  if (outer === undefined) return null;
  const openings = inner.flatMap((each) => openingOf(each, side, nextTo) ?? []);
  const inside = inner.reduce((sum, { areaMm2 }) => sum + areaMm2, 0);
  const isOne = Math.abs(outer.areaMm2 - inside - side.areaMm2) < 1e-3 + 1e-6 * side.areaMm2;
  return isOne && openings.length === inner.length ? { outer: outer.path, openings } : null;
};

type SeenLoop = { loop: readonly LoopEdge[]; path: Path; areaMm2: number };

const openingOf = ({ loop, path, areaMm2 }: SeenLoop, side: FlatSide, nextTo: NextTo): Opening | null => {
  const walls = loop.flatMap(({ id }) => (nextTo.get(id) ?? []).filter((face) => !side.faces.includes(face)));
  const kinds = walls.map((wall) => wallKind(wall, side.normal));
  const [first] = kinds;
  if (first === undefined || kinds.some((kind) => kind === null)) return null;
  const coneTan = kinds.every((kind) => kind === first) && typeof first === 'number' && first > 0 ? first : null;
  if (coneTan === null && kinds.some((kind) => kind !== 0)) return null;
  const depths = walls.map((wall) => {
    const [low] = spanOf(
      wall.loops.flat().flatMap((edge) => extremePoints(edge, [side.normal]).map((point) => dot(point, side.normal))),
    );
    return side.at - low;
  });
  const depthMm = Math.max(...depths);
  const isEven = depths.every((depth) => Math.abs(depth - depthMm) < 0.01);
  return isEven && depthMm > 0 ? { path, areaMm2, circle: circleOf(path), depthMm, coneTan } : null;
};

/** 0: stands square to a side; above: the tangent of a cone that stands on it; null: neither. */
const wallKind = ({ surface }: Face, normal: Vector): number | null => {
  const isAlong = (axis: Vector) => Math.abs(Math.abs(dot(axis, normal)) - 1) < 1e-6;
  if (surface.kind === 'plane') return Math.abs(dot(surface.normal, normal)) < 1e-6 ? 0 : null;
  if (surface.kind === 'cylinder') return isAlong(surface.axis) ? 0 : null;
  return surface.kind === 'cone' && isAlong(surface.axis) && dot(surface.axis, normal) > 0 ? surface.tan : null;
};
