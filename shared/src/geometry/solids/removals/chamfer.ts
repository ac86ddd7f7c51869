import type { Body, Frame, Processing, Vector } from '../../body/body.schema.ts';
import type { PathPiece, Point } from '../../body/path.ts';
import { dot } from '../../body/vectors.ts';
import { edgeSpan, flagOf, type HalfSpace, numberOf, type Removal, type Removals, squareEnds } from './walls.ts';

/**
 * Chamfer: 45 degrees off the named edges, Depth measured on both sides. Its limited ends lie within Length: square walls (orthogonal),
 * rising at 45 degrees to the edge (angular), or a quarter circle that ends in the edge (round).
 */
export const chamfer = (processing: Processing, blankMm: Body['blankMm']): Removals => {
  const depth = numberOf(processing, 'Depth');
  const span = edgeSpan(processing);
  const edges = edgesOf(blankMm).filter(({ name }) => flagOf(processing, `ChamferEdge${name}`, true));
  if (edges.length === 0 || depth === 0) return 'nothing';
  if (!(depth > 0)) return 'unmade';
  return edges.map((edge) => {
    if (processing.parameters['ChamferExit'] === 'angular') return angular(edge, depth, span);
    if (processing.parameters['ChamferExit'] === 'round') return rounded(edge, depth, { span, blankMm });
    return { kind: 'convex', within: [faceOf(edge, depth), ...squareEnds(span)] };
  });
};

/** An edge along the part: a point of it and the direction out of the material, square to the chamfer. */
type Edge = { name: string; at: Vector; outward: Vector };
type Span = { from: number; to: number };

const half = Math.SQRT1_2;

const edgesOf = ({ height, width }: Body['blankMm']): Edge[] => [
  { name: '12', at: [0, 0, 0], outward: [0, -half, -half] },
  { name: '23', at: [0, height, 0], outward: [0, half, -half] },
  { name: '34', at: [0, height, width], outward: [0, half, half] },
  { name: '41', at: [0, 0, width], outward: [0, -half, half] },
];

const faceOf = ({ at, outward }: Edge, depth: number): HalfSpace => ({
  normal: outward,
  offset: dot(outward, at) - depth * half,
});

/** The chamfer's face and, at each limited end, a plane that rises at 45 degrees to the edge. */
const angular = (edge: Edge, depth: number, { from, to }: Span): Removal => {
  const rising = (along: number, x: number): HalfSpace => {
    const normal: Vector = [along * half, edge.outward[1] * half, edge.outward[2] * half];
    return { normal, offset: dot(normal, [x, edge.at[1], edge.at[2]]) };
  };
  const ends = [...(Number.isFinite(from) ? [rising(1, from)] : []), ...(Number.isFinite(to) ? [rising(-1, to)] : [])];
  return { kind: 'convex', within: [faceOf(edge, depth), ...ends] };
};

/** A prism across the edge: its depth under the edge runs along a quarter circle at each limited end. */
const rounded = (edge: Edge, depth: number, { span, blankMm }: { span: Span; blankMm: Body['blankMm'] }): Removal => {
  const deep = depth * half;
  const [from, to] = [Math.max(span.from, -deep - 10), Math.min(span.to, blankMm.length + deep + 10)];
  const frame: Frame = { origin: edge.at, xAxis: [1, 0, 0], yAxis: edge.outward };
  const reach = depth + 10;
  const corners: Point[] = [
    [to - deep, -deep],
    [to, 0],
    [to, 10],
    [from, 10],
    [from, 0],
    [from + deep, -deep],
  ];
  const line = (start: Point, end: Point): PathPiece => ({ kind: 'line', start, end });
  const arc = (start: Point, end: Point, centre: Point): PathPiece => ({
    kind: 'arc',
    start,
    end,
    centre,
    radius: deep,
    sweepRad: Math.PI / 2,
  });
  const [a, b, c, d, e, f] = corners as [Point, Point, Point, Point, Point, Point];
  const loop = [arc(a, b, [to - deep, 0]), line(b, c), line(c, d), line(d, e), arc(e, f, [from + deep, 0]), line(f, a)];
  return { kind: 'prism', frame, loops: [loop], outside: false, depthMm: reach, backMm: reach };
};
