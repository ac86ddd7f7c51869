import type { Face, SectionCode } from '../../files/nc1/nc1-document.ts';
import type { Path, PathPiece, Point } from '../../geometry/body/path.ts';
import type { FlatMark } from '../flat-marks.ts';
import type { FlatCircle } from '../flat-pattern.ts';

/** The 24 lines behind ST; texts as they are shown. */
export type Nc1Head = {
  order: string;
  drawing: string;
  mark: string;
  grade: string;
  quantity: number;
  profile: string;
  code: SectionCode;
  lengthMm: number;
  heightMm: number;
  flangeWidthMm: number;
  flangeMm: number;
  webMm: number;
  radiusMm: number;
  massKg: number;
  paintM2: number;
  webCutDeg: readonly [number, number];
  flangeCutDeg: readonly [number, number];
};

/** What is done on a face, in its numbers (x, q). `depthMm` 0: through the plate behind it. */
export type FaceWork = {
  face: Face;
  outer: Path | null;
  inner: readonly Path[];
  holes: readonly (FlatCircle & { depthMm: number })[];
  marks: readonly FlatMark[];
};

/** A part in DSTV NC1 (July 1998): CR LF, Windows-1252, columns as most programs write them. */
export const nc1Text = (head: Nc1Head, works: readonly FaceWork[]): string => {
  const blocks = [
    ...works.flatMap(({ face, outer }) => (outer === null ? [] : [contour('AK', face, outer)])),
    ...works.flatMap(({ face, inner }) => inner.map((path) => contour('IK', face, path))),
    ...block(
      'BO',
      works.flatMap(({ face, holes }) => holes.map((hole) => holeLine(face, hole))),
    ),
    ...works.flatMap(({ face, marks }) =>
      marks.flatMap((mark) => (mark.kind === 'line' ? [markLine(face, mark)] : [])),
    ),
    ...block(
      'SI',
      works.flatMap(({ face, marks }) => marks.flatMap((mark) => (mark.kind === 'text' ? [textLine(face, mark)] : []))),
    ),
  ];
  return [...headLines(head), ...blocks.flat(), 'EN', ''].join('\r\n');
};

/** Each sign as one byte; what Windows-1252 and Latin-1 do not write alike becomes a line. */
export const nc1Bytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text, (sign) => {
    const code = sign.codePointAt(0) ?? 0;
    return code < 0x80 || (code >= 0xa0 && code <= 0xff) ? code : 0x5f;
  });

const headLines = (head: Nc1Head): string[] => [
  'ST',
  `** ${oneLine(head.mark)}.nc1`,
  ...[head.order, head.drawing, '-', head.mark, head.grade].map((text) => `  ${oneLine(text) || '-'}`),
  `  ${head.quantity}`,
  `  ${oneLine(head.profile)}`,
  `  ${head.code}`,
  ...[head.lengthMm, head.heightMm, head.flangeWidthMm, head.flangeMm, head.webMm, head.radiusMm].map((mm) =>
    written(mm, 12),
  ),
  ...[head.massKg, head.paintM2, ...head.webCutDeg, ...head.flangeCutDeg].map((value) => fixed(value, 3).padStart(13)),
  ...Array.from({ length: 4 }, () => '  -'),
];

const oneLine = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ')
    .trim()
    .slice(0, 80);

const fixed = (value: number, digits: number): string => {
  const text = value.toFixed(digits);
  return Number(text) === 0 ? (0).toFixed(digits) : text;
};

/** Two decimals, as all readers expect; a third where it says something. */
const written = (value: number, width: number): string => {
  const thousandths = Math.round(value * 1000);
  return fixed(thousandths / 1000, thousandths % 10 === 0 ? 2 : 3).padStart(width);
};

const block = (code: string, lines: readonly string[]): string[][] => (lines.length === 0 ? [] : [[code, ...lines]]);

/** Columns: face in 3, x in 4 to 14 with the letter of its edge, q in 16 to 25. */
const place = (face: Face, [x, q]: Point): string => `  ${face}${written(x, 11)}u${written(q, 10)}`;

const holeLine = (face: Face, { centre, radiusMm, depthMm, isThread }: FaceWork['holes'][number]): string =>
  `${place(face, centre)}${isThread ? 'g' : ''}${written(2 * radiusMm, 11)}${depthMm === 0 ? '' : written(depthMm, 10)}`;

/** A corner with the radius of the edge that begins at it: above 0 anticlockwise in the numbers, half a circle at most. */
const contour = (code: string, face: Face, path: Path): string[] => {
  const pieces = path.flatMap(halved);
  const first = pieces[0];
  const closed = first === undefined ? [] : [`${place(face, first.start)}${written(0, 11)}`];
  return [code, ...pieces.map((piece) => `${place(face, piece.start)}${written(radiusOf(piece), 11)}`), ...closed];
};

const radiusOf = (piece: PathPiece): number => (piece.kind === 'line' ? 0 : Math.sign(piece.sweepRad) * piece.radius);

/** An arc of more than a third of a circle in two: rounding moves the centre of a half circle. */
const halved = (piece: PathPiece): PathPiece[] => {
  if (piece.kind === 'line' || Math.abs(piece.sweepRad) <= (2 * Math.PI) / 3) return [piece];
  const { start, end, centre, sweepRad } = piece;
  const [x, y] = [start[0] - centre[0], start[1] - centre[1]];
  const [cos, sin] = [Math.cos(sweepRad / 2), Math.sin(sweepRad / 2)];
  const middle: Point = [centre[0] + x * cos - y * sin, centre[1] + x * sin + y * cos];
  return [
    { ...piece, end: middle, sweepRad: sweepRad / 2 },
    { ...piece, start: middle, end, sweepRad: sweepRad / 2 },
  ].flatMap(halved);
};

const markLine = (face: Face, { pieces }: Extract<FlatMark, { kind: 'line' }>): string[] => {
  const last = pieces.at(-1);
  const end = last === undefined ? [] : [`${place(face, last.end)}${written(0, 11)}`];
  return [
    'KO',
    ...pieces.flatMap(halved).map((piece) => `${place(face, piece.start)}${written(radiusOf(piece), 11)}`),
    ...end,
  ];
};

const textLine = (face: Face, mark: Extract<FlatMark, { kind: 'text' }>): string => {
  const height = fixed(Math.max(5, Math.round(mark.heightMm)), 0).padStart(4);
  return `  ${face}${written(mark.at[0], 7)}u${written(mark.at[1], 8)}${written(mark.turnDeg, 8)}${height}r${oneLine(mark.text).slice(0, 40)}`;
};
