import type { Frame, Vector } from '../../../geometry/body/body.schema.ts';
import { cross, lengthOf, subtract, times, unit } from '../../../geometry/body/vectors.ts';
import type { Remark } from '../../../parts/part-facts.schema.ts';
import { readLimits } from '../../../values/errors/read-limits.ts';
import { shownText } from '../../document/build-tree.ts';
import { remarkOf } from '../../document/remark-codes.ts';
import type { Face, Nc1Bend, Nc1Hole, Nc1Mark, Nc1Part, On } from '../nc1-document.ts';
import { readContours, type Where } from './read-contours.ts';
import { numbersIn, type PlacedRow, readPlacedRow, tokensOf } from './read-values.ts';
import { type Block, type Row, refuse } from './split-blocks.ts';

/** Puts what a block says into the part. @throws DomainError E_NUMBER, E_COORD, E_RANGE, E_LIMIT, E_REF */
export const readBlock = (block: Block, part: Nc1Part): void => {
  const { code, rows } = block;
  const plane = planeOf(block, part);
  const kind = plane === null ? code : (ofPlane[code.charAt(0)] ?? code);
  const where = { element: code, plane };
  if (kind === 'BO') part.holes.push(...readHoles(rows, where));
  else if (kind === 'SI') part.marks.push(...rows.map((row) => readText(row, where)));
  else if (kind === 'AK') part.outer.push(...readContours(rows, where, part.findings));
  else if (kind === 'IK') part.inner.push(...readContours(rows, where, part.findings));
  else if (kind === 'KO' || kind === 'PU')
    part.marks.push(
      ...readContours(rows, where, null).map(({ on, points }): Nc1Mark => ({ kind: 'line', on, points })),
    );
  else if (kind === 'SC') part.cuts.push(...rows.map((row) => readCut(row)));
  else if (kind === 'KA') part.bends.push(...rows.map(readBend));
  else if (kind === 'PR') part.profile.push(...readProfile(rows, part.findings));
  else if (kind === 'UE') part.camberMm = Math.max(part.camberMm, ...rows.map(readCamber));
  else if (kind === 'TO')
    part.notes.push(...rows.map(({ text }) => ({ name: 'LengthTolerance', value: shownText(text) })));
  else if (kind === 'IN') part.notes.push(...rows.map(readNote));
  else if (/^E\d$/.test(kind)) part.planes.push({ number: Number(kind.slice(1)), frame: readPlane(block) });
  const count = part.holes.length + part.marks.length + part.outer.length + part.inner.length + part.profile.length;
  if (count > readLimits.processingsPerPart)
    refuse('E_LIMIT', { text: code, line: block.line }, code, { max: readLimits.processingsPerPart });
};

/** The plane that a block lies on, by its place among those read so far; null for blocks on faces. */
const planeOf = ({ code, line }: Block, { planes }: Nc1Part): number | null => {
  if (!/^[BSAIPK]\d$/.test(code)) return null;
  const place = planes.findLastIndex(({ number: own }) => own === Number(code.slice(1)));
  return place === -1 ? refuse('E_REF', { text: code, line }, code, { found: `E${code.slice(1)}` }) : place;
};

/** Blocks on a plane of the file and those on a face that read alike. */
const ofPlane: Readonly<Record<string, string>> = { B: 'BO', S: 'SI', A: 'AK', I: 'IK', P: 'PU', K: 'KO' };

/** The face of a line, else that of the line before; the front where none is named. */
const onOf = (face: Face | null, before: On | undefined, { plane }: Where): On => plane ?? face ?? before ?? 'v';

const readHoles = (rows: readonly Row[], where: Where): Nc1Hole[] => {
  const holes: Nc1Hole[] = [];
  for (const row of rows) {
    const placed = readPlacedRow(row, where.element);
    holes.push(readHole(placed, where, onOf(placed.face, holes.at(-1)?.on, where)));
    if (holes.length > readLimits.processingsPerPart)
      refuse('E_LIMIT', row, where.element, { max: readLimits.processingsPerPart });
  }
  return holes;
};

/** Holes that the file has more than once count once; which ones, a remark says. */
export const withoutDoubles = (holes: readonly Nc1Hole[], findings: Remark[]): Nc1Hole[] => {
  const seen = new Set<string>();
  const doubles = new Map<number, number>();
  const once = holes.filter(({ line: _line, ...hole }) => {
    const key = JSON.stringify(hole);
    if (!seen.has(key)) return seen.add(key);
    doubles.set(hole.diameterMm, (doubles.get(hole.diameterMm) ?? 0) + 1);
    return false;
  });
  for (const [diameterMm, count] of doubles) findings.push(remarkOf('warn.hole-twice', { diameterMm, count }));
  return once;
};

/** Of a hole or a text, mm. */
const largestMm = 50_000;

const kindsOfHole: Readonly<Record<string, Nc1Hole['kind']>> = {
  g: 'thread',
  l: 'thread',
  m: 'mark',
  s: 'countersink',
};

const readHole = (placed: PlacedRow, { element }: Where, on: On): Nc1Hole => {
  const { x, q, letter, rest, row } = placed;
  const at = rest.indexOf('l');
  const [first, second] = at === -1 ? [rest, []] : [rest.slice(0, at), rest.slice(at + 1)];
  const [diameterMm = 0, depthMm = 0, ...more] = numbersIn({ ...placed, rest: first }, element);
  const [lengthMm = 0, heightMm = 0, turnDeg = 0] = numbersIn({ ...placed, rest: second }, element);
  const bounds = { min: 0, max: largestMm };
  for (const [name, found] of Object.entries({
    Diameter: diameterMm,
    Depth: depthMm,
    Length: lengthMm,
    Height: heightMm,
  }))
    if (found < 0 || found > largestMm) refuse('E_RANGE', row, element, { name, found, ...bounds });
  const kind = kindsOfHole[letter] ?? 'plain';
  const isSlot = lengthMm > 0 || heightMm > 0;
  return {
    on,
    line: row.line,
    x,
    q,
    kind: kind === 'plain' && diameterMm === 0 && !isSlot ? 'mark' : kind,
    diameterMm,
    depthMm,
    angleDeg: kind === 'countersink' ? (more.at(-1) ?? 0) || null : null,
    slot: isSlot ? { lengthMm, heightMm, turnDeg } : null,
  };
};

const number = '([+-]?(?:\\d+(?:[.,]\\d*)?|[.,]\\d+))';
const textRow = new RegExp(
  `^\\s*([vouh])?\\s*${number}\\s*[ousvh]?\\s*${number}\\s+${number}(?:\\s+(\\d+)([rz])?(.*))?$`,
  'i',
);

const readText = (row: Row, where: Where): Nc1Mark => {
  const match =
    textRow.exec(row.text.trimEnd()) ??
    refuse('E_NUMBER', row, where.element, { name: 'SI', found: shownText(row.text).slice(0, 32) });
  const [, face, x = '', q = '', angle = '', height = '0', , text = ''] = match;
  const [atX = 0, atQ = 0, angleDeg = 0, heightMm = 0] = [x, q, angle, height].map(
    (each) => tokensOf({ text: each, line: row.line }, where.element)[0] as number,
  );
  const on = onOf((face?.toLowerCase() ?? null) as Face | null, undefined, where);
  for (const [name, found] of Object.entries({ StartY: atQ, Height: heightMm }))
    if (Math.abs(found) > largestMm) refuse('E_RANGE', row, where.element, { name, found, min: 0, max: largestMm });
  const turned = angleDeg - 360 * Math.round(angleDeg / 360);
  return { kind: 'text', on, x: atX, q: atQ, angleDeg: turned, heightMm, text: shownText(text) };
};

const leadingNumbers = (row: Row, element: string, count: number): number[] => {
  const values = tokensOf(row, element).filter((value) => typeof value === 'number');
  if (values.length < count) refuse('E_NUMBER', row, element, { name: element, found: row.text.trim().slice(0, 32) });
  return values;
};

const readCut = (row: Row): Nc1Part['cuts'][number] => {
  const [x = 0, y = 0, z = 0, nx = 0, ny = 0, nz = 0] = leadingNumbers(row, 'SC', 6);
  if (Math.hypot(nx, ny, nz) < 1e-6) refuse('E_GEOM', row, 'SC');
  return { point: [x, y, z], normal: [nx, ny, nz] };
};

/** Three points, however their numbers are spread over lines. */
const readPlane = ({ code, rows, line }: Block): Frame => {
  const at = { text: code, line };
  const values = rows.flatMap((row) => leadingNumbers(row, code, 1));
  if (values.length < 9) refuse('E_GEOM', at, code, { missing: code });
  const point = (from: number): Vector => [values[from] ?? 0, values[from + 1] ?? 0, values[from + 2] ?? 0];
  return planeFrame([point(0), point(3), point(6)]) ?? refuse('E_GEOM', at, code);
};

/** 'x y x y angle radius'; a line that says less is a bend without a radius. */
const readBend = ({ text }: Row): Nc1Bend => {
  const numbers = text.match(/[-+]?\d{1,7}(?:[.,]\d{1,6})?/g)?.map((number) => Number(number.replace(',', '.'))) ?? [];
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0, angleDeg = 0, radiusMm = 0] = numbers;
  return { from: [x1, y1], to: [x2, y2], angleDeg, radiusMm: Math.max(0, radiusMm) };
};

const readCamber = (row: Row): number => Math.abs(readPlacedRow(row, 'UE').q);

const readNote = ({ text }: Row): { name: string; value: string } => {
  const [name = '', ...value] = text.split(':');
  return { name: shownText(name), value: shownText(value.join(':')) };
};

const readProfile = (rows: readonly Row[], findings: Remark[]): Nc1Part['profile'] => {
  const groups: { isInner: boolean; rows: Row[] }[] = [];
  for (const row of rows) {
    const sign = /^\s*([+-])\s/.exec(row.text)?.[1] ?? null;
    const isInner = sign === '-';
    const last = groups.at(-1);
    const own = { text: row.text.replace(/^\s*[+-]\s/, ' '), line: row.line };
    if (!last || (sign !== null && last.isInner !== isInner)) groups.push({ isInner, rows: [own] });
    else last.rows.push(own);
  }
  return groups.flatMap(({ isInner, rows: own }) =>
    readContours(own, { element: 'PR', plane: null }, findings).map(({ points }) => ({ isInner, points })),
  );
};

/** A plane by its origin, a point on its x axis and one towards its y axis; null where they lie on a line. */
const planeFrame = ([origin = [0, 0, 0], onX = [0, 0, 0], onY = [0, 0, 0]]: readonly Vector[]): Frame | null => {
  const xAxis = unit(subtract(onX, origin));
  const up = cross(xAxis, subtract(onY, origin));
  const length = lengthOf(up);
  return length < 1e-6 ? null : { origin, xAxis, yAxis: cross(times(up, 1 / length), xAxis) };
};
