import { type Path, type Point, perimeterOf } from '../../../geometry/body/path.ts';
import { distanceTo, surrounds } from '../../../geometry/measures/plan-loops.ts';
import type { Remark } from '../../../parts/part-facts.schema.ts';
import { DomainError } from '../../../values/errors/domain-error.ts';
import { readLimits } from '../../../values/errors/read-limits.ts';
import { remarkOf } from '../../document/remark-codes.ts';
import type { DxfPart } from '../dxf-document.ts';
import { boxGrid } from './box-grid.ts';
import type { Loop } from './loop.ts';
import { shifted, startOf } from './strand.ts';

/** A part that is being made of its outline, and where that lies in the drawing. */
export type Making = { loop: Loop; part: DxfPart };

export const roundedMm = (value: number) => Math.round(value * 100) / 100 + 0;

const sizeOf = ({ box: { min, max } }: Loop): Point => [max[0] - min[0], max[1] - min[1]];

const { dimensionMinMm, dimensionMaxMm } = readLimits;

const isTooLarge = (loop: Loop) => Math.max(...sizeOf(loop)) > dimensionMaxMm;

const isSpeck = (loop: Loop) => Math.min(...sizeOf(loop)) < dimensionMinMm;

/** Loops that can be a part's outline: what falls out of an opening is one too, and what lies in a loop larger than any part. */
const outlinesIn = (loop: Loop): Loop[] => [
  loop,
  ...loop.inner.flatMap((inner) => (isTooLarge(loop) ? outlinesIn(inner) : inner.inner.flatMap(outlinesIn))),
];

/** The outlines that parts are made of, and how many are left out for a size that no part has. @throws DomainError E_DIM where no other is there */
export const partOutlines = (roots: readonly Loop[]): { outlines: Loop[]; oddCount: number } => {
  const { odd = [], outlines = [] } = Object.groupBy(roots.flatMap(outlinesIn), (loop) =>
    isTooLarge(loop) || isSpeck(loop) ? 'odd' : 'outlines',
  );
  const [first] = odd;
  if (outlines.length === 0 && first !== undefined) refuseSize(first);
  return { outlines, oddCount: odd.length };
};

const refuseSize = (loop: Loop): never => {
  const [length, height] = sizeOf(loop);
  const isLength = length < dimensionMinMm || length > dimensionMaxMm;
  throw new DomainError('E_DIM', {
    line: loop.line,
    column: 1,
    element: 'ENTITIES',
    name: isLength ? 'Length' : 'Height',
    found: isLength ? length : height,
    min: dimensionMinMm,
    max: dimensionMaxMm,
  });
};

export const partOf = (loop: Loop): Making => {
  const { min } = loop.box;
  const sizeMm = sizeOf(loop);
  const moved = (path: Path) => shifted(path, -min[0], -min[1]);
  return {
    loop,
    part: {
      line: loop.line,
      sizeMm,
      outer: moved(loop.path),
      inner: loop.inner.map(({ path }) => moved(path)),
      marks: [],
      markTexts: [],
      bends: [],
      open: [],
      texts: [],
      findings: [],
    },
  };
};

export type Finder = {
  parts: readonly Making[];
  /** The innermost part around a place. */
  at: (point: Point) => Making | null;
  nearest: (point: Point) => Making | null;
  leaveOutside: (path: Path) => void;
  outside: () => Remark[];
};

/** A text farther from an outline than this says nothing of it, as a part of the outline's size. */
const reach = 1;

export const partFinder = (parts: readonly Making[]): Finder => {
  const left: { at: Point; lengthMm: number }[] = [];
  const grid = boxGrid<Making & { box: Loop['box'] }>();
  for (const making of parts) grid.add({ ...making, box: making.loop.box });
  const at = (point: Point): Making | null => {
    let best: Making | null = null;
    for (const making of grid.overlapping({ min: point, max: point }))
      if ((best === null || making.loop.areaMm2 < best.loop.areaMm2) && surrounds(making.loop.polygon(), point))
        best = making;
    return best;
  };
  const nearest = (point: Point): Making | null => {
    if (parts.length > mostCompared) return null;
    let best: { making: Making; mm: number } | null = null;
    for (const making of parts) {
      const { box } = making.loop;
      const most = reach * Math.max(box.max[0] - box.min[0], box.max[1] - box.min[1], 100);
      if (boxDistance(making.loop, point) > Math.min(most, best?.mm ?? most)) continue;
      const mm = distanceTo(making.loop.polygon(), point);
      if (mm <= most && (best === null || mm < best.mm)) best = { making, mm };
    }
    return best?.making ?? null;
  };
  return {
    parts,
    at,
    nearest: (point) => (parts.length === 1 ? (parts[0] ?? null) : nearest(point)),
    leaveOutside: (path) => left.push({ at: startOf({ path }), lengthMm: perimeterOf(path) }),
    outside: () => {
      const [longest] = left.toSorted((a, b) => b.lengthMm - a.lengthMm);
      if (longest === undefined) return [];
      const { at, lengthMm } = longest;
      return [
        remarkOf('warn.open-outside', {
          count: left.length,
          x: roundedMm(at[0]),
          y: roundedMm(at[1]),
          lengthMm: roundedMm(lengthMm),
        }),
      ];
    },
  };
};

const mostCompared = 5000;

const boxDistance = ({ box: { min, max } }: Loop, [x, y]: Point): number =>
  Math.hypot(Math.max(min[0] - x, 0, x - max[0]), Math.max(min[1] - y, 0, y - max[1]));
