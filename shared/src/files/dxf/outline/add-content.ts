import type { Path } from '../../../geometry/body/path.ts';
import { badValueOf } from '../../btlx/bad-value.ts';
import { shownText } from '../../document/build-tree.ts';
import { remarkOf } from '../../document/remark-codes.ts';
import type { Placed, PlacedLabel } from '../content/insert-blocks.ts';
import type { DxfPart } from '../dxf-document.ts';
import type { Crossing } from './arrange-loops.ts';
import type { Gap } from './chain-strands.ts';
import { isWithin } from './loop.ts';
import { type Finder, type Making, roundedMm } from './part-finder.ts';
import { middleOf, shifted, startOf, strandsOf, withoutDoubleStrands } from './strand.ts';

const moveInto = ({ loop }: Making, path: Path) => shifted(path, -loop.box.min[0], -loop.box.min[1]);

/** Lines and texts that are engraved, bends, and lines of layers for other work. */
export const addMarks = (finder: Finder, { shapes, labels }: Placed): void => {
  for (const role of ['mark', 'bend', 'worked'] as const) {
    const own = shapes.filter((shape) => shape.role === role);
    const layers = new Map<Making, { layer: string; count: number }>();
    const { strands } = withoutDoubleStrands(strandsOf(own));
    for (const { path } of strands) {
      const making = finder.at(
        middleOf(path[Math.floor(path.length / 2)] ?? { kind: 'line', start: [0, 0], end: [0, 0] }),
      );
      if (making === null) continue;
      const lines = role === 'bend' ? making.part.bends : making.part.marks;
      lines.push(moveInto(making, path));
      layers.set(making, { layer: own[0]?.layer ?? '', count: (layers.get(making)?.count ?? 0) + 1 });
    }
    if (role === 'mark') continue;
    for (const [{ part }, { layer, count }] of layers)
      part.findings.push(
        role === 'bend'
          ? remarkOf('request.bend', { count })
          : remarkOf('request.layer-work', { layer: shownText(layer), count }),
      );
  }
  for (const { role, text, at, heightMm, turnDeg } of labels) {
    const making = role === 'mark' ? finder.at(at) : null;
    const [x, y] = making?.loop.box.min ?? [0, 0];
    making?.part.markTexts.push({ text, at: [at[0] - x, at[1] - y], heightMm, turnDeg });
  }
};

/** A line that does not close, to the part it lies in. */
export const addOpen = (finder: Finder, path: Path): void => {
  const making = finder.at(middleOf(path[Math.floor(path.length / 2)] ?? { kind: 'line', start: [0, 0], end: [0, 0] }));
  if (making === null) {
    finder.leaveOutside(path);
    return;
  }
  making.part.open.push(moveInto(making, path));
};

/** Puts on request what an entity that is not read lies in; gives how many of which type lie in no part. */
export const addBad = (finder: Finder, { bad }: Placed): Map<string, number> => {
  const outside = new Map<string, number>();
  const counts = new Map<Making, number>();
  for (const { type, at, bad: refusal } of bad) {
    const making = finder.at(at);
    if (making === null) {
      outside.set(type, (outside.get(type) ?? 0) + 1);
      continue;
    }
    const count = (counts.get(making) ?? 0) + 1;
    counts.set(making, count);
    if (count > mostBad) continue;
    const values = { kind: type, name: type, ...badValueOf(refusal, making.part) };
    making.part.findings.push(remarkOf('request.processing-unread', values));
  }
  return outside;
};

/** So many of one part are said, each with its line; it is on request anyway. */
const mostBad = 20;

/** A text to the part it lies in, else to the nearest. */
export const addText = (finder: Finder, { text, at, role }: PlacedLabel): void => {
  if (role === 'mark') return;
  const making = finder.at(at) ?? finder.nearest(at);
  if (making && making.part.texts.length < mostTexts) making.part.texts.push(text);
};

const mostTexts = 50;

/** What was mended in the outlines of parts, and what puts them on request. */
export const addRemarks = (
  finder: Finder,
  { crossings, gaps }: { crossings: readonly Crossing[]; gaps: readonly Gap[] },
): void => {
  const gapsOf = new Map<DxfPart, Gap[]>();
  for (const gap of gaps) {
    const part = (finder.at(gap.at) ?? finder.nearest(gap.at))?.part;
    if (part) gapsOf.set(part, [...(gapsOf.get(part) ?? []), gap]);
  }
  for (const [part, own] of gapsOf) {
    const widest = own.reduce((best, gap) => (gap.widthMm > best.widthMm ? gap : best));
    part.findings.push(
      remarkOf('warn.gaps-closed', {
        count: own.length,
        widthMm: Math.round(widest.widthMm * 1000) / 1000,
        x: roundedMm(widest.at[0]),
        y: roundedMm(widest.at[1]),
      }),
    );
  }
  for (const { loop, part } of finder.parts) {
    const own = crossings.find(({ loops }) =>
      loops.some((crossed) => crossed === loop || loop.inner.includes(crossed) || isWithin(crossed, loop)),
    );
    if (own)
      part.findings.push(remarkOf('request.outlines-cross', { x: roundedMm(own.at[0]), y: roundedMm(own.at[1]) }));
    const [first] = part.open;
    if (first === undefined) continue;
    const [x, y] = startOf({ path: first });
    part.findings.push(
      remarkOf('request.open-outline', {
        count: part.open.length,
        x: roundedMm(x + loop.box.min[0]),
        y: roundedMm(y + loop.box.min[1]),
      }),
    );
  }
};
