import type { Vector } from '../../../geometry/body/body.schema.ts';
import { flatten } from '../../../geometry/body/flatten.ts';
import { areaOf, type Point, perimeterOf } from '../../../geometry/body/path.ts';
import { add, cross, dot, lengthOf, pointIn, subtract, times, unit } from '../../../geometry/body/vectors.ts';
import { readLimits } from '../../../values/errors/read-limits.ts';
import { listAt, numberAt, numberOf, refAt, refsAt } from '../../part21/arguments.ts';
import type { Part21Record, Value } from '../../part21/read-records.ts';
import { axesAt, directionAt } from '../model/frames.ts';
import { type IfcModel, lengthAt, pointAt, recordAt, recordOf } from '../model/ifc-model.ts';
import { readDirectrix } from './read-curve.ts';
import { readProfile } from './read-profile.ts';
import type { Counted, Extrusion } from './solid.ts';

const counted = (what: string, more: Partial<Counted> = {}): Counted => ({
  kind: 'counted',
  what,
  volumeMm3: null,
  areaMm2: null,
  openEdges: 0,
  points: [],
  ...more,
});

/** Faces as rings of points (the first of a face is its outside), surfaces, turned and bent bars; all others are named alone. @throws DomainError */
export const countSolid = (model: IfcModel, record: Part21Record): Counted => {
  switch (record.type) {
    case 'IFCFACETEDBREP':
    case 'IFCFACETEDBREPWITHVOIDS': {
      const shells = [refAt(record, 0) ?? [], record.type === 'IFCFACETEDBREP' ? [] : refsAt(record, 1)].flat();
      return ofFaces(
        record.type,
        shells.flatMap((shell) => shellFaces(model, shell)),
      );
    }
    case 'IFCFACEBASEDSURFACEMODEL':
    case 'IFCSHELLBASEDSURFACEMODEL':
      return ofFaces(
        record.type,
        refsAt(record, 0).flatMap((shell) => shellFaces(model, shell)),
      );
    case 'IFCTRIANGULATEDFACESET':
    case 'IFCPOLYGONALFACESET':
      return ofFaces(record.type, faceSet(model, record));
    case 'IFCREVOLVEDAREASOLID':
      return revolved(model, record);
    case 'IFCSWEPTDISKSOLID':
    case 'IFCSWEPTDISKSOLIDPOLYGONAL':
      return sweptDisk(model, record);
    default:
      return counted(record.type);
  }
};

type Face = Vector[][];

const shellFaces = (model: IfcModel, id: number): Face[] =>
  refsAt(recordOf(model, id), 0).map((face) =>
    refsAt(recordOf(model, face), 0).flatMap((bound) => {
      const loop = recordAt(model, recordOf(model, bound), 0);
      if (loop === null || loop.type !== 'IFCPOLYLOOP') return [];
      return [refsAt(loop, 0).map((point) => spatial(model, recordOf(model, point).args[0]))];
    }),
  );

const spatial = ({ mm }: IfcModel, value: Value | undefined): Vector => {
  const [x = 0, y = 0, z = 0] = Array.isArray(value) ? value.map((each) => (numberOf(each) ?? 0) * mm) : [];
  return [x, y, z];
};

const faceSet = (model: IfcModel, record: Part21Record): Face[] => {
  const list = recordAt(model, record, 0);
  const points = list === null ? [] : listAt(list, 0).map((value) => spatial(model, value));
  const isTriangles = record.type === 'IFCTRIANGULATEDFACESET';
  const renumbered = listAt(record, isTriangles ? 4 : 3).map((value) => numberOf(value) ?? 0);
  const pointAtIndex = (value: Value): Vector[] => {
    const index = numberOf(value) ?? 0;
    const point = points[(renumbered.length > 0 ? (renumbered[index - 1] ?? 0) : index) - 1];
    return point === undefined ? [] : [point];
  };
  const ring = (value: Value): Vector[] => (Array.isArray(value) ? value.flatMap(pointAtIndex) : []);
  if (isTriangles) return listAt(record, 3).map((triangle) => [ring(triangle)]);
  return refsAt(record, 2).map((id) => {
    const face = recordOf(model, id);
    return [ring(listAt(face, 0) as Value), ...listAt(face, 1).map(ring)];
  });
};

/** Volume by the divergence theorem and area of plane faces; no volume where an edge is not shared by two of them. */
const ofFaces = (what: string, faces: readonly Face[]): Counted => {
  const points = faces.flat(2);
  const [origin] = points;
  if (origin === undefined) return counted(what);
  if (points.length > 3 * readLimits.meshTriangles) return counted(what, { points: outermost(points) });
  let [six, area] = [0, 0];
  for (const rings of faces) {
    let normal: Vector = [0, 0, 0];
    for (const ring of rings) {
      const [first] = ring;
      if (first === undefined) continue;
      for (let at = 1; at + 1 < ring.length; at += 1) {
        const [b, c] = [subtract(ring[at] ?? first, first), subtract(ring[at + 1] ?? first, first)];
        const twice = cross(b, c);
        normal = add(normal, twice);
        six += dot(subtract(first, origin), twice);
      }
    }
    area += lengthOf(normal) / 2;
  }
  const openEdges = countOpenEdges(faces);
  const isClosed = openEdges === 0;
  return counted(what, {
    points: outermost(points),
    openEdges,
    areaMm2: isClosed ? area : null,
    volumeMm3: isClosed ? Math.abs(six) / 6 : null,
  });
};

const towards = [-1, 0, 1].flatMap((x) => [-1, 0, 1].flatMap((y) => [-1, 0, 1].map((z): Vector => [x, y, z])));

/** The points that stand out furthest along the axes and between them: they span what all do. */
const outermost = (points: readonly Vector[]): Vector[] =>
  towards.flatMap((direction) => {
    let [best, most] = [points[0], Number.NEGATIVE_INFINITY];
    for (const point of points) {
      const far = dot(point, direction);
      if (far > most) [best, most] = [point, far];
    }
    return best === undefined ? [] : [best];
  });

/** Edges that are not run along as often one way as the other. */
const countOpenEdges = (faces: readonly Face[]): number => {
  const open = new Map<string, number>();
  const key = (point: Vector) => point.map((value) => Math.round(value * 1000)).join();
  for (const ring of faces.flat()) {
    ring.forEach((from, at) => {
      const [a, b] = [key(from), key(ring[(at + 1) % ring.length] ?? from)];
      if (a === b) return;
      const isForward = a < b;
      const edge = isForward ? `${a} ${b}` : `${b} ${a}`;
      const count = (open.get(edge) ?? 0) + (isForward ? 1 : -1);
      if (count === 0) open.delete(edge);
      else open.set(edge, count);
    });
  }
  return open.size;
};

/** Pappus: what its middle travels. */
const revolved = (model: IfcModel, record: Part21Record): Counted => {
  const profile = refAt(record, 0);
  const section = profile === null ? null : readProfile(model, profile);
  const axis = recordAt(model, record, 2);
  const angle = (numberAt(record, 3) ?? 0) * model.radian;
  if (section === null || axis === null || !(angle > 0)) return counted(record.type);
  const frame = axesAt(model, record, 1);
  const [ax = 0, ay = 0] = pointAt(model, axis, 0) ?? [];
  const [dx = 0, dy = 1] = directionAt(model, axis, 1) ?? [];
  const length = Math.hypot(dx, dy) || 1;
  const polygons = section.loops.map((loop) => flatten(loop, 5));
  const distance = ([x, y]: Point) => ((x - ax) * dy - (y - ay) * dx) / length;
  const [outer = []] = polygons;
  const moment = section.loops.reduce((sum, loop, at) => {
    const { area, centre } = middleOf(polygons[at] ?? []);
    const own = Math.abs(areaOf(loop)) * distance(centre);
    return sum + (at === 0 ? own : -own) * (area === 0 ? 0 : 1);
  }, 0);
  const areaMm2 = section.loops.reduce((sum, loop, at) => sum + Math.abs(areaOf(loop)) * (at === 0 ? 1 : -1), 0);
  const mean = Math.abs(areaMm2 === 0 ? 0 : moment / areaMm2);
  const perimeter = section.loops.reduce((sum, loop) => sum + perimeterOf(loop), 0);
  const through: Vector = [ax, ay, 0];
  const along: Vector = [dx / length, dy / length, 0];
  const turns = Array.from({ length: 25 }, (_, n) => (angle * n) / 24);
  const points = turns.flatMap((turn) => outer.map(([x, y]) => pointIn(frame, spun([x, y, 0], through, along, turn))));
  return counted(record.type, {
    volumeMm3: Math.abs(moment) * angle,
    areaMm2: perimeter * mean * angle + 2 * areaMm2,
    points,
  });
};

const middleOf = (polygon: readonly Point[]): { area: number; centre: Point } => {
  let [twice, x, y] = [0, 0, 0];
  polygon.forEach(([ax, ay], at) => {
    const [bx, by] = polygon[(at + 1) % polygon.length] ?? [ax, ay];
    const weight = ax * by - bx * ay;
    twice += weight;
    x += (ax + bx) * weight;
    y += (ay + by) * weight;
  });
  return { area: twice / 2, centre: twice === 0 ? [0, 0] : [x / (3 * twice), y / (3 * twice)] };
};

/** A point turned about an axis (Rodrigues). */
const spun = (point: Vector, through: Vector, along: Vector, angle: number): Vector => {
  const own = subtract(point, through);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const level = times(along, dot(along, own) * (1 - cos));
  return add(through, add(add(times(own, cos), times(cross(along, own), sin)), level));
};

const sweptDisk = (model: IfcModel, record: Part21Record): Counted => {
  const [radius, inner] = [lengthAt(model, record, 1) ?? 0, lengthAt(model, record, 2) ?? 0];
  const directrix = refAt(record, 0);
  const line = directrix === null ? null : readDirectrix(model, directrix);
  if (line === null || !(radius > 0)) return counted(record.type);
  const points = line.map(([x = 0, y = 0, z = 0]): Vector => [x, y, z]);
  const lengthMm = points.slice(1).reduce((sum, to, at) => sum + lengthOf(subtract(to, points[at] ?? to)), 0);
  const around = points.flatMap((point) =>
    [-radius, radius].flatMap((by): Vector[] => [
      add(point, [by, 0, 0]),
      add(point, [0, by, 0]),
      add(point, [0, 0, by]),
    ]),
  );
  return counted(record.type, {
    volumeMm3: Math.PI * (radius ** 2 - inner ** 2) * lengthMm,
    areaMm2: 2 * Math.PI * radius * lengthMm,
    points: around,
  });
};

/** A swept body by its section and its way. */
export const countExtrusion = ({ frame, section, direction, depthMm }: Extrusion): Counted => {
  const [outer = []] = section.loops;
  const areaMm2 = section.loops.reduce((sum, loop, at) => sum + Math.abs(areaOf(loop)) * (at === 0 ? 1 : -1), 0);
  const perimeter = section.loops.reduce((sum, loop) => sum + perimeterOf(loop), 0);
  const points = flatten(outer, 15).flatMap(([x, y]) =>
    [0, depthMm].map((far) => pointIn(frame, add([x, y, 0], times(direction, far)))),
  );
  return counted('IFCEXTRUDEDAREASOLID', {
    volumeMm3: areaMm2 * depthMm * direction[2],
    areaMm2: 2 * areaMm2 + perimeter * depthMm,
    points,
  });
};

/** A direction of length 1 and how long it was. */
export const straightOf = (from: Vector, to: Vector): { along: Vector; lengthMm: number } => {
  const vector = subtract(to, from);
  return { along: unit(vector), lengthMm: lengthOf(vector) };
};
