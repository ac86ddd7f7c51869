import { circleOf, type Path, perimeterOf } from '../../geometry/body/path.ts';
import type { Remark } from '../../parts/part-facts.schema.ts';
import { DomainError } from '../../values/errors/domain-error.ts';
import { readLimits } from '../../values/errors/read-limits.ts';
import { shownText } from '../document/build-tree.ts';
import { remarkOf } from '../document/remark-codes.ts';
import { closableGap } from './closable-gap.ts';
import type { Placed, PlacedShape } from './content/insert-blocks.ts';
import { likelyUnit } from './content/units.ts';
import { chainCuts, placeDrawing } from './cut-lines.ts';
import type { DxfDocument, DxfPart } from './dxf-document.ts';
import { remarkOpenAround } from './open-around.ts';
import { addBad, addMarks, addOpen, addRemarks, addText } from './outline/add-content.ts';
import { arrangeLoops } from './outline/arrange-loops.ts';
import type { Chained } from './outline/chain-strands.ts';
import { dropFrames } from './outline/drop-frames.ts';
import { type Loop, measureLoops } from './outline/loop.ts';
import { partFinder, partOf, partOutlines, roundedMm } from './outline/part-finder.ts';
import { startOf } from './outline/strand.ts';

/**
 * The parts of a DXF (R12 to today, ASCII and binary): its closed outlines with what lies in them.
 * @throws DomainError E_OUTLINE (nothing closes), E_NO_PARTS, E_XML (cut off), E_NUMBER, E_COORD, E_RANGE, E_DIM, E_LIMIT, E_CYCLE, E_DEPTH, E_PARTS
 */
export const readDxf = (bytes: Uint8Array, onProgress?: (done: number, total: number) => void): DxfDocument => {
  const { answers, drawing, unit, placed, findings } = placeDrawing(bytes, (part) => onProgress?.(part, 1));
  const cut = chainCuts(placed.shapes, answers?.gapMm);
  const { loops, doubles } = measureLoops(cut.loops);
  if (loops.length === 0) refuseOpen(cut, placed);
  const arranged = arrangeLoops(loops);
  const { roots, frames } = dropFrames(arranged.roots, placed.labels);
  const { outlines, oddCount } = partOutlines(roots);
  if (outlines.length > readLimits.parts)
    throw new DomainError('E_PARTS', {
      line: outlines[readLimits.parts]?.line ?? 1,
      column: 1,
      element: '',
      max: readLimits.parts,
    });
  const parts = sortParts(outlines).map(partOf);
  const finder = partFinder(parts);
  addMarks(finder, placed);
  const outside: Path[] = [];
  const leaveOutside = (path: Path) => {
    outside.push(path);
    finder.leaveOutside(path);
  };
  for (const { path } of cut.open) addOpen({ ...finder, leaveOutside }, path);
  for (const label of placed.labels) addText(finder, label);
  const unread = addBad(finder, placed);
  addRemarks(finder, { crossings: arranged.crossings, gaps: cut.gaps });
  remarkOpenAround(parts, outside);
  if (parts.every(({ part }) => part.findings.some(({ code }) => code === 'request.in-open-outline')))
    refuseOpen(cut, placed);
  const isUnasked = unit !== null && answers?.gapMm === undefined;
  const closableMm = isUnasked ? closableGap(cut.open.map(({ path }) => path)) : null;
  const size = Math.max(
    0,
    ...parts.map(({ loop: { box } }) => Math.max(box.max[0] - box.min[0], box.max[1] - box.min[1])),
  );
  const diameters = loops.flatMap(({ path, depth }) => (depth % 2 === 1 ? [2 * (circleOf(path)?.radiusMm ?? 0)] : []));
  return {
    format: 'dxf',
    version: drawing.version,
    answers,
    unit,
    likelyUnit: likelyUnit({ diameters, size, measurement: drawing.measurement }),
    parts: parts
      .map(({ part }) => limited(part))
      .map((part) => (drawing.isCut ? { ...part, findings: [...part.findings, remarkOf('request.no-end')] } : part)),
    findings: [
      ...findings,
      ...drawingRemarks({ notRead: [...drawing.notRead, ...unread] }, placed),
      ...(oddCount > 0
        ? [
            remarkOf('warn.odd-outlines', {
              count: oddCount,
              leastMm: readLimits.dimensionMinMm,
              mostM: readLimits.dimensionMaxMm / 1000,
            }),
          ]
        : []),
      ...(cut.doubles + doubles > 0 ? [remarkOf('warn.doubles-removed', { count: cut.doubles + doubles })] : []),
      ...frames.map(({ box: { min, max } }) =>
        remarkOf('note.frame-dropped', { widthMm: roundedMm(max[0] - min[0]), heightMm: roundedMm(max[1] - min[1]) }),
      ),
      ...finder.outside(),
      ...(closableMm === null ? [] : [remarkOf('note.gaps-closable', { gapMm: closableMm })]),
    ],
  };
};

/** Nothing closes, or only what lies in outlines that do not: an entity that is not read is named, else the longest line that stays open, else that there is none. */
const refuseOpen = ({ open }: Chained, { shapes, bad: [unread] }: Placed): never => {
  if (unread !== undefined) throw unread.bad;
  const [longest] = open.toSorted((a, b) => perimeterOf(b.path) - perimeterOf(a.path));
  if (longest === undefined)
    throw new DomainError('E_NO_PARTS', { line: shapes[0]?.line ?? 1, column: 1, element: 'ENTITIES' });
  const [x, y] = startOf(longest);
  throw new DomainError('E_OUTLINE', {
    line: longest.line,
    column: 1,
    element: 'ENTITIES',
    x: roundedMm(x),
    y: roundedMm(y),
    count: open.length,
  });
};

/** From left to right and from top to bottom, as a drawing is looked at. */
const sortParts = (loops: readonly Loop[]): Loop[] =>
  loops.toSorted((a, b) => b.box.max[1] - a.box.max[1] || a.box.min[0] - b.box.min[0]);

const limited = (part: DxfPart): DxfPart => {
  const { line, outer, inner, marks, markTexts, bends, open } = part;
  const works = inner.length + marks.length + markTexts.length + bends.length + open.length;
  const longest = Math.max(...[outer, ...inner, ...marks, ...bends, ...open].map(({ length }) => length));
  const { processingsPerPart, contourPoints } = readLimits;
  if (works >= processingsPerPart || longest > contourPoints)
    throw new DomainError('E_LIMIT', { line, column: 1, element: 'ENTITIES', max: processingsPerPart });
  return part;
};

const drawingRemarks = (
  { notRead }: { notRead: readonly [string, number][] },
  { missing, shapes }: Placed,
): Remark[] => [
  ...notRead.map(([name, count]) => remarkOf('warn.unknown-element', { name, count })),
  ...[...missing].map(([name, count]) => remarkOf('warn.missing-block', { name: shownText(name), count })),
  ...[...ignoredLayers(shapes)].map(([layer, count]) =>
    remarkOf('note.lines-ignored', { layer: shownText(layer), count }),
  ),
];

const ignoredLayers = (shapes: readonly PlacedShape[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const { role, layer } of shapes) if (role === 'ignored') counts.set(layer, (counts.get(layer) ?? 0) + 1);
  return counts;
};
