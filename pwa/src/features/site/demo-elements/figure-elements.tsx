import { Trans } from '@lingui/react/macro';
import { Amount } from '../../../ui/figures/amount.tsx';
import { Measure } from '../../../ui/figures/measure.tsx';
import { Swatch } from '../../../ui/figures/swatch.tsx';
import styles from './demo-elements.module.css';

export const FigureElements = () => (
  <section className={styles.group}>
    <h2>
      <Trans>Zahlen und Oberflächen</Trans>
    </h2>
    <div className={styles.row}>
      <Amount cents={123_456} />
      <Measure g={12_345} />
      <Swatch surface="RAW" />
      <Swatch surface="ZINCED" />
      <Swatch surface="COATED" />
      <Swatch surface="POWDER_COATED" colour="#383e42" />
      <Swatch surface="POWDER_COATED_CUSTOM" colour="#004f7c" />
    </div>
  </section>
);
