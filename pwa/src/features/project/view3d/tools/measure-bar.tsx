import { Trans, useLingui } from '@lingui/react/macro';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { formatMm } from '../../../../ui/figures/format-figure.ts';
import { Icon } from '../../../../ui/icons/icon.tsx';
import styles from '../space.module.css';
import type { Measured } from './measure.ts';

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
