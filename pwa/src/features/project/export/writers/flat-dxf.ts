import type { FlatCircle, FlatMark, FlatPattern } from '@knotenblech/shared/exports/flat-pattern.ts';
import type { Path, PathPiece, Point } from '@knotenblech/shared/geometry/body/path.ts';
import { Colors, DxfWriter, LWPolylineFlags, point2d, point3d, Units } from '@tarikjabiri/dxf';

/** Layers of a flat pattern, each in a colour of its own. THREADS are holes that get one, POCKETS such that end in the plate, POCKETS_BACK those of its other side. */
const layers = {
  OUTLINE: Colors.White,
  HOLES: Colors.Red,
  CUTOUTS: Colors.Yellow,
  THREADS: Colors.Magenta,
  POCKETS: Colors.Magenta,
  POCKETS_BACK: Colors.Blue,
  MARKING: Colors.Green,
  NOTE: Colors.Cyan,
} as const;
type Layer = keyof typeof layers;

/** A flat pattern as DXF (AC1021, UTF-8) at 1:1 in mm: lines and arcs exactly, `notes` as lines of text below the part. */
export const flatDxf = (pattern: FlatPattern, notes: readonly string[]): string => {
  const dxf = new DxfWriter();
  dxf.setUnits(Units.Millimeters);
  dxf.setVariable('$MEASUREMENT', { 70: 1 });
  for (const [name, colour] of Object.entries(layers)) dxf.addLayer(name, colour, 'Continuous');
  addLoop(dxf, 'OUTLINE', pattern.outer);
  for (const path of pattern.cutOuts) addLoop(dxf, 'CUTOUTS', path);
  for (const hole of pattern.holes) addCircle(dxf, hole.isThread ? 'THREADS' : 'HOLES', hole);
  for (const pocket of pattern.pockets) addCircle(dxf, pocket.isBehind ? 'POCKETS_BACK' : 'POCKETS', pocket);
  for (const mark of pattern.marks) addMark(dxf, mark);
  addNotes(dxf, pattern, notes);
  return dxf.stringify();
};

const addLoop = (dxf: DxfWriter, layerName: Layer, path: Path) =>
  dxf.addLWPolyline(verticesOf(path), { layerName, flags: LWPolylineFlags.Closed });

const addCircle = (dxf: DxfWriter, layerName: Layer, { centre, radiusMm }: FlatCircle) =>
  dxf.addCircle(at(centre), radiusMm, { layerName });

const at = ([x, y]: Point) => point3d(fine(x), fine(y));

/** A millionth of a mm: no digits of rounding in the file. */
const fine = (value: number): number => Math.round(value * 1e6) / 1e6 + 0;

/** An arc is written by the tangent of a quarter of its angle; one of more than half a circle is written in two. */
const verticesOf = (path: readonly PathPiece[]) =>
  path.flatMap((piece) => {
    if (piece.kind === 'line') return [vertex(piece.start, 0)];
    const { start, centre, sweepRad } = piece;
    if (Math.abs(sweepRad) <= Math.PI + 1e-9) return [vertex(start, Math.tan(sweepRad / 4))];
    const [x, y] = [start[0] - centre[0], start[1] - centre[1]];
    const [cos, sin] = [Math.cos(sweepRad / 2), Math.sin(sweepRad / 2)];
    const middle: Point = [centre[0] + x * cos - y * sin, centre[1] + x * sin + y * cos];
    return [vertex(start, Math.tan(sweepRad / 8)), vertex(middle, Math.tan(sweepRad / 8))];
  });

const vertex = ([x, y]: Point, bulge: number) => ({ point: point2d(fine(x), fine(y)), bulge });

const addMark = (dxf: DxfWriter, mark: FlatMark) => {
  const layerName: Layer = 'MARKING';
  if (mark.kind === 'text') {
    dxf.addText(at(mark.at), mark.heightMm, plainText(mark.text), { layerName, rotation: mark.turnDeg });
    return;
  }
  const last = mark.pieces.at(-1);
  if (last) dxf.addLWPolyline([...verticesOf(mark.pieces), vertex(last.end, 0)], { layerName });
};

const addNotes = (dxf: DxfWriter, { sizeMm }: FlatPattern, notes: readonly string[]) => {
  const heightMm = Math.min(20, Math.max(3, Math.max(...sizeMm) / 40));
  notes.forEach((note, line) =>
    dxf.addText(point3d(0, fine(-heightMm * (2.5 + 1.6 * line))), heightMm, plainText(note), { layerName: 'NOTE' }),
  );
};

/** No line breaks, which would end the value, and none of the codes that a reader takes for signs of its own. */
const plainText = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .replaceAll('%%', '% %')
    .replaceAll('\\', '/')
    .replaceAll('^', '^ ')
    .slice(0, 250);
