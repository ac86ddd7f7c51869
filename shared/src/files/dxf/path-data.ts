import type { Path, PathPiece, Point } from '../../geometry/body/path.ts';

/** A number of SVG path data, in thousandths. */
export const short = (value: number) => String(Math.round(value * 1000) / 1000);

/** The SVG path command of a piece whose start is reached: y runs down from the corner, the box's left and top. */
export const pieceData = (piece: PathPiece, [left, top]: Point): string => {
  const end = `${short(piece.end[0] - left)} ${short(top - piece.end[1])}`;
  if (piece.kind === 'line') return `L${end}`;
  const radius = short(piece.radius);
  return `A${radius} ${radius} 0 ${Math.abs(piece.sweepRad) > Math.PI ? 1 : 0} ${piece.sweepRad > 0 ? 0 : 1} ${end}`;
};

/** A path as SVG path data. */
export const pathData = (path: Path, corner: Point): string => {
  const [first] = path;
  if (first === undefined) return '';
  const start = `M${short(first.start[0] - corner[0])} ${short(corner[1] - first.start[1])}`;
  return start + path.map((piece) => pieceData(piece, corner)).join('');
};
