import { arcThrough, mapped, type Path, type PathPiece, type Point, reversed } from '../../../geometry/body/path.ts';
import { readLimits } from '../../../values/errors/read-limits.ts';
import { enumAt, isTyped, listAt, numberOf, numbersAt, refAt, refOf, refsAt } from '../../part21/arguments.ts';
import type { Part21Record } from '../../part21/read-records.ts';
import { type Lie, lieAt, lieOf } from '../model/frames.ts';
import { type IfcModel, lengthAt, recordAt, recordOf } from '../model/ifc-model.ts';

const joinedMm = 1e-3;

/** A closed curve as a loop, its last gap closed by a line; null for a kind of curve that is not read. @throws DomainError E_LIMIT, E_REF, E_NUMBER */
export const readLoop = (model: IfcModel, id: number): Path | null => {
  const pieces = readPieces(model, id, 0);
  const [first] = pieces ?? [];
  const last = pieces?.at(-1);
  if (pieces === null || first === undefined || last === undefined) return null;
  const isClosed = isSame(last.end, first.start);
  return isClosed ? pieces : [...pieces, { kind: 'line', start: last.end, end: first.start }];
};

const isSame = (a: Point, b: Point): boolean => Math.hypot(a[0] - b[0], a[1] - b[1]) < joinedMm;

const deepest = 8;

const readPieces = (model: IfcModel, id: number, depth: number): Path | null => {
  const record = recordOf(model, id);
  if (depth > deepest) model.part21.refuse('E_DEPTH', id, { max: deepest });
  const pieces = piecesOf(model, record, depth);
  if (pieces !== null && pieces.length > readLimits.contourPoints)
    model.part21.refuse('E_LIMIT', id, { found: pieces.length, max: readLimits.contourPoints });
  return pieces;
};

const piecesOf = (model: IfcModel, record: Part21Record, depth: number): Path | null => {
  switch (record.type) {
    case 'IFCPOLYLINE':
      return linesThrough(refsAt(record, 0).map((point) => planePoint(model, point)));
    case 'IFCINDEXEDPOLYCURVE':
      return indexed(model, record);
    case 'IFCCOMPOSITECURVE':
    case 'IFC2DCOMPOSITECURVE':
      return composite(model, record, depth);
    case 'IFCTRIMMEDCURVE':
      return trimmed(model, record);
    case 'IFCCIRCLE':
      return roundOf(model, record, 0, 2 * Math.PI);
    case 'IFCELLIPSE':
      return roundOf(model, record, 0, 2 * Math.PI);
    default:
      return null;
  }
};

const planePoint = (model: IfcModel, id: number): Point => {
  const [x = 0, y = 0] = numbersAt(recordOf(model, id), 0);
  return [x * model.mm, y * model.mm];
};

const linesThrough = (points: readonly Point[]): Path =>
  points.slice(1).flatMap((end, index): Path => {
    const start = points[index] ?? end;
    return isSame(start, end) ? [] : [{ kind: 'line', start, end }];
  });

const indexed = (model: IfcModel, record: Part21Record): Path | null => {
  const list = recordAt(model, record, 0);
  if (list === null) return null;
  const points = listAt(list, 0).map((each): Point => {
    const [x = 0, y = 0] = Array.isArray(each) ? each.map((value) => (numberOf(value) ?? 0) * model.mm) : [];
    return [x, y];
  });
  const segments = listAt(record, 1);
  if (segments.length === 0) return linesThrough(points);
  return segments.flatMap((segment): Path => {
    if (!isTyped(segment)) return [];
    const inner = segment.args[0];
    const indexes = (Array.isArray(inner) ? inner : []).map((value) => numberOf(value) ?? 0);
    const corners = indexes.map((index) => points[index - 1]).filter((point) => point !== undefined);
    const [a, b, c] = corners;
    return segment.type === 'IFCARCINDEX' && a && b && c ? [arcThrough(a, b, c)] : linesThrough(corners);
  });
};

const composite = (model: IfcModel, record: Part21Record, depth: number): Path | null => {
  const path: Path = [];
  for (const id of refsAt(record, 0)) {
    const segment = recordOf(model, id);
    const curve = refAt(segment, 2);
    const pieces = curve === null ? null : readPieces(model, curve, depth + 1);
    if (pieces === null) return null;
    const own = enumAt(segment, 1) === 'F' ? reversed(pieces) : pieces;
    path.push(...joined(path.at(-1), own));
    if (path.length > readLimits.contourPoints)
      model.part21.refuse('E_LIMIT', id, { found: path.length, max: readLimits.contourPoints });
  }
  return path;
};

/** Segments that do not meet are joined by a line. */
const joined = (before: PathPiece | undefined, pieces: Path): Path => {
  const [first] = pieces;
  if (before === undefined || first === undefined || isSame(before.end, first.start)) return pieces;
  return [{ kind: 'line', start: before.end, end: first.start }, ...pieces];
};

type Trim = { parameter: number | null; point: Point | null };

const trimAt = (model: IfcModel, record: Part21Record, place: number): Trim => {
  const values = listAt(record, place);
  const parameter = values.map(numberOf).find((value) => value !== null);
  const point = values.map(refOf).find((value) => value !== null);
  return { parameter: parameter ?? null, point: point == null ? null : planePoint(model, point) };
};

const trimmed = (model: IfcModel, record: Part21Record): Path | null => {
  const basis = recordAt(model, record, 0);
  if (basis === null) return null;
  const [from, to] = [trimAt(model, record, 1), trimAt(model, record, 2)];
  const isForward = enumAt(record, 3) !== 'F';
  if (basis.type === 'IFCLINE') return trimmedLine(model, basis, [from, to]);
  if (basis.type !== 'IFCCIRCLE' && basis.type !== 'IFCELLIPSE') return null;
  const [start, end] = [from, to].map((trim) => angleOf(model, basis, trim));
  if (start == null || end == null) return null;
  const full = 2 * Math.PI;
  const turn = isForward ? end - start : start - end;
  const sweep = ((turn % full) + full) % full || full;
  return roundOf(model, basis, start, isForward ? sweep : -sweep);
};

const trimmedLine = (model: IfcModel, line: Part21Record, trims: readonly Trim[]): Path | null => {
  const through = refAt(line, 0);
  const vector = recordAt(model, line, 1);
  const along = vector === null ? null : recordAt(model, vector, 0);
  if (through === null || vector === null || along === null) return null;
  const origin = planePoint(model, through);
  const [x = 0, y = 0] = numbersAt(along, 0);
  const size = (lengthAt(model, vector, 1) ?? model.mm) / (Math.hypot(x, y) || 1);
  const points = trims.map(
    ({ parameter, point }): Point =>
      point ?? [origin[0] + x * size * (parameter ?? 0), origin[1] + y * size * (parameter ?? 0)],
  );
  return linesThrough(points);
};

const semiAxes = (model: IfcModel, basis: Part21Record): Point => {
  const first = lengthAt(model, basis, 1) ?? 0;
  return [first, basis.type === 'IFCELLIPSE' ? (lengthAt(model, basis, 2) ?? 0) : first];
};

const angleOf = (model: IfcModel, basis: Part21Record, { parameter, point }: Trim): number | null => {
  if (parameter !== null) return parameter * model.radian;
  if (point === null) return null;
  const { at, dir } = lieAt(model, basis, 0);
  const [dx, dy] = [point[0] - at[0], point[1] - at[1]];
  const [a, b] = semiAxes(model, basis);
  return Math.atan2((dy * dir[0] - dx * dir[1]) / (b || 1), (dx * dir[0] + dy * dir[1]) / (a || 1));
};

/** A circle as arcs of half a turn at most, an ellipse as chords. */
const roundOf = (model: IfcModel, basis: Part21Record, from: number, sweepRad: number): Path | null => {
  const [a, b] = semiAxes(model, basis);
  if (!(a > 0 && b > 0)) return null;
  const lie = lieAt(model, basis, 0);
  const on = (angle: number): Point => lieOf(lie, [a * Math.cos(angle), b * Math.sin(angle)]);
  const isRound = a === b;
  const count = isRound ? (Math.abs(sweepRad) > Math.PI + 1e-9 ? 2 : 1) : Math.ceil(Math.abs(sweepRad) / 0.06);
  const isWhole = Math.abs(Math.abs(sweepRad) - 2 * Math.PI) < 1e-9;
  const step = sweepRad / count;
  const points = Array.from({ length: count + 1 }, (_, n) => on(isWhole && n === count ? from : from + step * n));
  return points.slice(1).map((end, n): PathPiece => {
    const start = points[n] ?? end;
    return isRound
      ? { kind: 'arc', start, end, centre: lie.at, radius: a, sweepRad: step }
      : { kind: 'line', start, end };
  });
};

/** The points of a line that bars are swept along, mm; null where it is no plain polyline. */
export const readDirectrix = (model: IfcModel, id: number): number[][] | null => {
  const record = recordOf(model, id);
  if (record.type === 'IFCPOLYLINE')
    return refsAt(record, 0).map((point) => numbersAt(recordOf(model, point), 0).map((value) => value * model.mm));
  if (record.type !== 'IFCINDEXEDPOLYCURVE') return null;
  const list = recordAt(model, record, 0);
  const segments = listAt(record, 1);
  if (list === null || segments.some((segment) => isTyped(segment) && segment.type === 'IFCARCINDEX')) return null;
  return listAt(list, 0).map((each) =>
    Array.isArray(each) ? each.map((value) => (numberOf(value) ?? 0) * model.mm) : [],
  );
};

/** A loop as it lies. */
export const lain = (path: Path, lie: Lie): Path =>
  mapped(path, (point) => lieOf(lie, point), lie.mirrors).map((piece) =>
    piece.kind === 'arc' && lie.scale !== 1 ? { ...piece, radius: piece.radius * lie.scale } : piece,
  );
