import type { Point } from '../../../geometry/body/path.ts';

/** (x, y) becomes (a x + c y + e, b x + d y + f). */
export type Affine = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const identity: Affine = [1, 0, 0, 1, 0, 0];

/** What a plane with its normal towards -Z makes of its coordinates. */
export const mirror: Affine = [-1, 0, 0, 1, 0, 0];

/** First `inner`, then `outer`. */
export const after = (outer: Affine, inner: Affine): Affine => {
  const [a, b, c, d] = outer;
  const [x, y] = apply(outer, [inner[4], inner[5]]);
  return [
    a * inner[0] + c * inner[1],
    b * inner[0] + d * inner[1],
    a * inner[2] + c * inner[3],
    b * inner[2] + d * inner[3],
    x,
    y,
  ];
};

export const apply = ([a, b, c, d, e, f]: Affine, [x, y]: Point): Point => [a * x + c * y + e, b * x + d * y + f];

const turned = ([a, b, c, d]: Affine, [x, y]: Point): Point => [a * x + c * y, b * x + d * y];

export const shift = (x: number, y: number): Affine => [1, 0, 0, 1, x, y];

export const scale = (x: number, y: number): Affine => [x, 0, 0, y, 0, 0];

export const rotation = (deg: number): Affine => {
  const quarter = deg / 90;
  const [cos, sin] = Number.isInteger(quarter)
    ? ([
        [1, 0],
        [0, 1],
        [-1, 0],
        [0, -1],
      ][((quarter % 4) + 4) % 4] as Point)
    : [Math.cos((deg * Math.PI) / 180), Math.sin((deg * Math.PI) / 180)];
  return [cos, sin, -sin, cos, 0, 0];
};

/** Lines, arcs of ellipses (centre + cos t u + sin t v, from `from` by `sweep`) and splines: every affine map takes each into one of its kind. */
export type Curve =
  | { kind: 'line'; start: Point; end: Point }
  | { kind: 'arc'; start: Point; end: Point; centre: Point; u: Point; v: Point; from: number; sweep: number }
  | { kind: 'spline'; degree: number; knots: number[]; points: Point[]; weights: number[] };

export const mapCurve = (map: Affine, curve: Curve): Curve => {
  if (curve.kind === 'line') return { kind: 'line', start: apply(map, curve.start), end: apply(map, curve.end) };
  if (curve.kind === 'spline') return { ...curve, points: curve.points.map((point) => apply(map, point)) };
  return {
    ...curve,
    start: apply(map, curve.start),
    end: apply(map, curve.end),
    centre: apply(map, curve.centre),
    u: turned(map, curve.u),
    v: turned(map, curve.v),
  };
};

export const ellipsePoint = (centre: Point, u: Point, v: Point, t: number): Point => [
  centre[0] + Math.cos(t) * u[0] + Math.sin(t) * v[0],
  centre[1] + Math.cos(t) * u[1] + Math.sin(t) * v[1],
];

/** The arc of a circle from one angle by another, rad. */
export const circleArc = (centre: Point, radius: number, from: number, sweep: number): Curve => {
  const [u, v]: [Point, Point] = [
    [radius, 0],
    [0, radius],
  ];
  const isFull = Math.abs(sweep) >= 2 * Math.PI - 1e-9;
  const start: Point = from === 0 ? [centre[0] + radius, centre[1]] : ellipsePoint(centre, u, v, from);
  return {
    kind: 'arc',
    start,
    end: isFull ? start : ellipsePoint(centre, u, v, from + sweep),
    centre,
    u,
    v,
    from,
    sweep,
  };
};

/** The edge from one vertex of a polyline to the next: bulge is the tangent of a quarter of its angle. */
export const bulgedEdge = (start: Point, end: Point, bulge: number): Curve => {
  const [dx, dy] = [end[0] - start[0], end[1] - start[1]];
  const chord = Math.hypot(dx, dy);
  if (bulge === 0 || chord < 1e-12) return { kind: 'line', start, end };
  const away = (1 - bulge * bulge) / (4 * bulge);
  const centre: Point = [(start[0] + end[0]) / 2 - dy * away, (start[1] + end[1]) / 2 + dx * away];
  const radius = (chord * (1 + bulge * bulge)) / (4 * Math.abs(bulge));
  const from = Math.atan2(start[1] - centre[1], start[0] - centre[0]);
  return { ...(circleArc(centre, radius, from, 4 * Math.atan(bulge)) as Curve & { kind: 'arc' }), start, end };
};
