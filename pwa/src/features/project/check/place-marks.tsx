import { type Drawing, spotIn, type View } from '@knotenblech/shared/geometry/drawing/draw-view.ts';
import { useEffect, useRef } from 'react';
import type { SpaceView } from '../view3d/scene/space-view.ts';
import styles from './check.module.css';
import type { FindingMark } from './use-places.ts';

/** A ring about a place, its number above it. */
const Mark = ({ number }: { number: number }) => (
  <>
    <circle className={styles.mark} r={11} />
    <circle className={styles.markDisc} cx={11} cy={-11} r={8} />
    <text className={styles.markNumber} x={11} y={-7}>
      {number}
    </text>
  </>
);

/** A mark in mm of a drawing. */
export type SpotMark = { number: number; spot: [number, number] };

export const spotsIn = (drawing: Drawing, view: View, marks: readonly FindingMark[]): SpotMark[] =>
  marks.map(({ number, at }) => ({ number, spot: spotIn(drawing, view, at) }));

type SheetMarksProps = { marks: readonly SpotMark[]; place: (spot: [number, number]) => [number, number] };

/** The places of findings on a drawing. */
export const SheetMarks = ({ marks, place }: SheetMarksProps) => (
  <g aria-hidden>
    {marks.map(({ number, spot }, index) => {
      const [x, y] = place(spot);
      return (
        <g key={index} transform={`translate(${x} ${y})`}>
          <Mark number={number} />
        </g>
      );
    })}
  </g>
);

/** The places of findings in space; they follow what is turned. */
export const SpaceMarks = ({ space, marks }: { space: SpaceView; marks: readonly FindingMark[] }) => {
  const svg = useRef<SVGSVGElement>(null);
  useEffect(
    () =>
      space.watch((spotOf) => {
        marks.forEach(({ at }, index) => {
          const { x, y } = spotOf(at);
          svg.current?.children[index]?.setAttribute('transform', `translate(${x} ${y})`);
        });
      }),
    [space, marks],
  );
  return (
    <svg ref={svg} className={styles.inSpace} aria-hidden>
      {marks.map(({ number }, index) => (
        <g key={index} transform="translate(-99 -99)">
          <Mark number={number} />
        </g>
      ))}
    </svg>
  );
};
