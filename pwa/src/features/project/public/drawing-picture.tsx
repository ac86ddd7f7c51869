import type { Drawing } from '@knotenblech/shared/geometry/drawing/draw-view.ts';
import { useEffect, useRef, useState } from 'react';
import { SheetMarks, type SpotMark } from '../check/place-marks.tsx';
import { dimensionMarginPx, type PlacedDimension, placeDimension, type Spot } from './dimension-place.ts';
import styles from './drawing-picture.module.css';

const useSize = () => {
  const element = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<{ width: number; height: number } | null>(null);
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return { element, size };
};

/** Lines are finer in small pictures, and where so many stand close that they would run together. */
const weightOf = ({ visible }: Drawing, widthPx: number) => {
  if (widthPx < 140) return styles.tiny;
  return widthPx < 240 || visible.length > 80_000 ? styles.small : '';
};

type DrawingPictureProps = {
  drawing: Drawing;
  /** What is drawn and from where, for those who do not see it. */
  label: string;
  /** Places that findings are about, in mm of the drawing. */
  marks?: readonly SpotMark[];
};

/** A drawing fitted into its place: contour heavier than inner edges, dimensions in real pixels. Always on light ground. */
export const DrawingPicture = ({ drawing, label, marks = [] }: DrawingPictureProps) => {
  const { element, size } = useSize();
  return (
    <div ref={element} className={styles.sheet}>
      {size && size.width > 0 && size.height > 0 ? (
        <svg
          className={`${styles.drawing} ${weightOf(drawing, size.width)}`}
          width={size.width}
          height={size.height}
          role="img"
          aria-label={label}
        >
          <Lines drawing={drawing} marks={marks} {...size} />
        </svg>
      ) : null}
    </div>
  );
};

type LinesProps = Pick<DrawingPictureProps, 'drawing'> & {
  marks: readonly SpotMark[];
  width: number;
  height: number;
};

const Lines = ({ drawing, marks, width, height }: LinesProps) => {
  const { widthMm, heightMm, dimensions } = drawing;
  const margin = dimensions.length > 0 ? dimensionMarginPx : Math.min(width, height) * 0.06;
  const scale = Math.min(
    Math.max(width - 2 * margin, 8) / Math.max(widthMm, 1e-3),
    Math.max(height - 2 * margin, 8) / Math.max(heightMm, 1e-3),
  );
  const [left, top] = [(width - widthMm * scale) / 2, (height - heightMm * scale) / 2];
  const place = ([x, y]: Spot): Spot => [left + x * scale, top + y * scale];
  return (
    <>
      <g transform={`translate(${left} ${top}) scale(${scale})`}>
        <path className={styles.steel} d={drawing.outline} fillRule="evenodd" />
        <path className={styles.edge} d={drawing.visible} />
        <path className={styles.contour} d={drawing.outline} />
      </g>
      {dimensions.map((dimension, index) => (
        <DimensionLine key={index} placed={placeDimension(dimension, place)} />
      ))}
      <SheetMarks marks={marks} place={place} />
    </>
  );
};

const DimensionLine = ({ placed }: { placed: PlacedDimension | null }) =>
  placed && (
    <g className={styles.dimension}>
      <path d={placed.lines} />
      <path className={styles.arrow} d={placed.arrows} />
      <text
        x={placed.at[0]}
        y={placed.at[1]}
        textAnchor={placed.anchor}
        transform={`rotate(${placed.angle} ${placed.at[0]} ${placed.at[1]})`}
      >
        {placed.text}
      </text>
    </g>
  );
