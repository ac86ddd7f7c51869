import type { Profile } from '../../catalogue/profile.schema.ts';
import type { Vector } from '../../geometry/body/body.schema.ts';
import { flatten } from '../../geometry/body/flatten.ts';
import type { Path, Point } from '../../geometry/body/path.ts';
import { cross, dot, spanOf, subtract, unit } from '../../geometry/body/vectors.ts';
import { type BarEnds, barEnds, type EndFace, xOn } from '../../geometry/measures/end-faces.ts';
import { outerLoop, planLoops, rectangleOf } from '../../geometry/measures/plan-loops.ts';
import { platePlan } from '../../geometry/measures/plate-plan.ts';
import { type SectionMeasures, sectionMeasures } from '../../geometry/measures/section-measures.ts';
import { planBody, type Step } from '../../geometry/solids/make-solid.ts';
import type { PartFacts } from '../part-facts.schema.ts';
import { type CurvedWall, curvedWallOf } from './curved-wall.ts';
import type { Axis, Face } from './touching-runs.ts';

export type PartFaces = { faces: Face[]; holes: Axis[]; wall: CurvedWall | null; thinMm: number; thickMm: number };

/**
 * The faces of a part that seams can run along: both sides and straight edges of a plate; ends and flat flanks of a bar, and the wall of a round one.
 * Work inside a face (holes, pockets, notches of a bar) is not in it. `thinMm` and `thickMm`: its thinnest and thickest wall.
 */
export const partFaces = (facts: PartFacts, profile: Profile | null): PartFaces => {
  const { steps } = planBody(facts.body);
  const section = sectionMeasures(facts.body, facts.body.section.kind === 'profile' ? profile : null);
  const holes = steps.flatMap(({ removals }) =>
    removals.flatMap((removal): Axis[] =>
      removal.kind === 'cylinder' ? [{ start: removal.start, direction: removal.direction }] : [],
    ),
  );
  if (facts.body.section.kind === 'box' || profile === null)
    return { ...plateFaces(facts, section, steps), holes, wall: null };
  const walls = [profile.twMm, profile.tfMm, profile.tMm].flatMap((wall) => (wall === null ? [] : [wall]));
  const solid = profile.dMm ?? profile.bMm ?? profile.hMm ?? 0;
  const [thinMm, thickMm] = walls.length === 0 ? [solid, solid] : spanOf(walls);
  const crossMm = walls.length === 0 ? 0 : thickMm;
  const ends = barEnds(steps, section, facts.body.blankMm.length);
  const wall = curvedWallOf(section, ends);
  return { faces: barFaces({ section, ends, crossMm }), holes, wall, thinMm, thickMm };
};

/** Edges shorter than this are part of a curve or too short for a seam. */
const shortestMm = 4;
/** How much longer an edge may be than a wall is thick to still be its end. */
const endSlackMm = 0.5;

const plateFaces = (facts: PartFacts, section: SectionMeasures, steps: Step[]) => {
  const plan = platePlan(facts.body, section, steps);
  const loops =
    planLoops(plan)?.outer ??
    outerLoop(
      plan,
      plan.shapes.map(({ shape }) => shape),
    );
  const polygon = loops?.polygon ?? rectangleOf(plan.sizeMm);
  const low: Vector = [0, section.min[0], section.min[1]];
  const at = ([p, q]: Point, height: number): Vector => {
    const point: Vector = [...low];
    point[plan.axes[0]] = (low[plan.axes[0]] ?? 0) + p;
    point[plan.axes[1]] = (low[plan.axes[1]] ?? 0) + q;
    point[plan.axes[2]] = (low[plan.axes[2]] ?? 0) + height;
    return point;
  };
  const thick = plan.thicknessMm;
  const sides = [0, thick].map((height) =>
    faceOf(
      polygon.map((point) => at(point, height)),
      [],
    ),
  );
  const edges = polygon.flatMap((from, index) => {
    const to = polygon[(index + 1) % polygon.length] ?? from;
    if (Math.hypot(to[0] - from[0], to[1] - from[1]) < shortestMm) return [];
    return [faceOf([at(from, 0), at(to, 0), at(to, thick), at(from, thick)], [false, true, false, true])];
  });
  return { faces: outwards([...sides, ...edges]), thinMm: thick, thickMm: thick };
};

type Bar = { section: SectionMeasures; ends: BarEnds; crossMm: number };

const barFaces = ({ section, ends, crossMm }: Bar): Face[] => {
  const [start, end] = [ends.start[0], ends.end[0]];
  const [outer = [], inner] = section.loops;
  if (start === undefined || end === undefined) return [];
  const { points, isLine } = outlineOf(outer);
  const crosses = points.map((from, index) => {
    const to = points[(index + 1) % points.length] ?? from;
    return isLine[index] === true && Math.hypot(to[0] - from[0], to[1] - from[1]) <= crossMm + endSlackMm;
  });
  const on = (face: EndFace, point: Point): Vector => [xOn(face, point), ...point];
  const mouths = [start, end].map((face, place): Face => {
    const whole = faceOf(
      points.map((point) => on(face, point)),
      crosses,
    );
    if (inner === undefined) return whole;
    const corners = flatten(inner, 15).map((point) => on(face, point));
    return { ...whole, mouth: { end: place === 0 ? 'start' : 'end', corners } };
  });
  const flanks = points.flatMap((from, index) => {
    const to = points[(index + 1) % points.length] ?? from;
    if (isLine[index] !== true || Math.hypot(to[0] - from[0], to[1] - from[1]) < shortestMm) return [];
    const isAcross = crosses[index] === true;
    return [faceOf([on(start, from), on(start, to), on(end, to), on(end, from)], [isAcross, false, isAcross, false])];
  });
  return outwards([...mouths, ...flanks]);
};

const outlineOf = (path: Path) => {
  const points = flatten(path, 7.5);
  const starts = new Set(path.flatMap((piece) => (piece.kind === 'line' ? [String(piece.start)] : [])));
  return { points, isLine: points.map((point) => starts.has(String(point))) };
};

const faceOf = (corners: Vector[], isEnd: boolean[]): Face => ({ corners, isEnd, normal: normalOf(corners) });

/** Normal of a flat polygon (Newell). */
const normalOf = (corners: Vector[]): Vector => {
  const sum: Vector = [0, 0, 0];
  const [origin = sum] = corners;
  corners.forEach((corner, index) => {
    const turn = cross(subtract(corner, origin), subtract(corners[(index + 1) % corners.length] ?? corner, origin));
    sum[0] += turn[0];
    sum[1] += turn[1];
    sum[2] += turn[2];
  });
  return unit(sum);
};

/** Turns the normals of a closed set of faces outwards: the volume that the two first faces span with it is positive. */
const outwards = (faces: Face[]): Face[] => {
  const [first, second] = faces;
  const [a, b] = [first?.corners[0], second?.corners[0]];
  if (first === undefined || second === undefined || a === undefined || b === undefined) return faces;
  const away = subtract(a, b);
  const turned = faces.map((face, index) =>
    index > 1 ? face : dot(face.normal, away) * (index === 0 ? 1 : -1) < 0 ? flipped(face) : face,
  );
  return turned.map((face, index) => (index > 1 && !facesOut(face, turned) ? flipped(face) : face));
};

const flipped = (face: Face): Face => ({
  ...face,
  corners: face.corners.toReversed(),
  isEnd: face.isEnd.map((_, index, all) => all[(2 * all.length - 2 - index) % all.length] === true),
  normal: [-face.normal[0], -face.normal[1], -face.normal[2]],
});

/** An edge of the first face belongs to each flank: run the other way round, it faces out. */
const facesOut = (face: Face, [first]: Face[]): boolean => {
  if (first === undefined) return true;
  const { corners } = first;
  for (const [index, from] of face.corners.entries()) {
    const to = face.corners[(index + 1) % face.corners.length] ?? from;
    const place = corners.findIndex((corner) => isSame(corner, from));
    if (place === -1) continue;
    if (isSame(corners[(place + 1) % corners.length] ?? from, to)) return false;
    if (isSame(corners.at(place - 1) ?? from, to)) return true;
  }
  return true;
};

const isSame = (a: Vector, b: Vector): boolean =>
  Math.abs(a[0] - b[0]) < 1e-6 && Math.abs(a[1] - b[1]) < 1e-6 && Math.abs(a[2] - b[2]) < 1e-6;
