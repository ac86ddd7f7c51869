import type { Body, Frame, Processing } from '../../../geometry/body/body.schema.ts';
import type { Remark } from '../../../parts/part-facts.schema.ts';
import { DomainError } from '../../../values/errors/domain-error.ts';
import { readLimits } from '../../../values/errors/read-limits.ts';
import { remarkOf } from '../../document/remark-codes.ts';
import type { Face, Nc1Part, SectionCode } from '../nc1-document.ts';
import { bodyContour, boundsOf, contourCutOf, contourPath } from './contour-path.ts';
import { cutSection } from './cut-section.ts';
import { facePlates } from './face-plates.ts';
import type { FoundSection } from './find-section.ts';
import { shapeHoles, shapeMarks } from './shape-holes.ts';

export type ShapedSection = { blankMm: Body['blankMm']; processings: Processing[]; findings: Remark[] };

/** Groups of faces of which one contour each tells the whole length. */
const wholeBy: Partial<Record<SectionCode, readonly (readonly Face[])[]>> = {
  I: [['v', 'h'], ['o'], ['u']],
  U: [['v', 'h'], ['o'], ['u']],
  C: [['v', 'h'], ['o'], ['u']],
  L: [
    ['v', 'h'],
    ['u', 'o'],
  ],
  T: [
    ['v', 'h'],
    ['o', 'u'],
  ],
  M: [['v'], ['o'], ['u']],
};

/** From where to where the part runs along x: its contours count where all plates have one, else the header's length too. */
const spanOf = ({ outer, header }: Nc1Part): { from: number; to: number } => {
  const drawn = outer.filter(({ on }) => typeof on === 'string');
  const groups = wholeBy[header.code];
  if (drawn.length === 0 || groups === undefined) return { from: 0, to: header.lengthMm };
  const { min, max } = boundsOf(drawn.map(contourPath));
  const isWhole = groups.every((group) => drawn.some(({ on }) => group.some((face) => face === on)));
  return isWhole ? { from: min[0], to: max[0] } : { from: Math.min(0, min[0]), to: Math.max(header.lengthMm, max[0]) };
};

/** The body of a bar with its section. @throws DomainError E_DIM */
export const shapeSection = (part: Nc1Part, { sizes, outline, profile }: FoundSection): ShapedSection => {
  const { from, to } = spanOf(part);
  const lengthMm = to - from;
  const blankMm = { length: lengthMm, height: sizes.height, width: sizes.width };
  refuseSize(part, { Length: lengthMm, Height: sizes.height, Width: sizes.width });
  const plates = facePlates(sizes, lengthMm);
  const blank = { sizes, plates, lengthMm, shiftMm: -from, planes: part.planes, isDrawn: profile === null };
  const { lengthMm: statedMm } = part.header;
  const outlineMm = Math.round(lengthMm * 100) / 100;
  return {
    blankMm,
    processings: [
      ...drawnOutline(outline),
      ...cutSection(part, blank),
      ...shapeHoles(part, blank),
      ...shapeMarks(part.marks, blank),
    ],
    findings:
      Math.abs(statedMm - outlineMm) > 1 ? [remarkOf('warn.outline-against-size', { statedMm, outlineMm })] : [],
  };
};

const endFrame: Frame = { origin: [0, 0, 0], xAxis: [0, 0, 1], yAxis: [0, 1, 0] };

/** A section without a row in the catalogue is cut out of its box, along the whole bar. */
const drawnOutline = (outline: FoundSection['outline']): Processing[] => {
  if (outline === null) return [];
  const contours = outline.map((loop) => bodyContour(loop, null));
  return [contourCutOf({ plane: endFrame, side: 5 }, 'Section', { contours, isOutline: true })];
};

const refuseSize = (part: Nc1Part, sizes: Record<string, number>): void => {
  const { dimensionMinMm: min, dimensionMaxMm: max } = readLimits;
  for (const [name, found] of Object.entries(sizes))
    if (!(found >= min && found <= max))
      throw new DomainError('E_DIM', { line: part.line, column: 1, element: 'ST', name, found, min, max });
};
