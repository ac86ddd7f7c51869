import type { Frame, Vector } from '../../../geometry/body/body.schema.ts';
import type { Point } from '../../../geometry/body/path.ts';
import {
  add,
  cross,
  directionIn,
  dot,
  lengthOf,
  pointIn,
  subtract,
  times,
  unit,
} from '../../../geometry/body/vectors.ts';
import { numberAt, numbersAt, refAt } from '../../part21/arguments.ts';
import type { Part21Record } from '../../part21/read-records.ts';
import { type IfcModel, pointAt, recordAt, recordOf } from './ifc-model.ts';

export const noFrame: Frame = { origin: [0, 0, 0], xAxis: [1, 0, 0], yAxis: [0, 1, 0] };

/** A frame given in the coordinates of another one. */
export const within = (outer: Frame, inner: Frame): Frame => ({
  origin: pointIn(outer, inner.origin),
  xAxis: directionIn(outer, inner.xAxis),
  yAxis: directionIn(outer, inner.yAxis),
});

/** A frame as it is seen from another one. */
export const seenFrom = (frame: Frame, outer: Frame): Frame => {
  const turned = (vector: Vector): Vector => [
    dot(vector, outer.xAxis),
    dot(vector, outer.yAxis),
    dot(vector, cross(outer.xAxis, outer.yAxis)),
  ];
  return {
    origin: turned(subtract(frame.origin, outer.origin)),
    xAxis: turned(frame.xAxis),
    yAxis: turned(frame.yAxis),
  };
};

const vectorOf = (values: readonly number[] | null): Vector | null =>
  values === null || values.length === 0 ? null : [values[0] ?? 0, values[1] ?? 0, values[2] ?? 0];

/** The direction that a place refers to, of length 1; null where there is none. */
export const directionAt = (model: IfcModel, record: Part21Record, place: number): Vector | null => {
  const found = recordAt(model, record, place);
  const direction = found === null ? null : vectorOf(numbersAt(found, 0));
  return direction === null || lengthOf(direction) < 1e-12 ? null : unit(direction);
};

/** Axes square to each other from a main direction and one beside it. */
const framed = (origin: Vector, axis: Vector | null, beside: Vector | null): Frame => {
  const z = axis ?? [0, 0, 1];
  const wanted = beside ?? [1, 0, 0];
  const flat = subtract(wanted, times(z, dot(wanted, z)));
  const other: Vector = Math.abs(z[0]) < 0.9 ? [1, 0, 0] : [0, 1, 0];
  const x = unit(lengthOf(flat) > 1e-9 ? flat : subtract(other, times(z, dot(other, z))));
  return { origin, xAxis: x, yAxis: cross(z, x) };
};

/** IfcAxis2Placement3D; the frame of all where the place is empty. */
export const axesAt = (model: IfcModel, record: Part21Record, place: number): Frame => {
  const axes = recordAt(model, record, place);
  if (axes === null) return noFrame;
  return framed(
    vectorOf(pointAt(model, axes, 0)) ?? [0, 0, 0],
    directionAt(model, axes, 1),
    directionAt(model, axes, 2),
  );
};

const deepest = 50;

/** The place of a product, from object to object (IfcLocalPlacement). @throws DomainError E_CYCLE, E_DEPTH */
export const placementOf = (model: IfcModel, id: number | null, known: Map<number, Frame>, depth = 0): Frame => {
  if (id === null) return noFrame;
  const found = known.get(id);
  if (found !== undefined) return found;
  if (depth > deepest) model.part21.refuse('E_DEPTH', id, { max: deepest });
  const record = recordOf(model, id);
  if (record.type !== 'IFCLOCALPLACEMENT') return noFrame;
  const outer = placementOf(model, refAt(record, 0), known, depth + 1);
  const frame = within(outer, axesAt(model, record, 1));
  known.set(id, frame);
  return frame;
};

/** A movement that may also scale and mirror (IfcCartesianTransformationOperator). */
export type Operator = { frame: Frame; scale: number; mirrors: boolean };

/** IfcCartesianTransformationOperator3D (one scale for all axes), null for scales that differ. */
export const operatorAt = (model: IfcModel, record: Part21Record, place: number): Operator | null => {
  const operator = recordAt(model, record, place);
  if (operator === null) return { frame: noFrame, scale: 1, mirrors: false };
  const isEven = !operator.type.endsWith('NONUNIFORM');
  const scale = numberAt(operator, 3) ?? 1;
  const scales = isEven ? [] : [numberAt(operator, 5), numberAt(operator, 6)];
  if (!(scale > 0) || scales.some((each) => each !== null && Math.abs(each - scale) > 1e-9)) return null;
  const z = directionAt(model, operator, 4);
  const y = directionAt(model, operator, 1);
  const origin = vectorOf(pointAt(model, operator, 2)) ?? [0, 0, 0];
  const frame = framed(origin, z, directionAt(model, operator, 0));
  return { frame, scale, mirrors: y !== null && dot(y, frame.yAxis) < 0 };
};

/** A place in a plane: a point, the direction of its x axis, and whether y runs to the right of it. */
export type Lie = { at: Point; dir: Point; mirrors: boolean; scale: number };

export const noLie: Lie = { at: [0, 0], dir: [1, 0], mirrors: false, scale: 1 };

/** A point of what lies there. */
export const lieOf = ({ at, dir, mirrors, scale }: Lie, [x, y]: Point): Point => {
  const [u, v] = [x * scale, (mirrors ? -y : y) * scale];
  return [at[0] + u * dir[0] - v * dir[1], at[1] + u * dir[1] + v * dir[0]];
};

/** What lies in `inner` where `inner` itself lies in `outer`. */
export const lieWithin = (outer: Lie, inner: Lie): Lie => {
  const to = lieOf(outer, [inner.at[0] + inner.dir[0], inner.at[1] + inner.dir[1]]);
  const at = lieOf(outer, inner.at);
  const dir: Point = [(to[0] - at[0]) / outer.scale, (to[1] - at[1]) / outer.scale];
  return { at, dir, mirrors: outer.mirrors !== inner.mirrors, scale: outer.scale * inner.scale };
};

const flat = (values: readonly number[] | null): Point => [values?.[0] ?? 0, values?.[1] ?? 0];

/** IfcAxis2Placement2D. */
export const lieAt = (model: IfcModel, record: Part21Record, place: number): Lie => {
  const axes = recordAt(model, record, place);
  if (axes === null) return noLie;
  const [x = 1, y = 0] = directionAt(model, axes, axes.type === 'IFCAXIS2PLACEMENT3D' ? 2 : 1) ?? [];
  const length = Math.hypot(x, y) || 1;
  return { ...noLie, at: flat(pointAt(model, axes, 0)), dir: [x / length, y / length] };
};

/** IfcCartesianTransformationOperator2D. */
export const planeOperatorAt = (model: IfcModel, record: Part21Record, place: number): Lie => {
  const operator = recordAt(model, record, place);
  if (operator === null) return noLie;
  const [x = 1, y = 0] = directionAt(model, operator, 0) ?? [];
  const other = directionAt(model, operator, 1);
  const mirrors = other !== null && x * other[1] - y * other[0] < 0;
  return { at: flat(pointAt(model, operator, 2)), dir: [x, y], mirrors, scale: numberAt(operator, 3) ?? 1 };
};

/** A frame moved along its own normal. */
export const raised = (frame: Frame, byMm: number): Frame => ({
  ...frame,
  origin: add(frame.origin, times(cross(frame.xAxis, frame.yAxis), byMm)),
});
