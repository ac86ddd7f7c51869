import type { Contour, Vector } from './body.schema.ts';
import type { Path, PathPiece } from './path.ts';

/** A closed loop as a contour of a plane, square through the part; its arcs keep their middle point. */
export const pathContour = (path: Path): Contour => {
  const [first] = path;
  if (first === undefined) throw new RangeError('a contour has pieces');
  return { start: [...first.start, 0], segments: path.map(segmentOf), depthMm: null };
};

const segmentOf = (piece: PathPiece): Contour['segments'][number] => {
  const end: Vector = [...piece.end, 0];
  if (piece.kind === 'line') return { kind: 'line', end, inclinationDeg: 0 };
  const { centre, start, sweepRad } = piece;
  const [cos, sin] = [Math.cos(sweepRad / 2), Math.sin(sweepRad / 2)];
  const [x, y] = [start[0] - centre[0], start[1] - centre[1]];
  const through: Vector = [centre[0] + x * cos - y * sin, centre[1] + x * sin + y * cos, 0];
  return { kind: 'arc', end, through, inclinationDeg: 0 };
};
