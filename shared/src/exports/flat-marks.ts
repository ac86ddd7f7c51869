import type { Body, Processing, Vector } from '../geometry/body/body.schema.ts';
import { mapped, type PathPiece, type Point } from '../geometry/body/path.ts';
import { cross, normalOf, pointIn } from '../geometry/body/vectors.ts';
import type { PlatePlan } from '../geometry/measures/plate-plan.ts';
import { stretchesOf } from '../geometry/solids/contours/contour-path.ts';

/** A line or a text on the plate; `turnDeg` counter-clockwise. */
export type FlatMark =
  | { kind: 'line'; pieces: PathPiece[] }
  | { kind: 'text'; at: Point; text: string; heightMm: number; turnDeg: number };

const markKinds = new Set(['Text', 'PenContour', 'Marking']);

/** What the file marks on a face of the plate that lies in its plan, in the coordinates of the plan. `low`: the blank's lowest corner. */
export const flatMarks = (body: Body, plan: Pick<PlatePlan, 'axes'>, low: Vector): FlatMark[] =>
  body.processings
    .filter(({ kind, carriedOut }) => markKinds.has(kind) || !carriedOut)
    .flatMap((processing) => marksOf(processing, plan.axes, low));

const at = (vector: Vector, axis: number): number => vector[axis] ?? 0;

const marksOf = (processing: Processing, axes: PlatePlan['axes'], low: Vector): FlatMark[] => {
  const { plane, contours } = processing;
  if (plane === null || Math.abs(at(normalOf(plane), axes[2])) < 1 - 1e-9) return [];
  const place = ([x, y]: Point): Point => {
    const point = pointIn(plane, [x, y, 0]);
    return [at(point, axes[0]) - at(low, axes[0]), at(point, axes[1]) - at(low, axes[1])];
  };
  const mirrors = at(normalOf(plane), axes[2]) * at(cross(unit(axes[0]), unit(axes[1])), axes[2]) < 0;
  const lines = contours.map((contour): FlatMark => {
    const pieces = stretchesOf(contour).map(({ piece }) => piece);
    return { kind: 'line', pieces: mapped(pieces, place, mirrors) };
  });
  return [...lines.filter((line) => line.kind === 'line' && line.pieces.length > 0), ...textOf(processing, place)];
};

const unit = (axis: number): Vector => [axis === 0 ? 1 : 0, axis === 1 ? 1 : 0, axis === 2 ? 1 : 0];

const textOf = ({ parameters }: Processing, place: (point: Point) => Point): FlatMark[] => {
  const text = parameters['Text'];
  if (typeof text !== 'string' || text === '') return [];
  const numberOf = (name: string, usual: number) => {
    const value = parameters[name];
    return typeof value === 'number' ? value : usual;
  };
  const start: Point = [numberOf('StartX', 0), numberOf('StartY', 0)];
  const angle = (numberOf('Angle', 0) * Math.PI) / 180;
  const [from, to] = [place(start), place([start[0] + Math.cos(angle), start[1] + Math.sin(angle)])];
  const turnDeg = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
  return [{ kind: 'text', at: from, text, heightMm: numberOf('TextHeight', 20), turnDeg }];
};
