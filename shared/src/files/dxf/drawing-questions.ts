import type { Body, Contour } from '../../geometry/body/body.schema.ts';
import { arcThrough, type PathPiece, type Point } from '../../geometry/body/path.ts';
import type { PartFacts } from '../../parts/part-facts.schema.ts';
import type { Reading } from '../document/reading.schema.ts';
import { type DrawingUnit, drawingUnitSchema, mmOfUnit } from './content/units.ts';
import type { DrawingAnswers, PartAnswer } from './drawing-answers.ts';
import { pieceData, short } from './path-data.ts';

/** A part of a drawing as it is asked about; its size as drawn where the drawing has no unit. */
export type AskedPart = {
  index: number;
  name: string;
  size: Point;
  thicknessMm: number | null;
  grade: string | null;
  quantity: number;
  /** Outline and openings as SVG path data, y down; '' beyond the parts that are shown. */
  picture: string;
};

/** What a drawing leaves open; `likelyUnit` where its unit is asked for. */
export type DrawingQuestions = { likelyUnit: DrawingUnit | null; parts: AskedPart[] };

/** Asked before anything else: whether gaps up to that are closed. */
export type OpenGaps = { closableMm: number };

/** What stays open of a drawing that says its unit and could be closed; null where nothing does, or it is answered. */
export const openGaps = ({ head }: Reading): OpenGaps | null => {
  const gapMm = head.findings.find(({ code }) => code === 'note.gaps-closable')?.values['gapMm'];
  return typeof gapMm === 'number' ? { closableMm: gapMm } : null;
};

/** Leaves a drawing open as it is: gaps as wide as that are closed anyway. */
export const asDrawn: DrawingAnswers = { gapMm: 0.1 };

/** As many parts are shown one by one; what is said of all holds for the others. */
export const shownParts = 100;

/** What has to be asked about a drawing that was read, or null where it says its unit and every thickness. */
export const drawingQuestions = ({ head, parts }: Reading): DrawingQuestions | null => {
  if (head.format !== 'dxf') return null;
  const made = parts.filter(({ taken }) => taken !== 'left-out');
  const likelyUnit = unitOf(made);
  if (likelyUnit === null && made.every(({ thicknessMm }) => thicknessMm !== null)) return null;
  return { likelyUnit, parts: made.map(askedPart) };
};

const unitOf = (parts: readonly PartFacts[]): DrawingUnit | null => {
  const asked = parts.flatMap(({ findings }) => findings).find(({ code }) => code === 'request.missing-unit');
  return asked ? drawingUnitSchema.catch('mm').parse(asked.values['unit']) : null;
};

const askedPart = ({ index, name, body, thicknessMm, grade, quantity }: PartFacts, place: number): AskedPart => ({
  index,
  name,
  size: [body.blankMm.length, body.blankMm.height],
  thicknessMm,
  grade,
  quantity,
  picture: place < shownParts ? pictureOf(body) : '',
});

/** The size of a part once its unit is known, mm. */
export const sizeIn = ({ size: [length, height] }: AskedPart, unit: DrawingUnit | null): Point => {
  const mm = unit === null ? 1 : mmOfUnit[unit];
  return [length * mm, height * mm];
};

/** What drawings that name no grade are usually made of. */
const usualGrade = 'S235JR';

/** The grade that is proposed for parts whose drawing names none: the one that it names most for others, else the usual one. Null: none is asked, or none is offered. */
export const proposedGrade = ({ parts }: DrawingQuestions, offered: readonly string[]): string | null => {
  if (parts.every(({ grade }) => grade !== null)) return null;
  const counts = new Map<string, number>();
  for (const { grade } of parts) if (grade !== null) counts.set(grade, (counts.get(grade) ?? 0) + 1);
  const named = [...counts].toSorted(([, a], [, b]) => b - a).map(([grade]) => grade);
  return [...named, usualGrade].find((grade) => offered.includes(grade)) ?? null;
};

/** What was filled in: of all parts, and of single ones by their index. NaN or nothing: not said. */
export type Filled = {
  unit: DrawingUnit | null;
  thicknessMm: number;
  grade: string | null;
  parts: Readonly<Record<number, { thicknessMm?: number; quantity?: number }>>;
};

/** The answers that what was filled in makes; what texts said of a part is confirmed with them. */
export const answersOf = ({ parts }: DrawingQuestions, filled: Filled): DrawingAnswers => {
  const all = statedAnswer({ thicknessMm: filled.thicknessMm, grade: filled.grade });
  const own = parts.map(({ index, ...asked }): [string, PartAnswer] => {
    const answered = filled.parts[index] ?? {};
    const thicknessMm = isSaid(answered.thicknessMm) ? answered.thicknessMm : (asked.thicknessMm ?? undefined);
    const quantity = isSaid(answered.quantity) ? answered.quantity : asked.quantity;
    return [
      String(index),
      statedAnswer({
        thicknessMm: thicknessMm === all.thicknessMm ? undefined : thicknessMm,
        grade: asked.grade === null || asked.grade === all.grade ? null : asked.grade,
        quantity: quantity === 1 && asked.quantity === 1 ? undefined : quantity,
      }),
    ];
  });
  const single = own.filter(([, answer]) => Object.keys(answer).length > 0);
  return {
    ...(filled.unit === null ? {} : { unit: filled.unit }),
    ...(Object.keys(all).length === 0 ? {} : { all }),
    ...(single.length === 0 ? {} : { parts: Object.fromEntries(single) }),
  };
};

const isSaid = (value: number | undefined): value is number => value !== undefined && !Number.isNaN(value);

type Stated = { thicknessMm?: number | undefined; grade: string | null; quantity?: number | undefined };

const statedAnswer = ({ thicknessMm, grade, quantity }: Stated): PartAnswer => ({
  ...(isSaid(thicknessMm) ? { thicknessMm } : {}),
  ...(grade === null ? {} : { grade }),
  ...(isSaid(quantity) ? { quantity } : {}),
});

const pictureOf = ({ blankMm: { length, height }, processings }: Body): string => {
  const cuts = processings.filter(({ kind }) => kind !== 'Text');
  const outline = cuts.some(({ name }) => name === 'Outline') ? '' : `M0 0H${length}V${height}H0Z`;
  const round = cuts
    .filter(({ kind }) => kind === 'Drilling')
    .map(({ parameters }) => {
      const number = (name: string) => (typeof parameters[name] === 'number' ? parameters[name] : 0);
      return circleData([number('StartX'), height - number('StartY')], number('Diameter') / 2);
    });
  const lines = cuts.flatMap(({ contours }) => contours).map((contour) => contourData(contour, height));
  return [outline, ...lines, ...round].join('');
};

const circleData = ([x, y]: Point, radius: number): string => {
  const arc = (toX: number) => `A${short(radius)} ${short(radius)} 0 0 1 ${short(toX)} ${short(y)}`;
  return `M${short(x + radius)} ${short(y)}${arc(x - radius)}${arc(x + radius)}Z`;
};

const contourData = ({ start, segments }: Contour, height: number): string => {
  let from: Point = [start[0], start[1]];
  const strokes = segments.map((segment) => {
    const to: Point = [segment.end[0], segment.end[1]];
    const line: PathPiece = { kind: 'line', start: from, end: to };
    const piece = segment.kind === 'arc' ? arcThrough(from, [segment.through[0], segment.through[1]], to) : line;
    from = to;
    return pieceData(piece, [0, height]);
  });
  return `M${short(start[0])} ${short(height - start[1])}${strokes.join('')}`;
};
