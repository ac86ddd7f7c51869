import type { Vector } from '@knotenblech/shared/geometry/body/body.schema.ts';
import { add, dot, lengthOf, subtract, times } from '@knotenblech/shared/geometry/body/vectors.ts';
import { planBody } from '@knotenblech/shared/geometry/solids/make-solid.ts';
import type { Removal } from '@knotenblech/shared/geometry/solids/removals/walls.ts';
import type { Shape } from '../stage/piece.ts';

type Cylinder = Extract<Removal, { kind: 'cylinder' }>;

/** An edge around a round hole where it leaves the steel; part coordinates, mm. The diameter is that of the processing, not of the mesh. */
export type HoleRim = { diameterMm: number; centre: Vector; edges: readonly (readonly [Vector, Vector])[] };

const known = new WeakMap<Shape, HoleRim[]>();

/** The rims of all round holes of a shape. */
export const holeRims = (shape: Shape): HoleRim[] => {
  const before = known.get(shape);
  if (before) return before;
  if (shape.mesh === null) return [];
  const edges = edgesOf(shape.mesh);
  const rims = cylindersOf(shape).flatMap((cylinder) => rimsOf(cylinder, edges));
  known.set(shape, rims);
  return rims;
};

type Edge = { ends: [number, number]; points: [Vector, Vector] };

const edgesOf = ({ edgePoints, edges }: NonNullable<Shape['mesh']>): Edge[] => {
  const at = (index: number): Vector => [
    edgePoints[index * 3] ?? 0,
    edgePoints[index * 3 + 1] ?? 0,
    edgePoints[index * 3 + 2] ?? 0,
  ];
  return Array.from({ length: edges.length / 2 }, (_, index) => {
    const [from, to] = [edges[index * 2] ?? 0, edges[index * 2 + 1] ?? 0];
    return { ends: [from, to], points: [at(from), at(to)] };
  });
};

const cylindersOf = ({ body }: Shape): Cylinder[] =>
  planBody(body).steps.flatMap(({ removals }) => removals.flatMap(cylindersIn));

const cylindersIn = (removal: Removal): Cylinder[] => {
  if (removal.kind === 'cylinder') return [removal];
  return removal.kind === 'less' ? cylindersIn(removal.of) : [];
};

const rimsOf = (cylinder: Cylinder, edges: readonly Edge[]): HoleRim[] =>
  connected(edges.filter(({ points }) => points.every((point) => isOnWall(cylinder, point)))).map((rim) => {
    const points = rim.flatMap((edge) => edge.points);
    const middle = times(points.reduce(add), 1 / points.length);
    return {
      diameterMm: cylinder.radiusMm * 2,
      centre: onAxis(cylinder, middle),
      edges: rim.map((edge) => edge.points),
    };
  });

const onAxis = ({ start, direction }: Cylinder, point: Vector): Vector =>
  add(start, times(direction, dot(subtract(point, start), direction)));

/** Round walls are made of flats of the circle's area, so their corners lie a little outside it. */
const isOnWall = (cylinder: Cylinder, point: Vector) => {
  const away = lengthOf(subtract(point, onAxis(cylinder, point)));
  return Math.abs(away - cylinder.radiusMm) <= Math.max(0.05, cylinder.radiusMm * 0.02);
};

const connected = (edges: readonly Edge[]): Edge[][] => {
  const groups = new Map<number, Edge[]>();
  for (const edge of edges) {
    const met = new Set(edge.ends.map((end) => groups.get(end)).filter((group) => group !== undefined));
    const group = [...met].flat().concat(edge);
    for (const each of group) for (const end of each.ends) groups.set(end, group);
  }
  return [...new Set(groups.values())];
};
