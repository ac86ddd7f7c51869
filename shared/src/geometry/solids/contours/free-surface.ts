import type { Body, Frame, Processing, Vector } from '../../body/body.schema.ts';
import { localIn, pointIn } from '../../body/vectors.ts';
import { blankCorners, reachBackMm } from '../removals/drilling.ts';
import { numberOf, type Removals } from '../removals/walls.ts';
import { pointAt } from './contour-path.ts';
import { type CutLimits, walledBody } from './walled-body.ts';

/** Cells of the net that stands for a patch, along each of its directions. */
const cells = 48;

/**
 * FreeSurface: what lies over a NURBS patch falls away, straight up from its plane. The patch is given as its rows of control points
 * (one contour each, in U) with DegreeV and KnotsV across them. 'unmade' when the patch stands over itself.
 */
export const freeSurface = (processing: Processing, frame: Frame, blankMm: Body['blankMm']): Removals => {
  const rows = processing.contours.map(({ segments: [segment] }) => (segment?.kind === 'nurbs' ? segment : null));
  const degree = numberOf(processing, 'DegreeV');
  const knots = String(processing.parameters['KnotsV'] ?? '')
    .split(' ')
    .map(Number);
  const known = rows.filter((row) => row !== null);
  if (known.length < rows.length || knots.length !== rows.length + degree + 1 || !(degree >= 1)) return 'unmade';
  const net = netOf(known, { degree, knots });
  const triangles = netTriangles();
  const turns = triangles.map((corners) => turnOf(corners.map((index) => net[index] ?? [0, 0, 0]) as Corners));
  const isUp = turns.every((turn) => turn > 0);
  if (!isUp && !turns.every((turn) => turn < 0)) return 'unmade';
  const over =
    10 +
    Math.max(...[...blankCorners(blankMm).map((corner) => localIn(frame, corner)), ...net].map((point) => point[2]));
  const points = [...net, ...net.map(([x, y]): Vector => [x, y, over])].map((point) => pointIn(frame, point));
  const shell = [...triangles.map(([a, b, c]): Triangle => [c, b, a]), ...triangles.map(lifted), ...skirt()];
  return [{ kind: 'polyhedron', points, triangles: isUp ? shell : shell.map(([a, b, c]): Triangle => [c, b, a]) }];
};

type Triangle = [number, number, number];

type Corners = [Vector, Vector, Vector];

type Row = { degree: number; knots: number[]; points: [number, number, number, number][] };

const side = cells + 1;

const place = (u: number, v: number): number => v * side + u;

const lifted = ([a, b, c]: Triangle): Triangle => [a + side * side, b + side * side, c + side * side];

/** Points of the patch, row by row. */
const netOf = (rows: Row[], across: { degree: number; knots: number[] }): Vector[] => {
  const [first] = rows;
  if (first === undefined) return [];
  const columns = Array.from({ length: side }, (_, index) => {
    const at = parameterAt(first, index);
    return rows.map((row) => weightedAt(row, at));
  });
  return Array.from({ length: side }, (_, v) =>
    columns.map((points) => pointAt({ ...across, points }, parameterAt(across, v))),
  ).flat();
};

const parameterAt = ({ degree, knots }: { degree: number; knots: number[] }, index: number): number => {
  const [from, to] = [knots[degree] ?? 0, knots[knots.length - 1 - degree] ?? 0];
  return from + ((to - from) * index) / cells;
};

/** A row's point with its weight: the weight is the curve of the weights alone. */
const weightedAt = (row: Row, at: number): [number, number, number, number] => {
  const weights = row.points.map(([, , , w]): [number, number, number, number] => [w, 0, 0, 1]);
  return [...pointAt(row, at), pointAt({ ...row, points: weights }, at)[0]];
};

const netTriangles = (): Triangle[] =>
  Array.from({ length: cells * cells }, (_, index) => {
    const [u, v] = [index % cells, Math.floor(index / cells)];
    const [a, b, c, d] = [place(u, v), place(u + 1, v), place(u + 1, v + 1), place(u, v + 1)];
    return [
      [a, b, c],
      [a, c, d],
    ] as Triangle[];
  }).flat();

const skirt = (): Triangle[] => {
  const rim = [
    ...Array.from({ length: cells }, (_, index) => place(index, 0)),
    ...Array.from({ length: cells }, (_, index) => place(cells, index)),
    ...Array.from({ length: cells }, (_, index) => place(cells - index, cells)),
    ...Array.from({ length: cells }, (_, index) => place(0, cells - index)),
  ];
  return rim.flatMap((from, index): Triangle[] => {
    const to = rim[(index + 1) % rim.length] ?? from;
    const raised = side * side;
    return [
      [from, to, to + raised],
      [from, to + raised, from + raised],
    ];
  });
};

const turnOf = ([a, b, c]: Corners): number => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

/** PlaningArea: a layer of Depth inside a closed contour, its apertures left standing. */
export const planingArea = (processing: Processing, frame: Frame, blankMm: Body['blankMm']): Removals => {
  const depthMm = numberOf(processing, 'Depth');
  if (depthMm === 0) return 'nothing';
  const limits: CutLimits = { frame, deepestMm: 0, backMm: reachBackMm(frame, blankMm), isOpenBelow: false };
  const loops = processing.contours.map((contour) => {
    const body = walledBody({ ...contour, depthMm }, limits);
    return body?.kind === 'square' ? body.loop : null;
  });
  if (loops.length === 0 || !(depthMm > 0)) return 'unmade';
  const found = loops.filter((loop) => loop !== null);
  if (found.length < loops.length) return 'unmade';
  return [{ kind: 'prism', frame, loops: found, outside: false, depthMm, backMm: limits.backMm }];
};
