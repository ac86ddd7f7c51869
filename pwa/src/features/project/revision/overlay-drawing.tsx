import type { Vector } from '@knotenblech/shared/geometry/body/body.schema.ts';
import { alignShapes, middleOf } from '@knotenblech/shared/revisions/compare-shapes.ts';
import type { Difference } from '@knotenblech/shared/revisions/part-differences.ts';
import type { DrawnLoop, Feature, PartShape } from '@knotenblech/shared/revisions/part-shape.ts';
import { turned } from '@knotenblech/shared/revisions/turns.ts';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import styles from './revision.module.css';

type OverlayProps = { was: PartShape; now: PartShape; differences: readonly Difference[] };

type Flat = [x: number, y: number];

type Piece = { outline: Flat[]; loops: Flat[][]; holes: { at: Flat; radius: number; isSeen: boolean; ends: Flat[] }[] };

/** The old piece dashed, the new one over it, and the number of each difference that has a place. */
export const OverlayDrawing = ({ was, now, differences }: OverlayProps) => {
  const { t } = useLingui();
  const { before, after, moves, window, marks } = useMemo(
    () => drawingOf({ was, now, differences }),
    [was, now, differences],
  );
  const [x, y, width, height] = window;
  const unit = Math.max(width, height) / 100;
  return (
    <svg
      className={styles.overlay}
      viewBox={`${x} ${y} ${width} ${height}`}
      role="img"
      aria-label={t`Alte und neue Fassung übereinander`}
    >
      <Outline piece={after} className={styles.newSteel} />
      <Outline piece={before} className={styles.old} />
      {moves.map(([from, to], at) => (
        <path key={at} className={styles.move} d={`M${from.join(' ')}L${to.join(' ')}`} />
      ))}
      {marks.map(({ at: [markX, markY], number }) => (
        <text key={number} className={styles.mark} x={markX + unit * 2} y={markY - unit * 2} fontSize={unit * 5}>
          {number}
        </text>
      ))}
    </svg>
  );
};

const pathOf = (points: readonly Flat[]) =>
  points.length === 0 ? '' : `M${points.map((at) => at.join(' ')).join('L')}Z`;

const Outline = ({ piece: { outline, loops, holes }, className }: { piece: Piece; className: string | undefined }) => (
  <g className={className}>
    <path d={[outline, ...loops].map(pathOf).join('')} fillRule="evenodd" />
    {holes.map(({ at: [x, y], radius, isSeen, ends }, place) =>
      isSeen ? (
        <circle key={place} cx={x} cy={y} r={radius} />
      ) : (
        <path key={place} className={styles.aside} d={`M${ends.map((end) => end.join(' ')).join('L')}`} />
      ),
    )}
  </g>
);

const drawingOf = ({ was, now, differences }: OverlayProps) => {
  const alignment = alignShapes(was, now);
  const view = viewOf(now, [...alignment.gone, ...alignment.added]);
  const shifted = (loop: DrawnLoop): DrawnLoop => ({
    ...loop,
    points: loop.points.map((point) => {
      const [x, y, z] = turned(point, alignment.turn);
      return [x + alignment.shiftMm[0], y + alignment.shiftMm[1], z + alignment.shiftMm[2]];
    }),
  });
  const before = pieceOf(
    { sizeMm: alignment.sizeMm, features: alignment.features, drawn: was.drawn.map(shifted) },
    view,
    alignment.shiftMm,
  );
  const after = pieceOf(now, view, [0, 0, 0]);
  const [u, v] = planeOf(view);
  const placeAt = ([x, y]: [number, number]): Flat => [x - (now.sizeMm[u] ?? 0) / 2, (now.sizeMm[v] ?? 0) / 2 - y];
  const flat = flatIn(view);
  const places = [...alignment.gone, ...alignment.added]
    .filter((feature) => isHole(feature) && alongOf(feature) === view)
    .map((feature) => flat(middleOf(feature)));
  const isSeenAt = (at: [number, number]) => {
    const [x, y] = placeAt(at);
    return places.some(([px, py]) => Math.hypot(px - x, py - y) < 0.2);
  };
  const marks = differences.flatMap((difference, place): { at: Flat; number: number }[] =>
    'at' in difference && isSeenAt(difference.at) ? [{ at: placeAt(difference.at), number: place + 1 }] : [],
  );
  const moves = differences.flatMap((difference): [Flat, Flat][] => {
    if (difference.kind !== 'hole-moved' || !isSeenAt(difference.at)) return [];
    const [x, y] = placeAt(difference.at);
    const [dx, dy] = difference.by;
    return [
      [
        [x - dx, y + dy],
        [x, y],
      ],
    ];
  });
  return {
    before,
    after,
    moves,
    marks,
    window: windowOf(
      [before, after],
      marks.map(({ at }) => at),
    ),
  };
};

/** The axis that is looked along: across a plate; of a bar the one along which more of the changed holes run. */
const viewOf = ({ sizeMm, isPlate }: PartShape, changed: readonly Feature[]): number => {
  if (isPlate) return sizeMm.indexOf(Math.min(...sizeMm));
  const along = (axis: number) => changed.filter((feature) => isHole(feature) && alongOf(feature) === axis).length;
  return along(1) > along(2) ? 1 : 2;
};

const isHole = ({ kind }: Feature) => kind === 'hole' || kind === 'thread';

const alongOf = ({ points: [from = [0, 0, 0], to = from] }: Feature): number => {
  const sizes = [0, 1, 2].map((axis) => Math.abs((to[axis] ?? 0) - (from[axis] ?? 0)));
  return sizes.indexOf(Math.max(...sizes));
};

const planeOf = (view: number): [number, number] => (view === 0 ? [1, 2] : view === 1 ? [0, 2] : [0, 1]);

/** Upwards on the screen is against its y. */
const flatIn = (view: number) => {
  const [u, v] = planeOf(view);
  return (point: Vector): Flat => [point[u] ?? 0, -(point[v] ?? 0)];
};

const pieceOf = (
  { sizeMm, features, drawn }: Pick<PartShape, 'sizeMm' | 'features' | 'drawn'>,
  view: number,
  shiftMm: Vector,
): Piece => {
  const flat = flatIn(view);
  const [u, v] = planeOf(view);
  const [halfU, halfV] = [(sizeMm[u] ?? 0) / 2, (sizeMm[v] ?? 0) / 2];
  const [offU, offV] = flat(shiftMm);
  const box: Flat[] = [
    [offU - halfU, offV - halfV],
    [offU + halfU, offV - halfV],
    [offU + halfU, offV + halfV],
    [offU - halfU, offV + halfV],
  ];
  const [contour, ...openings] = drawn.filter(({ kind }) => kind === 'contour').map(({ points }) => points.map(flat));
  const removed = drawn.filter(({ kind }) => kind === 'removed').map(({ points }) => hullOf(points.map(flat)));
  return {
    outline: contour ?? box,
    loops: [...openings, ...removed],
    holes: features.filter(isHole).map((feature) => ({
      at: flat(middleOf(feature)),
      radius: (feature.scalars[0] ?? 0) / 2,
      isSeen: alongOf(feature) === view,
      ends: feature.points.map(flat),
    })),
  };
};

/** Points around others, in order. */
const hullOf = (points: readonly Flat[]): Flat[] => {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list: readonly Flat[]) => {
    const hull: Flat[] = [];
    for (const at of list) {
      while (hull.length > 1 && turnOf(hull.at(-2), hull.at(-1), at) <= 0) hull.pop();
      hull.push(at);
    }
    return hull.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
};

const turnOf = ([ax, ay]: Flat = [0, 0], [bx, by]: Flat = [0, 0], [cx, cy]: Flat) =>
  (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);

/** A long bar is shown where it differs. */
const longest = 5;

const windowOf = (pieces: readonly Piece[], marks: readonly Flat[]): [number, number, number, number] => {
  const all = pieces.flatMap(({ outline }) => outline);
  const [left, right] = spanOf(all.map(([x]) => x));
  const [top, bottom] = spanOf(all.map(([, y]) => y));
  const room = 0.06 * Math.max(right - left, bottom - top);
  const isLong = right - left > longest * (bottom - top);
  if (!isLong || marks.length === 0) return [left - room, top - room, right - left + 2 * room, bottom - top + 2 * room];
  const [from, to] = spanOf(marks.map(([x]) => x));
  const width = Math.min(right - left, Math.max(longest * (bottom - top), to - from + 2 * (bottom - top)));
  const start = Math.min(Math.max((from + to - width) / 2, left), right - width);
  const edge = 0.06 * width;
  return [start - edge, top - edge, width + 2 * edge, bottom - top + 2 * edge];
};

const spanOf = (values: readonly number[]): [number, number] => [Math.min(...values), Math.max(...values)];
