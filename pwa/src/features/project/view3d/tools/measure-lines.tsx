import type { Vector } from '@knotenblech/shared/geometry/body/body.schema.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { IconButton } from '../../../../ui/actions/button.tsx';
import { formatMm } from '../../../../ui/figures/format-figure.ts';
import { Icon } from '../../../../ui/icons/icon.tsx';
import type { Spot } from '../camera/create-motion.ts';
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

type MeasureBarProps = { result: Measured; isMissed: boolean; onClose: () => void };

/** What to tap next, or what was measured. */
export const MeasureBar = ({ result, isMissed, onClose }: MeasureBarProps) => {
  const { t } = useLingui();
  return (
    <div role="group" aria-label={t`Messen`} className={styles.panel}>
      <p role="status" className={styles.words}>
        {isMissed ? (
          <Trans>Hier ist nichts zu fassen: Ecke, Kante oder Bohrung antippen</Trans>
        ) : (
          <Result result={result} />
        )}
      </p>
      <IconButton label={t`Messen beenden`} onPress={onClose}>
        <Icon name="close" />
      </IconButton>
    </div>
  );
};

const Result = ({ result }: { result: Measured }) => {
  switch (result.kind) {
    case 'nothing':
      return <Trans>Ecke, Kante oder Bohrung antippen</Trans>;
    case 'point':
      return <Trans>Zweiten Punkt antippen</Trans>;
    case 'diameter':
      return (
        <>
          <strong className={styles.figure}>Ø {formatMm(result.diameterMm)} mm</strong>
          <span className={styles.aside}>
            <Trans>Zweiter Punkt: Abstand von der Mitte</Trans>
          </span>
        </>
      );
    case 'distance': {
      const [x, y, z] = result.alongMm.map(formatMm);
      return (
        <>
          <strong className={styles.figure}>{formatMm(result.lengthMm)} mm</strong>
          <span className={styles.aside}>
            {result.betweenMiddles ? <Trans>von Mitte</Trans> : null} X {x} · Y {y} · Z {z}
          </span>
        </>
      );
    }
  }
};
