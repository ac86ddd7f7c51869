import type { Catalogue } from '../../../catalogue/catalogue.schema.ts';
import type { Frame, Processing, Vector } from '../../../geometry/body/body.schema.ts';
import { drillingOf } from '../../../geometry/body/drilling-of.ts';
import { circlePolygon } from '../../../geometry/body/flatten.ts';
import { areaOf, circleOf, mapped, type Path, polygonPath, reversed } from '../../../geometry/body/path.ts';
import { add, cross, dot, lengthOf, localIn, subtract, times, unit } from '../../../geometry/body/vectors.ts';
import type { Remark } from '../../../parts/part-facts.schema.ts';
import { remarkOf } from '../../document/remark-codes.ts';
import { bodyContour, boundsOf, contourCutOf } from '../../nc1/shape/contour-path.ts';
import { profileShape } from '../../recognition/profile-shape.ts';
import { boxAlong, type SolidBody } from '../brep/read-body.ts';
import type { Movement } from '../product/movement.ts';
import { centreOf, findRow } from './find-row.ts';
import { flatPath, type Sight } from './flat-path.ts';
import { type FlatSide, lookAt, type NextTo } from './flat-sides.ts';
import { anyAcross, narrowest, turnedPath } from './plate.ts';
import { isSameVolume, roundedMm, type SolidShape } from './solid-shape.ts';

type Given = { body: SolidBody; sides: readonly FlatSide[]; nextTo: NextTo; catalogue: Catalogue };

/** A bar: what its section is, and the ends between which it runs. */
type Bar = {
  /** Along the bar, across it, and up; the origin is the lower left corner of the section at the start. */
  sight: Sight;
  along: Vector;
  loops: Path[];
  lengthMm: number;
  sizeMm: { y: number; z: number };
  ends: { normal: Vector; point: Vector }[];
};

/** A body as a bar of one section along its longest way, between two planes; null where it has no such section. */
export const asBar = (given: Given): SolidShape | null => {
  for (const along of waysOf(given)) {
    const bar = barAlong(along, given);
    const shape = bar === null ? null : shapeOf(bar, given);
    if (shape !== null) return shape;
  }
  return null;
};

const isAcross = (a: Vector, b: Vector) => Math.abs(dot(a, b)) < 1e-6;
const isAlong = (a: Vector, b: Vector) => lengthOf(cross(a, b)) < 1e-6;

const mostWays = 12;

/** Directions that most of the faces run along, the one with the largest area of such faces first. */
const waysOf = ({ body }: Given): Vector[] => {
  const found: { way: Vector; length: number }[] = [];
  const add1 = (direction: Vector, length: number) => {
    const known = found.find(({ way }) => isAlong(way, direction));
    if (known) known.length += length;
    else if (found.length < 200) found.push({ way: direction, length });
  };
  for (const { surface, loops } of body.faces) {
    if (surface.kind === 'cylinder') add1(surface.axis, surface.radius);
    for (const edge of loops.flat()) {
      const way = subtract(edge.end, edge.start);
      if (edge.kind === 'line' && lengthOf(way) > 1e-6) add1(unit(way), lengthOf(way));
    }
  }
  const ways = found.sort((a, b) => b.length - a.length).slice(0, mostWays);
  return ways
    .map(({ way, length }) => ({ way, length, areaMm2: areaAlong(body, way) }))
    .sort((a, b) => b.areaMm2 - a.areaMm2 || b.length - a.length)
    .filter(({ areaMm2 }, place, all) => place < 3 && areaMm2 > 0.5 * (all[0]?.areaMm2 ?? 0))
    .map(({ way }) => canonical(way));
};

/** Of a direction and its opposite the one whose first figure that counts is positive. */
const canonical = (way: Vector): Vector => {
  const first = way.find((value) => Math.abs(value) > 1e-6) ?? 1;
  return first < 0 ? times(way, -1) : way;
};

const areaAlong = (body: SolidBody, way: Vector): number =>
  body.faces.reduce((sum, { surface, areaMm2 }) => {
    const runs =
      (surface.kind === 'plane' && isAcross(surface.normal, way)) ||
      (surface.kind === 'cylinder' && isAlong(surface.axis, way));
    return runs ? sum + areaMm2 : sum;
  }, 0);

const barAlong = (along: Vector, { body, sides }: Given): Bar | null => {
  const ends = [endOf(sides, times(along, -1)), endOf(sides, along)];
  const [start, end] = ends;
  if (start == null || end == null) return null;
  const rough: Sight = { origin: [0, 0, 0], x: anyAcross(along), y: cross(along, anyAcross(along)) };
  const caps = [start, end].map((side) => sectionIn(side, rough)).sort((a, b) => b.areaMm2 - a.areaMm2);
  const [section] = caps;
  if (section === undefined || section.loops.length === 0) return null;
  const turn = narrowest(section.loops[0] ?? []);
  // the longer side of a section stands upright
  const y = add(times(rough.x, Math.sin(turn)), times(rough.y, -Math.cos(turn)));
  const z = add(times(rough.x, Math.cos(turn)), times(rough.y, Math.sin(turn)));
  const seen = section.loops.map((loop) => mapped(turnedPath(loop, -turn), ([a, b]) => [-b, a], false));
  const { min, max } = boundsOf(seen);
  const box = boxAlong(body, [along, y, z]);
  const isAll = [min[0], max[0], min[1], max[1]].every((value, place) => {
    const whole = [box.min[1], box.max[1], box.min[2], box.max[2]][place] ?? 0;
    return Math.abs(value - whole) < 0.01;
  });
  if (!isAll) return null;
  const [from, to] = [box.min[0] ?? 0, box.max[0] ?? 0];
  const origin = add(times(along, from), add(times(y, min[0]), times(z, min[1])));
  return {
    sight: { origin, x: y, y: z },
    along,
    loops: seen.map((loop, place) =>
      wound(
        mapped(loop, ([a, b]) => [a - min[0], b - min[1]], false),
        place === 0,
      ),
    ),
    lengthMm: to - from,
    sizeMm: { y: max[0] - min[0], z: max[1] - min[1] },
    ends: [start, end].map(({ normal, at }) => ({ normal, point: times(normal, at) })),
  };
};

const wound = (path: Path, isOuter: boolean): Path => (areaOf(path) > 0 === isOuter ? path : reversed(path));

/** The side that ends a bar in a direction: of those that face that way the one that covers most of it. */
const endOf = (sides: readonly FlatSide[], towards: Vector): FlatSide | null => {
  const facing = sides.filter(({ normal }) => dot(normal, towards) > 0.1);
  const seen = ({ normal, areaMm2 }: FlatSide) => areaMm2 * dot(normal, towards);
  return facing.sort((a, b) => seen(b) - seen(a))[0] ?? null;
};

const sectionIn = (side: FlatSide, sight: Sight): { loops: Path[]; areaMm2: number } => {
  const loops = side.loops
    .map((loop) =>
      flatPath(
        loop.map(({ edge }) => edge),
        sight,
      ),
    )
    .filter((path) => path.length > 0)
    .sort((a, b) => Math.abs(areaOf(b)) - Math.abs(areaOf(a)));
  return {
    loops,
    areaMm2: loops.reduce((sum, loop, place) => sum + Math.abs(areaOf(loop)) * (place === 0 ? 1 : -1), 0),
  };
};

type Hole = { processing: Processing; volumeMm3: number; key: string };

/** So much of a bar may be cut away for it to be one. */
const leastShare = 0.6;

const shapeOf = (bar: Bar, given: Given): SolidShape | null => {
  const { body, catalogue } = given;
  const areaMm2 = bar.loops.reduce((sum, loop) => sum + areaOf(loop), 0);
  const blankMm = { length: bar.lengthMm, height: bar.sizeMm.y, width: bar.sizeMm.z };
  const row = findRow({ loops: bar.loops, blankMm }, catalogue);
  const holes = holesOf(bar, given, row === null ? 0 : overMm);
  const made = volumeBetween(bar, areaMm2) - holes.reduce((sum, { volumeMm3 }) => sum + volumeMm3, 0);
  const isWhole = body.volumeMm3 !== null && isSameVolume(made, body.volumeMm3);
  if (!isWhole && (row === null || (body.volumeMm3 ?? 0) < leastShare * areaMm2 * bar.lengthMm)) return null;
  const work = [...endCuts(bar), ...(isWhole ? holes.map(({ processing }) => processing) : [])];
  const placed: Movement = { origin: bar.sight.origin, x: bar.along, y: bar.sight.x };
  const size = { heightMm: roundedMm(bar.sizeMm.z), widthMm: roundedMm(bar.sizeMm.y) };
  const common = { placed, isWhole, thicknessMm: null };
  const open: Remark[] = isWhole ? [] : [remarkOf('request.shape-unread')];
  if (row === null) {
    const profileName = drawnName(bar, areaMm2);
    return {
      ...common,
      category: 'PROFILE',
      profile: null,
      profileName,
      body: { blankMm, section: { kind: 'box' }, processings: [sectionCut(bar), ...work] },
      reasons: [],
      findings: [remarkOf('request.unknown-profile', { text: profileName }), ...open],
    };
  }
  const { profile, assumedProcess, isSharp } = row;
  const { category } = profileShape(profile, { blankMm, processings: [] }, catalogue);
  const values = { profile: profile.designation, ...size };
  return {
    ...common,
    category,
    profile,
    profileName: profile.designation,
    body: { blankMm, section: row.section, processings: work },
    reasons: [
      remarkOf('guessed.profile-by-section', values),
      ...(assumedProcess !== null
        ? [remarkOf('guessed.process', { profile: profile.designation, process: assumedProcess })]
        : []),
    ],
    findings: [...(isSharp ? [remarkOf('note.radii-not-drawn', { profile: profile.designation })] : []), ...open],
  };
};

/** Volume of the section between the planes of both ends: its area times the way at its centre. */
const volumeBetween = ({ loops, sight, along, ends }: Bar, areaMm2: number): number => {
  const [y, z] = centreOf(loops);
  const centre = add(sight.origin, add(times(sight.x, y), times(sight.y, z)));
  const [from = 0, to = 0] = ends.map(({ normal, point }) => dot(subtract(point, centre), normal) / dot(along, normal));
  return areaMm2 * (to - from);
};

/** A point and a direction of the body in the coordinates of the bar. */
const inBar = ({ sight, along }: Bar) => {
  const frame: Frame = { origin: sight.origin, xAxis: along, yAxis: sight.x };
  const still: Frame = { ...frame, origin: [0, 0, 0] };
  return { point: (at: Vector) => localIn(frame, at), direction: (way: Vector) => localIn(still, way) };
};

const squareDeg = 1e-6;

/** Ends that are not square to the bar, as planes with the material behind them. */
const endCuts = (bar: Bar): Processing[] => {
  const local = inBar(bar);
  return bar.ends.flatMap(({ normal, point }): Processing[] => {
    if (lengthOf(cross(normal, bar.along)) < squareDeg) return [];
    const outwards = local.direction(normal);
    const across = anyAcross(outwards);
    return [
      {
        kind: 'JackRafterCut',
        name: 'End',
        carriedOut: true,
        plane: { origin: onAxis(local.point(point), outwards), xAxis: outwards, yAxis: across },
        side: null,
        parameters: { Orientation: 'end', StartX: 0, StartY: 0, StartDepth: 0, Angle: 90, Inclination: 90 },
        contours: [],
      },
    ];
  });
};

/** Where a plane meets the lower edge of the bar, so that its place does not depend on where the body lies in its file. */
const onAxis = (point: Vector, normal: Vector): Vector => [dot(point, normal) / normal[0], 0, 0];

/** How far a tool stands out of a wall on both sides, so that no skin stays. */
const overMm = 0.5;

/** Openings in the flat walls along the bar, each once although both faces of a wall show it. */
const holesOf = (bar: Bar, { sides, nextTo }: Given, outMm: number): Hole[] => {
  const local = inBar(bar);
  const holes = new Map<string, Hole>();
  for (const side of sides.filter(({ normal }) => isAcross(normal, bar.along))) {
    const plane: Sight = { origin: times(side.normal, side.at), x: bar.along, y: cross(side.normal, bar.along) };
    for (const opening of lookAt(side, plane, nextTo)?.openings ?? []) {
      const [u, v] = opening.circle?.centre ?? centreOf([opening.path]);
      const at = local.point(add(plane.origin, add(times(plane.x, u), times(plane.y, v))));
      const outwards = local.direction(side.normal);
      const middle = add(at, times(outwards, -opening.depthMm / 2));
      const key = [...middle, opening.areaMm2].map((value) => value.toFixed(1)).join(' ');
      const origin = add(local.point(plane.origin), times(outwards, outMm));
      const frame: Frame = { origin, xAxis: [1, 0, 0], yAxis: local.direction(plane.y) };
      if (holes.has(key)) continue;
      holes.set(key, {
        key,
        processing: holeWork(opening, frame, opening.depthMm + 2 * outMm),
        volumeMm3: opening.areaMm2 * opening.depthMm,
      });
    }
  }
  return [...holes.values()];
};

type SeenOpening = { path: Path; circle: { centre: [number, number]; radiusMm: number } | null };

const holeWork = ({ path, circle }: SeenOpening, plane: Frame, depthMm: number): Processing => {
  const on = { plane, side: null };
  const loop = areaOf(path) > 0 ? path : reversed(path);
  if (circle === null) return contourCutOf(on, 'Slot', { contours: [bodyContour(loop, depthMm)], isOutline: false });
  const [xMm, yMm] = circle.centre;
  const drilled = drillingOf({ plane, side: 0, xMm, yMm, diameterMm: 2 * circle.radiusMm, depthMm });
  return { ...drilled, side: null };
};

const endFrame: Frame = { origin: [0, 0, 0], xAxis: [0, 0, 1], yAxis: [0, 1, 0] };

/** A section without a row is cut out of its box, along the whole bar; a round void is drawn as a polygon of its area. */
const sectionCut = ({ loops }: Bar): Processing => {
  const contours = loops.map((loop, place) => {
    const seen = mapped(loop, ([y, z]) => [z, y], true);
    const circle = place === 0 ? null : circleOf(seen);
    const own = circle
      ? polygonPath(circlePolygon(circle.radiusMm, 96).map(([x, y]) => [circle.centre[0] + x, circle.centre[1] + y]))
      : seen;
    return bodyContour(own, null);
  });
  return contourCutOf({ plane: endFrame, side: 5 }, 'Section', { contours, isOutline: true });
};

/** What a section without a row is called: by its form where that is plain, with its sizes. */
const drawnName = ({ loops, sizeMm }: Bar, areaMm2: number): string => {
  const [outer = []] = loops;
  const [h, b] = [roundedMm(sizeMm.z), roundedMm(sizeMm.y)];
  const circle = circleOf(outer);
  if (circle !== null) {
    const wall = loops[1] ? circle.radiusMm - (circleOf(loops[1])?.radiusMm ?? 0) : 0;
    return wall > 0 ? `CHS ${h}x${roundedMm(wall)}` : `RD ${h}`;
  }
  const sides = outer.filter(({ kind }) => kind === 'line').length;
  if (loops.length === 1 && sides === 6)
    return `L ${h}x${b}x${roundedMm((h + b - Math.sqrt((h + b) ** 2 - 4 * areaMm2)) / 2)}`;
  return `${h}x${b}`;
};
