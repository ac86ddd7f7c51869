import type { Path, Point } from '../../geometry/body/path.ts';
import type { Remark } from '../../parts/part-facts.schema.ts';
import type { DrawingUnit } from './content/units.ts';
import type { DrawingAnswers } from './drawing-answers.ts';

/** A text that is engraved, in the coordinates of its part. */
export type DxfText = { text: string; at: Point; heightMm: number; turnDeg: number };

/** An outline with its openings, mm, its lower left corner at 0, 0; loops run counter-clockwise. */
export type DxfPart = {
  /** Of the entity that its outline begins with. */
  line: number;
  sizeMm: Point;
  outer: Path;
  inner: Path[];
  /** Lines that are engraved. */
  marks: Path[];
  markTexts: DxfText[];
  bends: Path[];
  /** Lines inside that do not close. */
  open: Path[];
  /** Texts that belong to it, in the order of the drawing. */
  texts: string[];
  findings: Remark[];
};

export type DxfDocument = {
  format: 'dxf';
  version: string;
  /** The header says it, or whoever answered; null: nobody, then it was read as mm. */
  unit: 'stated' | 'answered' | null;
  /** To be proposed where nobody says it. */
  likelyUnit: DrawingUnit;
  answers: DrawingAnswers | null;
  parts: DxfPart[];
  findings: Remark[];
};
