import type { Profile } from '../../catalogue/profile.schema.ts';
import type { Body, Vector } from '../../geometry/body/body.schema.ts';
import { add, cross, dot, lengthOf, subtract, times, unit } from '../../geometry/body/vectors.ts';
import { withSolid } from '../../geometry/solids/make-solid.ts';
import type { Kernel } from '../../geometry/solids/unite-deep.ts';
import { lineText, oriented, planeFace } from './extrude.ts';
import { placement, pointText, refs, type StepText } from './step-text.ts';

type Triangle = { corners: [number, number, number]; normal: Vector; area: number };
type Facet = { triangles: Triangle[]; normal: Vector };
/** From corner to corner, material to its left seen from outside. */
type Edge = [number, number];

/** How far corners lie off the plane of one face, mm: the mesh has single precision. */
const flatMm = 1e-3;

/**
 * The faces of a body as its mesh has them: planes, rounds in strips, triangles in one plane as one face with its openings.
 * Null: some of its work cannot be made, or nothing is left of it.
 */
export const facetedFaces = (
  step: StepText,
  { kernel, body, profile }: { kernel: Kernel; body: Body; profile: Profile | null },
): number[] | null =>
  withSolid(kernel, body, profile, ({ solid, unmade }) => {
    if (unmade.length > 0 || solid.isEmpty()) return null;
    const { numProp, vertProperties, triVerts } = solid.getMesh();
    const corners = Array.from({ length: vertProperties.length / numProp }, (_, at): Vector => {
      const [x = 0, y = 0, z = 0] = vertProperties.subarray(at * numProp, at * numProp + 3);
      return [x, y, z];
    });
    const { places, points } = mergedCorners(corners);
    const triangles = trianglesOf(triVerts, places, points);
    const writer = edgeWriter(step, points);
    return facetsOf(triangles, points).map((facet) => writeFacet(step, facet, points, writer));
  });

/** Corners that lie at one place are one; the mesh repeats those where two of its sources meet. */
const mergedCorners = (corners: readonly Vector[]): { places: number[]; points: Vector[] } => {
  const known = new Map<string, number>();
  const points: Vector[] = [];
  const places = corners.map((corner) => {
    const name = corner.map((value) => Math.round(value * 1e5)).join();
    const place = known.get(name) ?? points.push(corner) - 1;
    known.set(name, place);
    return place;
  });
  return { places, points };
};

const trianglesOf = (triVerts: Uint32Array, places: readonly number[], points: readonly Vector[]): Triangle[] => {
  const triangles: Triangle[] = [];
  for (let at = 0; at < triVerts.length; at += 3) {
    const [a = 0, b = 0, c = 0] = [0, 1, 2].map((corner) => places[triVerts[at + corner] ?? 0] ?? 0);
    if (a === b || b === c || a === c) continue;
    const [from, one, other] = [points[a], points[b], points[c]] as [Vector, Vector, Vector];
    const twice = cross(subtract(one, from), subtract(other, from));
    triangles.push({ corners: [a, b, c], normal: unit(twice), area: lengthOf(twice) / 2 });
  }
  return triangles;
};

const edgesOf = ({ corners: [a, b, c] }: Triangle): Edge[] => [
  [a, b],
  [b, c],
  [c, a],
];

const nameOf = ([from, to]: Edge): string => `${from} ${to}`;

/** Triangles that lie in one plane and hang together, begun with the largest, whose plane is the surest. */
const facetsOf = (triangles: readonly Triangle[], points: readonly Vector[]): Facet[] => {
  const across = new Map(triangles.flatMap((triangle) => edgesOf(triangle).map((edge) => [nameOf(edge), triangle])));
  const taken = new Set<Triangle>();
  const facets: Facet[] = [];
  for (const seed of triangles.toSorted((a, b) => b.area - a.area)) {
    if (taken.has(seed)) continue;
    const { normal } = seed;
    const offset = dot(normal, points[seed.corners[0]] as Vector);
    const isIn = ({ corners, normal: own, area }: Triangle) =>
      (dot(own, normal) > 0.9999 || area < flatMm * flatMm) &&
      corners.every((corner) => Math.abs(dot(normal, points[corner] as Vector) - offset) <= flatMm);
    const facet: Facet = { triangles: [seed], normal };
    taken.add(seed);
    for (const triangle of facet.triangles)
      for (const [from, to] of edgesOf(triangle)) {
        const next = across.get(nameOf([to, from]));
        if (next === undefined || taken.has(next) || !isIn(next)) continue;
        taken.add(next);
        facet.triangles.push(next);
      }
    facets.push(facet);
  }
  return facets;
};

type EdgeWriter = (edge: Edge) => number;

/** Edges, each once: the faces on its two sides go along it in both directions. */
const edgeWriter = (step: StepText, points: readonly Vector[]): EdgeWriter => {
  const curves = new Map<string, number>();
  const vertexOf = (corner: number) => step.once(`VERTEX_POINT('',#${step.once(pointText(points[corner] as Vector))})`);
  const curveOf = ([from, to]: Edge) => {
    const line = lineText(step, points[from] as Vector, points[to] as Vector);
    return step.add(`EDGE_CURVE('',#${vertexOf(from)},#${vertexOf(to)},#${line},.T.)`);
  };
  return (edge) => {
    const back = curves.get(nameOf([edge[1], edge[0]]));
    const curve = back ?? curves.get(nameOf(edge)) ?? curveOf(edge);
    if (back === undefined) curves.set(nameOf(edge), curve);
    return oriented(step, curve, back === undefined);
  };
};

const writeFacet = (step: StepText, facet: Facet, points: readonly Vector[], writeEdge: EdgeWriter): number => {
  const { normal } = facet;
  const loops = loopsOf(facet, points)
    .map((loop) => ({ loop, area: areaWithin(loop, normal, points) }))
    .toSorted((a, b) => b.area - a.area);
  const closed = loops.map(({ loop }) => {
    const edges = loop.map((from, at): Edge => [from, loop[(at + 1) % loop.length] ?? from]);
    return step.add(`EDGE_LOOP('',${refs(edges.map(writeEdge))})`);
  });
  const [first = 0, second = 0] = loops[0]?.loop ?? [];
  const [at, along] = [points[first], points[second]] as [Vector, Vector];
  const way = subtract(along, at);
  const across = unit(subtract(way, times(normal, dot(way, normal))));
  const plane = step.add(`PLANE('',#${placement(step, at, normal, across)})`);
  return planeFace(step, plane, closed);
};

/** The bounds of a facet: what only one of its triangles has, corner after corner; where bounds touch in a corner each turns off to its right. */
const loopsOf = ({ triangles, normal }: Facet, points: readonly Vector[]): number[][] => {
  const inside = new Set(triangles.flatMap((triangle) => edgesOf(triangle).map(nameOf)));
  const open = new Map<number, number[]>();
  for (const triangle of triangles)
    for (const [from, to] of edgesOf(triangle))
      if (!inside.has(nameOf([to, from]))) open.set(from, [...(open.get(from) ?? []), to]);
  const takeFrom = (from: number, before: number | null): number | undefined => {
    const ways = open.get(from) ?? [];
    const next = before === null || ways.length < 2 ? ways[0] : rightmost(ways, { from, before, normal, points });
    open.set(
      from,
      ways.filter((way) => way !== next),
    );
    return next;
  };
  const loops: number[][] = [];
  for (const start of open.keys())
    while ((open.get(start) ?? []).length > 0) {
      const loop = [start];
      for (let next = takeFrom(start, null); next !== undefined && next !== start; ) {
        const before = loop.at(-1) ?? start;
        loop.push(next);
        next = takeFrom(next, before);
      }
      loops.push(loop);
    }
  return loops;
};

type Turn = { from: number; before: number; normal: Vector; points: readonly Vector[] };

const rightmost = (ways: readonly number[], { from, before, normal, points }: Turn): number | undefined => {
  const here = points[from] as Vector;
  const came = unit(subtract(here, points[before] as Vector));
  const left = cross(normal, came);
  const angle = (to: number) => {
    const way = unit(subtract(points[to] as Vector, here));
    return Math.atan2(dot(way, left), dot(way, came));
  };
  return ways.toSorted((a, b) => angle(a) - angle(b))[0];
};

/** Area within a loop, mm2; below 0 where it goes round an opening. */
const areaWithin = (loop: readonly number[], normal: Vector, points: readonly Vector[]): number => {
  const origin = points[loop[0] ?? 0] as Vector;
  const sum = loop.reduce<Vector>(
    (total, corner, at) => {
      const [a, b] = [points[corner], points[loop[(at + 1) % loop.length] ?? 0]] as [Vector, Vector];
      return add(total, cross(subtract(a, origin), subtract(b, origin)));
    },
    [0, 0, 0],
  );
  return dot(sum, normal) / 2;
};
