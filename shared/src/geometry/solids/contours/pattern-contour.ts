import type { Frame, Processing } from '../../body/body.schema.ts';
import type { PathPiece, Point } from '../../body/path.ts';
import { directionIn, pointIn } from '../../body/vectors.ts';
import { flagOf, numberOf, type Removal, type Removals } from '../removals/walls.ts';
import { flatStretches } from './contour-path.ts';
import { directionAt } from './offset-path.ts';

const mostNodes = 1000;

/**
 * PatternContour: its insertions at every node along a contour of lines and arcs. A node's axes: along the path, to its left, out of the material;
 * an insertion stands on its own Position in them. Nodes: at the start of each segment, then every NodeSpacing, and at the end, as the segment says;
 * those nearer than MinDistanceToEnd to the end are left out (not the one at the end). `made` makes one processing.
 */
export const repeated = (processing: Processing, frame: Frame, made: (each: Processing) => Removals): Removals => {
  const [contour] = processing.contours;
  const stretches = contour === undefined ? null : flatStretches(contour);
  const inner = processing.inner ?? [];
  if (stretches === null || inner.length === 0) return 'unmade';
  const all: Node[] = [];
  for (const { piece, segment } of stretches) {
    all.push(...nodesOn(piece, spacingOf(processing, segment)));
    if (all.length * inner.length > mostNodes) return 'unmade';
  }
  const nodes = distinct(all);
  const removals: Removal[] = [];
  for (const node of nodes)
    for (const each of inner) {
      const found =
        each.plane === null ? 'unmade' : made({ ...each, plane: standingOn(nodeFrame(frame, node), each.plane) });
      if (found === 'unmade') return 'unmade';
      if (found !== 'nothing') removals.push(...found);
    }
  return removals.length === 0 ? 'nothing' : removals;
};

type Node = { at: Point; along: Point };
type Spacing = { everyMm: number; endGapMm: number; atStart: boolean; atEnd: boolean };

const spacingOf = (processing: Processing, segment: number): Spacing => {
  const name = `Segment${segment + 1}`;
  return {
    everyMm: numberOf(processing, `${name}.NodeSpacing`, 0),
    endGapMm: numberOf(processing, `${name}.MinDistanceToEnd`, 0),
    atStart: flagOf(processing, `${name}.NodeAtStart`, true),
    atEnd: flagOf(processing, `${name}.NodeAtEnd`, true),
  };
};

const nodesOn = (piece: PathPiece, { everyMm, endGapMm, atStart, atEnd }: Spacing): Node[] => {
  const length = lengthOf(piece);
  const distances = atStart ? [0] : [];
  if (everyMm > 0)
    for (
      let at = everyMm;
      at < length - Math.max(endGapMm, 1e-6) + 1e-6 && distances.length <= mostNodes;
      at += everyMm
    )
      if (at < length - 1e-6) distances.push(at);
  if (atEnd) distances.push(length);
  return distances.map((distance) => nodeAt(piece, distance / length));
};

const lengthOf = (piece: PathPiece): number =>
  piece.kind === 'arc'
    ? piece.radius * Math.abs(piece.sweepRad)
    : Math.hypot(piece.end[0] - piece.start[0], piece.end[1] - piece.start[1]);

const nodeAt = (piece: PathPiece, part: number): Node => {
  if (piece.kind === 'line') {
    const at: Point = [
      piece.start[0] + (piece.end[0] - piece.start[0]) * part,
      piece.start[1] + (piece.end[1] - piece.start[1]) * part,
    ];
    return { at, along: directionAt(piece, 'start') };
  }
  const [cos, sin] = [Math.cos(piece.sweepRad * part), Math.sin(piece.sweepRad * part)];
  const [x, y] = [piece.start[0] - piece.centre[0], piece.start[1] - piece.centre[1]];
  const at: Point = [piece.centre[0] + x * cos - y * sin, piece.centre[1] + x * sin + y * cos];
  const [dx, dy] = directionAt(piece, 'start');
  return { at, along: [dx * cos - dy * sin, dx * sin + dy * cos] };
};

/** One node where a segment ends and the next begins. */
const distinct = (nodes: Node[]): Node[] =>
  nodes.filter((node, index) => {
    const before = nodes.slice(0, index);
    return before.every(({ at }) => Math.hypot(at[0] - node.at[0], at[1] - node.at[1]) > 0.01);
  });

const nodeFrame = (frame: Frame, { at, along }: Node): Frame => ({
  origin: pointIn(frame, [at[0], at[1], 0]),
  xAxis: directionIn(frame, [along[0], along[1], 0]),
  yAxis: directionIn(frame, [-along[1], along[0], 0]),
});

const standingOn = (node: Frame, position: Frame): Frame => ({
  origin: pointIn(node, position.origin),
  xAxis: directionIn(node, position.xAxis),
  yAxis: directionIn(node, position.yAxis),
});
