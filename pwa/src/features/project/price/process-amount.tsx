import type { ProcessPrice } from '@knotenblech/shared/prices/process-price.ts';
import { useLingui } from '@lingui/react/macro';
import { formatKg, formatM2 } from '../../../ui/figures/format-figure.ts';
import styles from '../inspector/inspector.module.css';

const minutes = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 3, maximumFractionDigits: 3 });

/** How much of a process goes into one piece: minutes, kg or m². */
export const ProcessAmount = ({ row }: { row: ProcessPrice }) => {
  const { t } = useLingui();
  const [figure, unit] =
    row.minutesPerPiece > 0
      ? [minutes.format(row.minutesPerPiece), t`min`]
      : row.m2PerPiece > 0
        ? [formatM2(row.m2PerPiece * 1_000_000), 'm²']
        : [formatKg(row.kgPerPiece * 1000), 'kg'];
  return (
    <>
      {figure}
      <span className={styles.unit}>{`\u00a0${unit}`}</span>
    </>
  );
};
