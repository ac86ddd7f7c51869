import type { Remark } from '../../parts/part-facts.schema.ts';
import { remarkOf } from '../document/remark-codes.ts';
import { type Affine, scale } from './content/curve.ts';
import { insertBlocks, type Placed, type PlacedShape } from './content/insert-blocks.ts';
import { type Drawing, readDrawing } from './content/read-drawing.ts';
import { leaning } from './content/read-shapes.ts';
import { mmOfHeader, mmOfUnit } from './content/units.ts';
import { type DrawingAnswers, readAnswers } from './drawing-answers.ts';
import type { DxfDocument } from './dxf-document.ts';
import { type Chained, chainStrands, type Gap, joinMm } from './outline/chain-strands.ts';
import { strandsOf, withoutDoubleStrands, withoutPartsOfLoops } from './outline/strand.ts';

type PlacedDrawing = {
  answers: DrawingAnswers | null;
  drawing: Drawing;
  unit: DxfDocument['unit'];
  /** Its shapes with all blocks inserted, mm. */
  placed: Placed;
  /** Why what is no plan, no model or no line to cut is taken for one: nothing else is there. */
  findings: Remark[];
};

/** A drawing in mm, or in its own unit where nobody says one. @throws DomainError as readDxf */
export const placeDrawing = (bytes: Uint8Array, onProgress: (part: number) => void): PlacedDrawing => {
  const answers = readAnswers(bytes);
  const { model, findings } = readUpright(bytes, readDrawing(bytes, { onProgress }));
  const { mm, unit } = unitOf(model, answers);
  const cuts = placeCuts(model, scale(mm, mm), () => readDrawing(bytes, { ofSheets: true }));
  return { answers, unit, ...cuts, findings: [...findings, ...cuts.findings] };
};

const leansIn = ({ notRead }: Drawing) => [...notRead.keys()].some((name) => name.endsWith(leaning));

/** A drawing that is flat seen from another side is read from there. */
const readUpright = (bytes: Uint8Array, plan: Drawing): { model: Drawing; findings: Remark[] } => {
  if (leansIn(plan))
    for (const view of ['front', 'side'] as const) {
      const model = readDrawing(bytes, { view });
      if (!leansIn(model)) return { model, findings: [remarkOf('warn.upright', { view })] };
    }
  return { model: plan, findings: [] };
};

const hasCuts = ({ shapes }: Placed) => shapes.some(({ role }) => role === 'cut');

/** What is drawn in the model; where that is empty, on its sheets; and where all lines are dashed, those. */
const placeCuts = (
  drawn: Drawing,
  map: Affine,
  readSheets: () => Drawing,
): Pick<PlacedDrawing, 'drawing' | 'placed' | 'findings'> => {
  const model = insertBlocks(drawn, map);
  const isModel = { drawing: drawn, placed: model, findings: [] };
  if (hasCuts(model)) return isModel;
  const isOnSheet = model.shapes.length === 0 && model.bad.length === 0;
  const drawing = isOnSheet ? readSheets() : drawn;
  const findings = isOnSheet ? [remarkOf('warn.on-sheet')] : [];
  const placed = isOnSheet ? insertBlocks(drawing, map) : model;
  if (hasCuts(placed)) return { drawing, placed, findings };
  const dashed = insertBlocks(drawing, map, true);
  if (!hasCuts(dashed)) return isModel;
  const count = dashed.shapes.filter(({ role }) => role === 'cut').length;
  return { drawing, placed: dashed, findings: [...findings, remarkOf('warn.dashed-cut', { count })] };
};

const unitOf = ({ unit }: Drawing, answers: DrawingAnswers | null): { mm: number; unit: DxfDocument['unit'] } => {
  const stated = mmOfHeader(unit);
  if (answers?.unit !== undefined) return { mm: mmOfUnit[answers.unit], unit: 'answered' };
  return stated === null ? { mm: 1, unit: null } : { mm: stated, unit: 'stated' };
};

/**
 * The lines to cut as closed loops and what stays open, none of them twice. Gaps up to `gapMm` are closed among what stays open
 * otherwise: what closes by itself is the same with and without them. @throws DomainError E_LIMIT
 */
export const chainCuts = (shapes: readonly PlacedShape[], gapMm?: number): Chained & { doubles: number } => {
  const { strands, doubles } = withoutDoubleStrands(strandsOf(shapes.filter(({ role }) => role === 'cut')));
  const { loops, open, gaps } = chainStrands(strands);
  const apart = withoutPartsOfLoops(open, loops);
  const sure = { loops, open: apart, gaps, doubles: doubles + open.length - apart.length };
  return gapMm === undefined ? sure : withWiderGaps(sure, gapMm);
};

const withWiderGaps = <Sure extends Chained>(sure: Sure, gapMm: number): Sure => {
  const wide = chainStrands(
    sure.open.map((each) => ({ ...each, isClosed: false })),
    gapMm,
  );
  const isAgain = ({ at: [x, y], widthMm }: Gap) =>
    wide.gaps.some((gap) => Math.hypot(gap.at[0] - x, gap.at[1] - y) <= widthMm + joinMm);
  return {
    ...sure,
    loops: [...sure.loops, ...wide.loops],
    open: withoutPartsOfLoops(wide.open, wide.loops),
    gaps: [...sure.gaps.filter((gap) => !isAgain(gap)), ...wide.gaps],
  };
};
