import { scale } from './content/curve.ts';
import { insertBlocks, type Placed, type PlacedShape } from './content/insert-blocks.ts';
import { type Drawing, readDrawing } from './content/read-drawing.ts';
import { mmOfHeader, mmOfUnit } from './content/units.ts';
import { type DrawingAnswers, readAnswers } from './drawing-answers.ts';
import type { DxfDocument } from './dxf-document.ts';
import { type Chained, chainStrands } from './outline/chain-strands.ts';
import { strandsOf, withoutDoubleStrands, withoutPartsOfLoops } from './outline/strand.ts';

type PlacedDrawing = {
  answers: DrawingAnswers | null;
  drawing: Drawing;
  unit: DxfDocument['unit'];
  /** Its shapes with all blocks inserted, mm. */
  placed: Placed;
};

/** A drawing in mm, or in its own unit where nobody says one. @throws DomainError as readDxf */
export const placeDrawing = (bytes: Uint8Array, onProgress: (part: number) => void): PlacedDrawing => {
  const answers = readAnswers(bytes);
  const drawing = readDrawing(bytes, onProgress);
  const { mm, unit } = unitOf(drawing, answers);
  return { answers, drawing, unit, placed: insertBlocks(drawing, scale(mm, mm)) };
};

const unitOf = ({ unit }: Drawing, answers: DrawingAnswers | null): { mm: number; unit: DxfDocument['unit'] } => {
  const stated = mmOfHeader(unit);
  if (answers?.unit !== undefined) return { mm: mmOfUnit[answers.unit], unit: 'answered' };
  return stated === null ? { mm: 1, unit: null } : { mm: stated, unit: 'stated' };
};

/** The lines to cut as closed loops and what stays open, none of them twice; gaps up to `gapMm` are closed. @throws DomainError E_LIMIT */
export const chainCuts = (shapes: readonly PlacedShape[], gapMm?: number): Chained & { doubles: number } => {
  const { strands, doubles } = withoutDoubleStrands(strandsOf(shapes.filter(({ role }) => role === 'cut')));
  const { loops, open, gaps } = chainStrands(strands, gapMm);
  const apart = withoutPartsOfLoops(open, loops);
  return { loops, open: apart, gaps, doubles: doubles + open.length - apart.length };
};
