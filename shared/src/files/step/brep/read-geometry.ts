import type { Vector } from '../../../geometry/body/body.schema.ts';
import { add, cross, dot, lengthOf, subtract, times, unit } from '../../../geometry/body/vectors.ts';
import { readLimits } from '../../../values/errors/read-limits.ts';
import { enumAt, listAt, listOf, numberAt, numberOf, numbersAt, refAt, refOf, refsAt } from '../../part21/arguments.ts';
import type { Part21 } from '../../part21/read-part21.ts';
import type { Part21Record, Value } from '../../part21/read-records.ts';
import { type Arc, arcBetween, type Edge, reversedEdge, simplified } from './edge.ts';
import {
  type ControlPoint,
  domainOf,
  evenKnots,
  pointOnCurve,
  type SplineCurve,
  type SplineSurface,
  spreadKnots,
} from './spline.ts';
import { recogniseSpline, type Surface } from './surface.ts';

/** Geometry of one context: what a unit of length is in mm, one of angles in radians. */
export type GeometryReader = {
  file: Part21;
  mm: number;
  rad: number;
  point: (id: number) => Vector;
  axes: (id: number) => Axes;
  edge: (id: number) => Edge;
  curve: (id: number) => Curve;
  /** Counts points that curves are drawn out to. @throws DomainError E_LIMIT */
  keep: (id: number, points: number) => void;
  surface: (id: number) => Surface;
};

/** A placement: unit vectors, z = x cross y. */
export type Axes = { origin: Vector; x: Vector; y: Vector; z: Vector };

/** Points and curves of a file by their ids, each read once. @throws DomainError E_REF, E_GEOM, E_NUMBER, E_COORD */
export const geometryReader = (file: Part21, { mm, rad }: { mm: number; rad: number }): GeometryReader => {
  const once = <T>(read: (id: number) => T) => {
    const known = new Map<number, T>();
    return (id: number): T => {
      const found = known.get(id) ?? read(id);
      known.set(id, found);
      return found;
    };
  };
  let kept = 0;
  const reader: GeometryReader = {
    file,
    mm,
    rad,
    point: once((id) => readPoint(file, id, mm)),
    axes: once((id) => readAxes(reader, id)),
    edge: once((id) => readEdge(reader, id)),
    curve: once((id) => readCurve(reader, id)),
    keep: (id, points) => {
      kept += points;
      if (kept > mostDrawnPoints) file.refuse('E_LIMIT', id, { max: mostDrawnPoints });
    },
    surface: once((id) => readSurface(reader, id)),
  };
  return reader;
};

/** Points of all curves that are drawn out. */
const mostDrawnPoints = 1_000_000;

/** The record of a type that an instance has, or its first. */
export const recordOf = (file: Part21, id: number, ...types: string[]): Part21Record => {
  const records = file.recordsOf(id);
  return records.find(({ type }) => types.includes(type)) ?? records[0] ?? file.refuse('E_GEOM', id);
};

export const neededRef = (file: Part21, id: number, record: Part21Record, place: number): number =>
  refAt(record, place) ?? file.refuse('E_GEOM', id, { name: String(place + 1) });

const readPoint = (file: Part21, id: number, mm: number): Vector => {
  const coordinates = numbersAt(recordOf(file, id, 'CARTESIAN_POINT'), 1).map((value) => value * mm);
  const [x = 0, y = 0, z = 0] = coordinates;
  const most = readLimits.placementMaxMm;
  const far = [x, y, z].find((value) => Math.abs(value) > most);
  if (far !== undefined) file.refuse('E_COORD', id, { name: '', found: far, min: -most, max: most });
  if (coordinates.length < 2) file.refuse('E_GEOM', id);
  return [x, y, z];
};

const directionAt = (file: Part21, id: number | null, fallback: Vector): Vector => {
  if (id === null) return fallback;
  const [x = 0, y = 0, z = 0] = numbersAt(recordOf(file, id, 'DIRECTION'), 1);
  const length = Math.hypot(x, y, z);
  return length > 0 && Number.isFinite(length) ? [x / length, y / length, z / length] : fallback;
};

/** An axis placement; a missing or parallel reference direction is chosen as the standard has it. */
const readAxes = ({ file, point }: GeometryReader, id: number): Axes => {
  const record = recordOf(file, id, 'AXIS2_PLACEMENT_3D', 'AXIS1_PLACEMENT');
  const origin = point(neededRef(file, id, record, 1));
  const z = directionAt(file, refAt(record, 2), [0, 0, 1]);
  const wanted = directionAt(file, refAt(record, 3), [1, 0, 0]);
  const across = subtract(wanted, times(z, dot(wanted, z)));
  const other: Vector = Math.abs(z[0]) < 0.9 ? [1, 0, 0] : [0, 1, 0];
  const x = unit(lengthOf(across) > 1e-9 ? across : subtract(other, times(z, dot(other, z))));
  return { origin, x, y: cross(z, x), z };
};

type Curve =
  | { kind: 'line' }
  | ({ kind: 'arc' } & Pick<Arc, 'centre' | 'u' | 'v'>)
  | { kind: 'points'; points: readonly Vector[] };

const curveWrappers: Readonly<Record<string, number>> = {
  SURFACE_CURVE: 1,
  SEAM_CURVE: 1,
  INTERSECTION_CURVE: 1,
  BOUNDED_SURFACE_CURVE: 1,
  TRIMMED_CURVE: 1,
};

const readCurve = (reader: GeometryReader, id: number, depth = 0): Curve => {
  const { file, axes, mm } = reader;
  const [first] = file.recordsOf(id);
  const type = first?.type ?? '';
  if (first === undefined || depth > 8) return file.refuse('E_GEOM', id);
  const wrapped = curveWrappers[type];
  if (wrapped !== undefined) return readCurve(reader, neededRef(file, id, first, wrapped), depth + 1);
  if (type === 'LINE') return { kind: 'line' };
  if (type === 'CIRCLE' || type === 'ELLIPSE') {
    const { origin, x, y } = axes(neededRef(file, id, first, 1));
    const a = (numberAt(first, 2) ?? 0) * mm;
    const b = type === 'CIRCLE' ? a : (numberAt(first, 3) ?? 0) * mm;
    if (!(a > 0 && b > 0)) file.refuse('E_GEOM', id, { found: Math.min(a, b) });
    return { kind: 'arc', centre: origin, u: times(x, a), v: times(y, b) };
  }
  if (type === 'POLYLINE') return { kind: 'points', points: refsAt(first, 1).map(reader.point) };
  const spline = readSplineCurve(reader, id);
  if (spline === null) return file.refuse('E_GEOM', id, { found: type });
  const points = drawnOut(spline);
  reader.keep(id, points.length);
  return { kind: 'points', points };
};

const isSpline = (type: string) => /^(?:B_SPLINE|BEZIER|QUASI_UNIFORM|UNIFORM)_(?:CURVE|SURFACE)/.test(type);

const controlPoints = (reader: GeometryReader, refs: readonly Value[], weights: readonly number[]): ControlPoint[] =>
  refs.flatMap((value, place) => {
    const id = refOf(value);
    if (id === null) return [];
    const [x, y, z] = reader.point(id);
    const w = weights[place] ?? 1;
    return [[x * w, y * w, z * w, w] as const];
  });

const mostControlPoints = 10_000;

/** Of a simple instance the name stands first; of a complex one it has a record of its own. */
const readSplineCurve = (reader: GeometryReader, id: number): SplineCurve | null => {
  const records = reader.file.recordsOf(id);
  const basis = records.find(({ type }) => isSpline(type));
  if (basis === undefined) return null;
  const shift = records.length > 1 ? 0 : 1;
  const knotted = records.find(({ type }) => type === 'B_SPLINE_CURVE_WITH_KNOTS');
  const weighted = records.find(({ type }) => type === 'RATIONAL_B_SPLINE_CURVE');
  const degree = numberAt(basis, shift) ?? 0;
  const refs = listAt(basis, shift + 1);
  if (refs.length > mostControlPoints || !(degree >= 1 && degree <= 25)) return null;
  const points = controlPoints(reader, refs, weighted ? numbersAt(weighted, 0) : []);
  const count = points.length;
  const at = records.length > 1 ? 0 : 6;
  const knots = knotted
    ? spreadKnots(numbersAt(knotted, at), numbersAt(knotted, at + 1), { degree, count })
    : evenKnots(evenKind(records), degree, count);
  return knots && { degree, points, knots };
};

const evenKind = (records: readonly Part21Record[]): string =>
  records.find(({ type }) => /^(?:BEZIER|QUASI_UNIFORM|UNIFORM)/.test(type))?.type ?? 'QUASI_UNIFORM';

const splineShares = 72;

const drawnOut = (spline: SplineCurve): Vector[] => {
  const count = Math.min(2000, splineShares * Math.max(1, Math.ceil((spline.points.length - spline.degree) / 3)));
  const [from, to] = domainOf(spline.degree, spline.knots, spline.points.length);
  return Array.from({ length: count + 1 }, (_, place) => pointOnCurve(spline, from + ((to - from) * place) / count));
};

const readEdge = (reader: GeometryReader, id: number): Edge => {
  const { file, point } = reader;
  const record = recordOf(file, id, 'EDGE_CURVE');
  const vertex = (place: number) => {
    const at = neededRef(file, id, record, place);
    return point(neededRef(file, at, recordOf(file, at, 'VERTEX_POINT'), 1));
  };
  const [start, end] = [vertex(1), vertex(2)];
  const curve = reader.curve(neededRef(file, id, record, 3));
  const isForward = enumAt(record, 4) !== 'F';
  if (curve.kind === 'line') return { kind: 'line', start, end };
  if (curve.kind === 'arc') return arcBetween(curve, { start, end, isForward });
  reader.keep(id, curve.points.length);
  return trimmed(curve.points, { start, end, isForward });
};

/** The stretch of a drawn out curve between two vertices. */
const trimmed = (points: readonly Vector[], ends: { start: Vector; end: Vector; isForward: boolean }): Edge => {
  const { start, end, isForward } = ends;
  const along = isForward ? points : points.toReversed();
  const isClosed = lengthOf(subtract(start, end)) < 1e-6;
  const [from, to] = [nearest(along, start), isClosed ? along.length - 1 : nearest(along, end)];
  const inner = isClosed || from >= to ? along.slice(1, -1) : along.slice(from + 1, to);
  const edge = simplified([start, ...inner, end]);
  return edge.kind === 'line' && isClosed ? reversedEdge(edge) : edge;
};

const nearest = (points: readonly Vector[], wanted: Vector): number => {
  let [best, distance] = [0, Number.POSITIVE_INFINITY];
  for (const [place, point] of points.entries()) {
    const away = lengthOf(subtract(point, wanted));
    if (away < distance) [best, distance] = [place, away];
  }
  return best;
};

const readSurface = (reader: GeometryReader, id: number): Surface => {
  const { file, axes, mm, rad } = reader;
  const [record] = file.recordsOf(id);
  if (record === undefined) return file.refuse('E_GEOM', id);
  const placed = () => axes(neededRef(file, id, record, 1));
  const length = (place: number) => (numberAt(record, place) ?? 0) * mm;
  switch (record.type) {
    case 'PLANE': {
      const { origin, z } = placed();
      return { kind: 'plane', origin, normal: z };
    }
    case 'CYLINDRICAL_SURFACE': {
      const { origin, z } = placed();
      return { kind: 'cylinder', origin, axis: z, radius: length(2), sign: 1 };
    }
    case 'CONICAL_SURFACE': {
      const { origin, z } = placed();
      return coneOf(origin, z, { radius: length(2), tan: Math.tan((numberAt(record, 3) ?? 0) * rad) });
    }
    case 'SPHERICAL_SURFACE': {
      const { origin, z } = placed();
      return { kind: 'sphere', centre: origin, axis: z, radius: length(2), sign: 1 };
    }
    case 'TOROIDAL_SURFACE': {
      const { origin, z } = placed();
      return { kind: 'torus', centre: origin, axis: z, major: length(2), minor: length(3), sign: 1 };
    }
    case 'SURFACE_OF_LINEAR_EXTRUSION':
      return extruded(reader, id, record);
    case 'SURFACE_OF_REVOLUTION':
      return revolved(reader, id, record);
    default: {
      const spline = readSplineSurface(reader, id);
      return spline === null ? { kind: 'other', name: record.type } : recogniseSpline(spline);
    }
  }
};

const coneOf = (origin: Vector, z: Vector, { radius, tan }: { radius: number; tan: number }): Surface => {
  if (Math.abs(tan) < 1e-9) return { kind: 'cylinder', origin, axis: z, radius, sign: 1 };
  const apex = subtract(origin, times(z, radius / tan));
  return { kind: 'cone', apex, axis: tan > 0 ? z : times(z, -1), tan: Math.abs(tan), sign: 1 };
};

/** A straight line drawn along makes a plane, a circle along its axis a cylinder. */
const extruded = (reader: GeometryReader, id: number, record: Part21Record): Surface => {
  const { file } = reader;
  const curveId = neededRef(file, id, record, 1);
  const vector = recordOf(file, neededRef(file, id, record, 2), 'VECTOR');
  const along = directionAt(file, refAt(vector, 1), [0, 0, 1]);
  const curve = reader.curve(curveId);
  const line = curve.kind === 'line' ? lineOf(reader, curveId) : null;
  if (line !== null) return { kind: 'plane', origin: line.origin, normal: unit(cross(line.along, along)) };
  const drawn = curve.kind === 'points' ? simplified(curve.points) : null;
  if (drawn?.kind === 'line')
    return { kind: 'plane', origin: drawn.start, normal: unit(cross(subtract(drawn.end, drawn.start), along)) };
  const arc = drawn ?? curve;
  if (arc.kind !== 'arc') return { kind: 'other', name: record.type };
  const axis = unit(cross(arc.u, arc.v));
  const radius = lengthOf(arc.u);
  if (Math.abs(radius - lengthOf(arc.v)) > 1e-9 * radius || Math.abs(Math.abs(dot(axis, along)) - 1) > 1e-9)
    return { kind: 'other', name: record.type };
  // along a circle that runs counter-clockwise about the way, the normal points outwards
  return { kind: 'cylinder', origin: arc.centre, axis, radius, sign: dot(axis, along) > 0 ? 1 : -1 };
};

const lineOf = ({ file, point }: GeometryReader, id: number): { origin: Vector; along: Vector } | null => {
  const record = recordOf(file, id, 'LINE');
  if (record.type !== 'LINE') return null;
  const vector = recordOf(file, neededRef(file, id, record, 2), 'VECTOR');
  return { origin: point(neededRef(file, id, record, 1)), along: directionAt(file, refAt(vector, 1), [1, 0, 0]) };
};

/** A straight line turned about an axis that lies in one plane with it: cylinder, cone or plane. */
const revolved = (reader: GeometryReader, id: number, record: Part21Record): Surface => {
  const { file, axes } = reader;
  const other: Surface = { kind: 'other', name: record.type };
  const curveId = neededRef(file, id, record, 1);
  const line = recordOf(file, curveId).type === 'LINE' ? lineOf(reader, curveId) : null;
  if (line === null) return other;
  const { origin, z } = axes(neededRef(file, id, record, 2));
  const from = subtract(line.origin, origin);
  const across = subtract(from, times(z, dot(from, z)));
  const radius = lengthOf(across);
  const outwards = radius > 1e-9 ? unit(across) : unit(subtract(line.along, times(z, dot(line.along, z))));
  const [rise, run] = [dot(line.along, z), dot(line.along, outwards)];
  if (Math.abs(rise * rise + run * run - 1) > 1e-9) return other;
  // the normal is the way about the axis cross the way along the line: outwards where the line rises
  const sign = rise > 0 ? 1 : -1;
  if (Math.abs(run) < 1e-9) return { kind: 'cylinder', origin, axis: z, radius, sign };
  if (Math.abs(rise) < 1e-9) return { kind: 'plane', origin: line.origin, normal: times(z, run > 0 ? -1 : 1) };
  const cone = coneOf(add(origin, times(z, dot(from, z))), z, { radius, tan: run / rise });
  return cone.kind === 'cone' ? { ...cone, sign } : other;
};

const readSplineSurface = (reader: GeometryReader, id: number): SplineSurface | null => {
  const records = reader.file.recordsOf(id);
  const basis = records.find(({ type }) => isSpline(type));
  if (basis === undefined) return null;
  const shift = records.length > 1 ? 0 : 1;
  const [degreeU, degreeV] = [numberAt(basis, shift) ?? 0, numberAt(basis, shift + 1) ?? 0];
  const rows = listAt(basis, shift + 2);
  const weighted = records.find(({ type }) => type === 'RATIONAL_B_SPLINE_SURFACE');
  const weights = weighted ? listAt(weighted, 0) : [];
  const isFit = [degreeU, degreeV].every((degree) => degree >= 1 && degree <= 25);
  if (!isFit || rows.reduce<number>((sum, row) => sum + listOf(row).length, 0) > mostControlPoints) return null;
  const points = rows.map((row, place) => {
    const own = listOf(weights[place]).map((weight) => numberOf(weight) ?? 1);
    return controlPoints(reader, listOf(row), own);
  });
  const [countU, countV] = [points.length, points[0]?.length ?? 0];
  if (points.some((row) => row.length !== countV)) return null;
  const knotted = records.find(({ type }) => type === 'B_SPLINE_SURFACE_WITH_KNOTS');
  const at = records.length > 1 ? 0 : 8;
  const kind = evenKind(records);
  const knotsU = knotted
    ? spreadKnots(numbersAt(knotted, at), numbersAt(knotted, at + 2), { degree: degreeU, count: countU })
    : evenKnots(kind, degreeU, countU);
  const knotsV = knotted
    ? spreadKnots(numbersAt(knotted, at + 1), numbersAt(knotted, at + 3), { degree: degreeV, count: countV })
    : evenKnots(kind, degreeV, countV);
  return knotsU && knotsV && { degreeU, degreeV, points, knotsU, knotsV };
};
