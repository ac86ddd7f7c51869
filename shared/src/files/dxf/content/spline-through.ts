import type { Point } from '../../../geometry/body/path.ts';
import type { Curve } from './curve.ts';

/** A cubic curve through points, as smooth as can be, over the lengths of their chords; the own curve of a CAD may differ a little. */
export const splineThrough = (written: readonly Point[], isRing: boolean): Curve[] => {
  const points = written.filter((point, index) => index === 0 || distance(point, written[index - 1] as Point) > 1e-9);
  const [first] = points;
  if (first === undefined || points.length < 2) return [];
  if (isRing && distance(first, points.at(-1) as Point) > 1e-9) points.push(first);
  if (points.length === 2) return [{ kind: 'line', start: first, end: points[1] as Point }];
  const steps = points.slice(1).map((point, index) => distance(point, points[index] as Point));
  const slopes = [0, 1].map((axis) =>
    slopesOf(
      points.map((point) => point[axis] ?? 0),
      steps,
    ),
  );
  return steps.map((step, index): Curve => {
    const [a, b] = [points[index] as Point, points[index + 1] as Point];
    const control = (from: Point, at: number, sign: number): Point => [
      from[0] + (sign * step * (slopes[0]?.[at] ?? 0)) / 3,
      from[1] + (sign * step * (slopes[1]?.[at] ?? 0)) / 3,
    ];
    return {
      kind: 'spline',
      degree: 3,
      knots: [0, 0, 0, 0, 1, 1, 1, 1],
      points: [a, control(a, index, 1), control(b, index + 1, -1), b],
      weights: [1, 1, 1, 1],
    };
  });
};

const distance = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(bx - ax, by - ay);

/** Slopes of the natural cubic through values (Thomas algorithm). */
const slopesOf = (values: readonly number[], steps: readonly number[]): number[] => {
  const last = values.length - 1;
  const at = (list: readonly number[], index: number) => list[index] ?? 0;
  const rise = (index: number) => (at(values, index + 1) - at(values, index)) / at(steps, index);
  const upper: number[] = [];
  const right: number[] = [];
  for (let index = 0; index <= last; index += 1) {
    const isEnd = index === 0 || index === last;
    const lower = isEnd ? (index === 0 ? 0 : 1) : 1 / at(steps, index - 1);
    const over = isEnd ? (index === 0 ? 1 : 0) : 1 / at(steps, index);
    const middle = isEnd ? 2 : 2 * (lower + over);
    const wanted = isEnd ? 3 * rise(index === 0 ? 0 : last - 1) : 3 * (rise(index - 1) * lower + rise(index) * over);
    const left = middle - lower * at(upper, index - 1);
    upper.push(over / left);
    right.push((wanted - lower * at(right, index - 1)) / left);
  }
  const slopes = values.map(() => 0);
  for (let index = last; index >= 0; index -= 1)
    slopes[index] = at(right, index) - at(upper, index) * at(slopes, index + 1);
  return slopes;
};
