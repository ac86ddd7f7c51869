import type { Profile } from '../../catalogue/profile.schema.ts';
import type { Body } from '../body/body.schema.ts';
import { flatten } from '../body/flatten.ts';
import type { Path, Point } from '../body/path.ts';
import { sectionOutline } from '../body/profile-outline.ts';
import { spanOf } from '../body/vectors.ts';
import { distanceTo, type PlanLoops, planLoops } from '../measures/plan-loops.ts';
import { platePlan } from '../measures/plate-plan.ts';
import { planBody, withSolid } from '../solids/make-solid.ts';
import type { Kernel } from '../solids/unite-deep.ts';
import { extrudedMesh, type Mesh } from './extruded-mesh.ts';
import { edgesOf, faceNormals } from './face-normals.ts';

/** The mesh of a bar without work on it, or of a plate with nothing but holes and outlines square through it that do not meet; null for any other body. */
export const plainMesh = (kernel: Kernel, body: Body, profile: Profile | null): Mesh | null => {
  const outline = sectionOutline(body, profile);
  const { steps } = planBody(body);
  if (steps.length === 0) {
    const loops = outline.map((loop) => flatten(loop, 15));
    return extrudedMesh(kernel, loops, { axes: [1, 2, 0], origin: [0, 0], fromMm: 0, toMm: body.blankMm.length });
  }
  const section = rectangleOf(outline);
  if (section === null) return null;
  const plan = platePlan(body, section, steps);
  const loops = planLoops(plan);
  if (loops === null || !standApart(loops)) return null;
  const low = [0, ...section.min];
  const [first, second, third] = plan.axes;
  const fromMm = low[third] ?? 0;
  return extrudedMesh(kernel, [loops.outer.polygon, ...loops.inner.map((loop) => loop.polygon)], {
    axes: plan.axes,
    origin: [low[first] ?? 0, low[second] ?? 0],
    fromMm,
    toMm: fromMm + plan.thicknessMm,
  });
};

const rectangleOf = ([outer = [], ...voids]: Path[]): { min: Point; max: Point } | null => {
  if (voids.length > 0 || outer.length !== 4 || outer.some((piece) => piece.kind !== 'line')) return null;
  const [left, right] = spanOf(outer.map(({ start }) => start[0]));
  const [low, high] = spanOf(outer.map(({ start }) => start[1]));
  const isSquare = outer.every(({ start, end }) => start[0] === end[0] || start[1] === end[1]);
  return isSquare ? { min: [left, low], max: [right, high] } : null;
};

/** A hole's polygon has the area of its circle: its corners stand this little outside it. */
const cornersMm = (radiusMm: number): number => radiusMm * 0.003 + 1e-3;

const standApart = ({ outer, inner }: PlanLoops): boolean => {
  const holes = inner.flatMap(({ hole }) => (hole === null ? [] : [hole]));
  return holes.every(
    (hole, index) =>
      hole.isThrough &&
      distanceTo(outer.polygon, hole.centre) > hole.radiusMm + cornersMm(hole.radiusMm) &&
      holes.slice(index + 1).every((other) => {
        const reach = hole.radiusMm + other.radiusMm;
        const [x, y] = [hole.centre[0] - other.centre[0], hole.centre[1] - other.centre[1]];
        return Math.sqrt(x * x + y * y) > reach + cornersMm(reach);
      }),
  );
};

/** Makes a body's mesh for showing and drawing, without solid modelling where its shape is plain. Empty when nothing is left of the body. */
export const meshBody = (kernel: Kernel, body: Body, profile: Profile | null): Mesh =>
  plainMesh(kernel, body, profile) ?? solidMesh(kernel, body, profile);

/** The mesh of a body's solid as the kernel cuts it. */
export const solidMesh = (kernel: Kernel, body: Body, profile: Profile | null): Mesh =>
  withSolid(kernel, body, profile, ({ solid }) => {
    const mesh = solid.getMesh();
    const [positions, triangles] = [Float32Array.from(mesh.vertProperties), Uint32Array.from(mesh.triVerts)];
    return { positions, triangles, featureEdges: featureEdges(positions, triangles) };
  });

const sharp = Math.cos((25 * Math.PI) / 180);

/** The sharp edges of a mesh as pairs of vertex indices: faces meet at more than 25 degrees, or there is only one. */
const featureEdges = (positions: Float32Array, triangles: Uint32Array): Uint32Array => {
  const edges = edgesOf(triangles, positions.length / 3);
  const normals = faceNormals(positions, triangles, edges);
  const found: number[] = [];
  for (let index = 0; index < edges.length; index += 4) {
    const [left, right] = [(edges[index + 2] ?? 0) * 3, (edges[index + 3] ?? 0) * 3];
    if (right >= 0 && isSmooth(normals, left, right)) continue;
    found.push(edges[index] ?? 0, edges[index + 1] ?? 0);
  }
  return Uint32Array.from(found);
};

const isSmooth = (normals: Float64Array, left: number, right: number): boolean => {
  const [ax, ay, az] = [normals[left] ?? 0, normals[left + 1] ?? 0, normals[left + 2] ?? 0];
  const [bx, by, bz] = [normals[right] ?? 0, normals[right + 1] ?? 0, normals[right + 2] ?? 0];
  const isFlat = ax * ax + ay * ay + az * az < 0.5 || bx * bx + by * by + bz * bz < 0.5;
  return isFlat || ax * bx + ay * by + az * bz > sharp;
};
