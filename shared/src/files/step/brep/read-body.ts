import type { Vector } from '../../../geometry/body/body.schema.ts';
import { add, lengthOf } from '../../../geometry/body/vectors.ts';
import { enumAt, refAt, refsAt } from '../../part21/arguments.ts';
import { type Edge, extremePoints, reversedEdge } from './edge.ts';
import { type FaceMeasures, type FaceShape, type Loop, measureFace } from './measure-faces.ts';
import { type GeometryReader, neededRef, recordOf } from './read-geometry.ts';

/** An edge of a loop and the number of the edge curve that both of its faces share. */
export type LoopEdge = { id: number; edge: Edge };

export type Face = FaceShape & FaceMeasures & { id: number; edges: readonly (readonly LoopEdge[])[] };

export type SolidBody = {
  id: number;
  name: string;
  faces: Face[];
  /** Edges that are not shared by exactly two faces. */
  openEdges: number;
  areaMm2: number;
  /** null: a surface that is not known, or faces that do not close. */
  volumeMm3: number | null;
};

const mostFaces = 20_000;

/** What a body may be in a file; others are surfaces, or points and curves beside it. */
export const solidTypes = ['MANIFOLD_SOLID_BREP', 'BREP_WITH_VOIDS', 'FACETED_BREP'] as const;

/** A body with its faces, measured. @throws DomainError E_REF, E_GEOM, E_NUMBER, E_COORD, E_LIMIT */
export const readBody = (reader: GeometryReader, id: number): SolidBody => {
  const { file } = reader;
  const records = file.recordsOf(id);
  const [first] = records;
  const name = first && typeof first.args[0] === 'string' ? first.args[0].trim() : '';
  const basis = recordOf(file, id, 'MANIFOLD_SOLID_BREP', 'BREP_WITH_VOIDS', 'FACETED_BREP');
  const shift = records.length > 1 ? 0 : 1;
  const outer = neededRef(file, id, basis, shift);
  const voided = records.find(({ type }) => type === 'BREP_WITH_VOIDS');
  const voids = voided ? refsAt(voided, records.length > 1 ? 0 : 2) : [];
  const shells = [outer, ...voids].map((shell) => readShell(reader, shell));
  const shapes = shells.flat();
  if (shapes.length === 0 || shapes.length > mostFaces)
    file.refuse('E_LIMIT', id, { found: shapes.length, max: mostFaces });
  return measured({ id, name, openEdges: shells.reduce((sum, shell) => sum + openEdges(shell), 0) }, shapes);
};

type ReadFace = FaceShape & Pick<Face, 'id' | 'edges'>;

/** The faces of a shell, of an oriented one turned round where it says so. */
const readShell = (reader: GeometryReader, id: number): ReadFace[] => {
  const { file } = reader;
  const record = recordOf(file, id, 'CLOSED_SHELL', 'OPEN_SHELL', 'ORIENTED_CLOSED_SHELL');
  if (record.type !== 'ORIENTED_CLOSED_SHELL') return refsAt(record, 1).map((face) => readFace(reader, face));
  const inner = recordOf(file, neededRef(file, id, record, 2), 'CLOSED_SHELL');
  const faces = refsAt(inner, 1).map((face) => readFace(reader, face));
  return enumAt(record, 3) === 'F' ? faces.map(turnedFace) : faces;
};

const turnedLoop = (loop: readonly LoopEdge[]): LoopEdge[] =>
  loop.toReversed().map(({ id, edge }) => ({ id, edge: reversedEdge(edge) }));

const turnedFace = (face: ReadFace): ReadFace => {
  const edges = face.edges.map(turnedLoop);
  return { ...face, sense: face.sense === 1 ? -1 : 1, edges, loops: edges.map(plainLoop) };
};

const plainLoop = (loop: readonly LoopEdge[]): Loop => loop.map(({ edge }) => edge);

const readFace = (reader: GeometryReader, id: number): ReadFace => {
  const { file } = reader;
  const record = recordOf(file, id, 'ADVANCED_FACE', 'FACE_SURFACE', 'ORIENTED_FACE');
  const edges = refsAt(record, 1).map((bound) => readBound(reader, bound));
  const surfaceId = refAt(record, 2);
  if (surfaceId === null || record.type === 'FACE') return polygonFace(id, edges);
  const surface = reader.surface(surfaceId);
  const isSame = enumAt(record, 3) !== 'F';
  const own = 'sign' in surface ? surface.sign : 1;
  return { id, surface, sense: isSame ? own : own === 1 ? -1 : 1, edges, loops: edges.map(plainLoop) };
};

/** A face without a surface is the plane of its polygons. */
const polygonFace = (id: number, edges: readonly (readonly LoopEdge[])[]): ReadFace => {
  const loops = edges.map(plainLoop);
  const origin = loops[0]?.[0]?.start ?? [0, 0, 0];
  const flat: FaceShape = { surface: { kind: 'plane', origin, normal: [0, 0, 1] }, sense: 1, loops };
  const { vector } = measureFace(flat, origin);
  const length = lengthOf(vector) || 1;
  const normal: Vector = [vector[0] / length, vector[1] / length, vector[2] / length];
  return { id, surface: { kind: 'plane', origin, normal }, sense: 1, edges, loops };
};

const readBound = (reader: GeometryReader, id: number): LoopEdge[] => {
  const { file } = reader;
  const record = recordOf(file, id, 'FACE_OUTER_BOUND', 'FACE_BOUND');
  const loopId = neededRef(file, id, record, 1);
  const loop = recordOf(file, loopId);
  if (loop.type === 'VERTEX_LOOP') return [];
  if (loop.type === 'POLY_LOOP') return polyLoop(reader, refsAt(loop, 1), enumAt(record, 2) === 'F');
  const edges = refsAt(loop, 1).map((oriented): LoopEdge => {
    const own = recordOf(file, oriented, 'ORIENTED_EDGE');
    const edgeId = neededRef(file, oriented, own, 3);
    const edge = reader.edge(edgeId);
    return { id: edgeId, edge: enumAt(own, 4) === 'F' ? reversedEdge(edge) : edge };
  });
  return enumAt(record, 2) === 'F' ? turnedLoop(edges) : edges;
};

/** The edges of a polygon have no numbers of their own: those of their two points stand for them. */
const polyLoop = ({ point }: GeometryReader, ids: readonly number[], isTurned: boolean): LoopEdge[] => {
  const around = isTurned ? ids.toReversed() : ids;
  return around.map((id, place) => {
    const next = around[(place + 1) % around.length] ?? id;
    const key = -(Math.min(id, next) * 2_147_483_648 + Math.max(id, next));
    return { id: key, edge: { kind: 'line', start: point(id), end: point(next) } };
  });
};

const openEdges = (shell: readonly ReadFace[]): number => {
  const uses = new Map<number, number>();
  for (const { id } of shell.flatMap(({ edges }) => edges.flat())) uses.set(id, (uses.get(id) ?? 0) + 1);
  let open = 0;
  for (const count of uses.values()) if (count !== 2) open += 1;
  return open;
};

/** The area vectors of a closed body cancel each other out to this share of its area. */
const closedShare = 1e-5;

const measured = (own: Pick<SolidBody, 'id' | 'name' | 'openEdges'>, shapes: readonly ReadFace[]): SolidBody => {
  const reference = shapes.flatMap(({ loops }) => loops.flat())[0]?.start ?? [0, 0, 0];
  const faces = shapes.map((shape) => ({ ...shape, ...measureFace(shape, reference) }));
  const areaMm2 = faces.reduce((sum, face) => sum + Math.abs(face.areaMm2), 0);
  const rest = faces.reduce((sum, { vector }) => add(sum, vector), [0, 0, 0] as Vector);
  const isClosed = own.openEdges === 0 && lengthOf(rest) <= closedShare * areaMm2;
  const isKnown = isClosed && faces.every(({ momentMm3, areaMm2: area }) => momentMm3 !== null && area > 0);
  const volume = faces.reduce((sum, { momentMm3 }) => sum + (momentMm3 ?? 0), 0) / 3;
  if (volume < 0 && isKnown) return measured(own, shapes.map(turnedFace));
  return { ...own, faces, areaMm2, volumeMm3: isKnown && Number.isFinite(volume) ? volume : null };
};

/** Smallest and largest coordinates along axes, from edges and the surfaces that bulge between them. */
export const boxAlong = (body: SolidBody, axes: readonly Vector[]): { min: number[]; max: number[] } => {
  const min = axes.map(() => Number.POSITIVE_INFINITY);
  const max = axes.map(() => Number.NEGATIVE_INFINITY);
  const addPoint = (point: Vector, reach: number) => {
    for (const [at, axis] of axes.entries()) {
      const along = point[0] * axis[0] + point[1] * axis[1] + point[2] * axis[2];
      min[at] = Math.min(min[at] ?? 0, along - reach);
      max[at] = Math.max(max[at] ?? 0, along + reach);
    }
  };
  for (const { surface, loops } of body.faces) {
    for (const edge of loops.flat()) for (const point of extremePoints(edge, axes)) addPoint(point, 0);
    if (surface.kind === 'sphere') addPoint(surface.centre, surface.radius);
  }
  return { min, max };
};
