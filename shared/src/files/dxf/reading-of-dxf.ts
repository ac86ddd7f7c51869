import type { Catalogue } from '../../catalogue/catalogue.schema.ts';
import type { Body, Frame, Processing } from '../../geometry/body/body.schema.ts';
import { drillingOf } from '../../geometry/body/drilling-of.ts';
import { circleOf, type Path } from '../../geometry/body/path.ts';
import { sideFrames } from '../../geometry/body/side-frames.ts';
import { measureBody } from '../../geometry/measure-body.ts';
import type { Kernel } from '../../geometry/solids/unite-deep.ts';
import { bendLineName } from '../../parts/findings/bend-lines.ts';
import type { PartFacts, Remark } from '../../parts/part-facts.schema.ts';
import { DomainError } from '../../values/errors/domain-error.ts';
import { readLimits } from '../../values/errors/read-limits.ts';
import { type Reading, readerVersion } from '../document/reading.schema.ts';
import { remarkOf } from '../document/remark-codes.ts';
import { bodyContour, contourCutOf, isRectangle } from '../nc1/shape/contour-path.ts';
import { findGrade } from '../recognition/find-grade.ts';
import { gradeAs } from '../recognition/grade-as.ts';
import { otherMaterialIn } from '../recognition/material-words.ts';
import { stockFindings } from '../recognition/profile-shape.ts';
import { answerFor, type DrawingAnswers } from './drawing-answers.ts';
import type { DxfDocument, DxfPart } from './dxf-document.ts';
import { parseText, type StatedTexts } from './outline/parse-texts.ts';

type Tools = { catalogue: Catalogue; kernel: Kernel; onPart: (done: number, total: number) => void };

/** The reading of a drawing: one plate for each outline, from top left to bottom right. @throws DomainError E_COUNT */
export const readingOfDxf = (document: DxfDocument, tools: Tools): Reading => {
  const parts = document.parts.map((part, index) => {
    tools.onPart(index, document.parts.length);
    return factsOf(part, index + 1, document, tools);
  });
  tools.onPart(parts.length, parts.length);
  const pieces = parts.reduce((sum, { quantity }) => sum + quantity, 0);
  if (pieces > readLimits.pieces)
    throw new DomainError('E_COUNT', {
      line: 1,
      column: 1,
      element: 'ENTITIES',
      found: pieces,
      max: readLimits.pieces,
    });
  return {
    head: {
      readerVersion,
      format: 'dxf',
      formatVersion: document.version,
      program: '',
      projectName: '',
      assemblies: [],
      filePartCount: parts.length,
      positionCount: parts.length,
      findings: document.findings,
    },
    parts,
  };
};

/** What texts and answers say of a part, each with why it is taken. */
type Stated = {
  thicknessMm: number | null;
  quantity: number;
  grade: string | null;
  reasons: Remark[];
  findings: Remark[];
};

const factsOf = (part: DxfPart, index: number, document: DxfDocument, { catalogue, kernel }: Tools): PartFacts => {
  const stated = statedOf(part, document.answers, index, catalogue);
  const body = bodyOf(part, stated.thicknessMm ?? unknownMm);
  const { measures, findings } = measureBody(kernel, body, null, { category: 'FLAT', profileFamily: null });
  const other = part.texts.map(otherMaterialIn).find((word) => word !== null);
  return {
    index,
    name: nameOf(part) ?? `Pos. ${index}`,
    drawingNumber: '',
    assembly: null,
    quantitySingle: stated.quantity,
    quantity: stated.quantity,
    category: 'FLAT',
    profileId: null,
    profileName: '',
    profileFamily: null,
    grade: stated.grade,
    thicknessMm: stated.thicknessMm,
    body,
    measures,
    taken: other === undefined ? takenAs(stated) : 'left-out',
    reasons: other === undefined ? stated.reasons : [remarkOf('left-out.other-material', { text: other })],
    findings: [
      ...stated.findings,
      ...(document.unit === null ? [remarkOf('request.missing-unit', { unit: document.likelyUnit })] : []),
      ...part.findings,
      ...findings,
    ],
    placements: [],
    ...(part.texts.length > 0 ? { userAttributes: part.texts.map((value) => ({ name: 'Text', value })) } : {}),
  };
};

/** The thickness that all texts of a part agree on: where two differ nobody knows which one is the part's. */
const agreed = (stated: readonly StatedTexts['thickness'][]): StatedTexts['thickness'] => {
  const [first = null, ...others] = stated.filter((each) => each !== null);
  return others.every(({ mm }) => mm === first?.mm) ? first : null;
};

/** How thick a plate is drawn whose thickness nobody says; it is on request. */
const unknownMm = 1;

const takenAs = ({ reasons }: Stated): PartFacts['taken'] =>
  reasons.some(({ code }) => code === 'guessed.thickness' || code === 'guessed.quantity') ? 'guessed' : 'recognised';

const statedOf = ({ texts }: DxfPart, answers: DrawingAnswers | null, index: number, catalogue: Catalogue): Stated => {
  const answer = answerFor(answers, index);
  const parsed = texts.map(parseText);
  const thickness = agreed(parsed.map((each) => each.thickness));
  const quantity = parsed.map((each) => each.quantity).find((each) => each !== null) ?? null;
  const thicknessMm = answer.thicknessMm ?? thickness?.mm ?? null;
  const count = answer.quantity ?? quantity?.count ?? 1;
  const grade = gradeOf(texts, answer.grade, catalogue);
  const reasons = [
    ...grade.reasons,
    ...(answer.thicknessMm !== undefined ? [remarkOf('read.answered', { thicknessMm: answer.thicknessMm })] : []),
    ...(answer.thicknessMm === undefined && thickness !== null
      ? [remarkOf('guessed.thickness', { text: thickness.text, thicknessMm: thickness.mm })]
      : []),
    ...(answer.quantity === undefined && quantity !== null
      ? [remarkOf('guessed.quantity', { text: quantity.text, count: quantity.count })]
      : []),
  ];
  return {
    thicknessMm,
    quantity: count,
    grade: grade.grade,
    reasons: reasons.length > 0 ? reasons : [remarkOf('read.outline')],
    findings: [...grade.findings, ...(thicknessMm === null ? [] : stockFindings(thicknessMm, catalogue))],
  };
};

const gradeOf = (
  texts: readonly string[],
  answer: string | undefined,
  { grades }: Catalogue,
): Pick<Stated, 'grade' | 'reasons' | 'findings'> => {
  const chosen = grades.find(({ grade }) => grade === answer)?.grade;
  if (chosen !== undefined) return { grade: chosen, reasons: [], findings: [] };
  const found = texts.map((text) => findGrade(text, grades)).find((each) => each !== null) ?? null;
  const grade = gradeAs(found?.grade ?? null, null, grades);
  if (found === null) return { grade: null, reasons: [], findings: [remarkOf('request.missing-grade')] };
  if (grade === null)
    return { grade: null, reasons: [], findings: [remarkOf('request.unknown-grade', { text: found.text })] };
  return { grade, reasons: [remarkOf('guessed.grade', { text: found.text, grade })], findings: [] };
};

const name = /^(?:pos(?:ition)?\.? ?)?[\p{L}]{0,8}[ ._-]?\d[\p{L}\d._/-]{0,15}$/iu;

/** A text that is a position or mark and nothing else. */
const nameOf = ({ texts }: DxfPart): string | null =>
  texts.find((text) => {
    const { thickness, quantity } = parseText(text);
    return thickness === null && quantity === null && name.test(text) && findGrade(text, []) === null;
  }) ?? null;

const bodyOf = (part: DxfPart, thicknessMm: number): Body => {
  const [length, height] = part.sizeMm;
  const blankMm = { length, height, width: thicknessMm };
  const plane = sideFrames(blankMm)[3] as Frame;
  const on = { plane, side: 4 };
  const outline = contourCutOf(on, 'Outline', { contours: [bodyContour(part.outer, null)], isOutline: true });
  return {
    blankMm,
    section: { kind: 'box' },
    processings: [
      ...(isRectangle(part.outer, [0, 0], part.sizeMm) ? [] : [outline]),
      ...part.inner.map((path) => openingOf(path, on)),
      ...part.marks.map((path) => penOf(path, 'PenContour', on)),
      ...part.bends.map((path) => penOf(path, bendLineName, on)),
      ...part.open.map((path) => penOf(path, 'Open', on)),
      ...part.markTexts.map(({ text, at, heightMm, turnDeg }): Processing => {
        const parameters = {
          Text: text,
          StartX: at[0],
          StartY: at[1],
          Angle: turnDeg,
          TextHeightAuto: false,
          TextHeight: heightMm,
        };
        return { kind: 'Text', name: 'Text', carriedOut: true, ...on, parameters, contours: [] };
      }),
    ],
  };
};

type Face = { plane: Frame; side: number };

const openingOf = (path: Path, on: Face): Processing => {
  const circle = circleOf(path);
  if (circle === null) return contourCutOf(on, 'Opening', { contours: [bodyContour(path, null)], isOutline: false });
  const [xMm, yMm] = circle.centre;
  const diameterMm = Math.round(2 * circle.radiusMm * 1e6) / 1e6;
  return drillingOf({ ...on, xMm, yMm, diameterMm, depthMm: null });
};

const penOf = (path: Path, name: string, on: Face): Processing => ({
  kind: 'PenContour',
  name,
  carriedOut: true,
  ...on,
  parameters: {},
  contours: [bodyContour(path, null)],
});
