import type { Vector } from '@knotenblech/shared/geometry/body/body.schema.ts';
import { useEffect, useRef } from 'react';
import { formatMm } from '../../../../ui/figures/format-figure.ts';
import type { Spot } from '../camera/camera.ts';
import type { Mark } from '../picking/create-raycaster.ts';
import type { SpaceView } from '../scene/space-view.ts';
import styles from '../space.module.css';
import type { Measured } from './measure.ts';

type MeasureLinesProps = {
  space: SpaceView;
  marks: readonly Mark[];
  /** What a tap would take. */
  offered: Mark | null;
  result: Measured;
};

const labelOf = (result: Measured) => {
  if (result.kind === 'diameter') return `Ø ${formatMm(result.diameterMm)}`;
  return result.kind === 'distance' ? formatMm(result.lengthMm) : '';
};

/** Marks, the line between them and its figure, over the picture. */
export const MeasureLines = ({ space, marks, offered, result }: MeasureLinesProps) => {
  const svg = useRef<SVGSVGElement>(null);
  useEffect(() => space.watch((spotOf) => place(svg.current, { marks, offered }, spotOf)), [space, marks, offered]);
  return (
    <svg ref={svg} className={styles.lines} aria-hidden>
      <line className={styles.span} />
      <circle className={styles.mark} r={5} />
      <circle className={styles.mark} r={5} />
      <circle className={styles.offer} r={8} />
      <text className={styles.label}>{labelOf(result)}</text>
    </svg>
  );
};

const place = (
  svg: SVGSVGElement | null,
  { marks, offered }: Pick<MeasureLinesProps, 'marks' | 'offered'>,
  spotOf: (point: Vector) => Spot,
) => {
  if (!svg) return;
  const [line, start, end, offer, label] = svg.children;
  const [from, to] = marks.map((mark) => spotOf(mark.point));
  putCircle(start, from);
  putCircle(end, to);
  putCircle(offer, offered ? spotOf(offered.point) : undefined);
  const last = to ?? from;
  for (const [name, value] of Object.entries({ x1: from?.x, y1: from?.y, x2: last?.x, y2: last?.y })) {
    line?.setAttribute(name, String(value ?? -99));
  }
  label?.setAttribute('x', String(from && last ? (from.x + last.x) / 2 + (to ? 0 : 14) : -99));
  label?.setAttribute('y', String(from && last ? (from.y + last.y) / 2 - 10 : -99));
};

const putCircle = (circle: Element | undefined, spot: Spot | undefined) => {
  circle?.setAttribute('cx', String(spot?.x ?? -99));
  circle?.setAttribute('cy', String(spot?.y ?? -99));
};
