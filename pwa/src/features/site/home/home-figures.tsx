import { Trans } from '@lingui/react/macro';
import { AllSwatches } from '../../../ui/figures/swatch.tsx';
import styles from './home-figures.module.css';

export const HomeFigures = () => (
  <section className={styles.figures}>
    <h2>
      <Trans>Was wir fertigen</Trans>
    </h2>
    <dl className={styles.rows}>
      <div className={styles.row}>
        <dt>
          <Trans>Bleche</Trans>
        </dt>
        <dd className={styles.figure}>
          1–60<span className={styles.unit}> mm</span>
        </dd>
        <dd className={styles.note}>
          <Trans>
            Knotenbleche, Stützenfüße, Kopfplatten und Laschen, lasergeschnitten mit Bohrungen und Langlöchern
          </Trans>
        </dd>
      </div>
      <div className={styles.row}>
        <dt>
          <Trans>Profile</Trans>
        </dt>
        <dd className={styles.figure}>1.590</dd>
        <dd className={styles.note}>
          <Trans>IPE, HEA, HEB, UPN, Winkel, Hohlprofile und Flachstahl, gesägt und gebohrt</Trans>
        </dd>
      </div>
      <div className={styles.row}>
        <dt>
          <Trans>Oberflächen</Trans>
        </dt>
        <dd className={styles.swatches}>
          <AllSwatches />
        </dd>
        <dd className={styles.note}>
          <Trans>Roh, feuerverzinkt, grundiert oder pulverbeschichtet in jeder Farbe aus RAL Classic</Trans>
        </dd>
      </div>
      <div className={styles.row}>
        <dt>
          <Trans>Fertigung</Trans>
        </dt>
        <dd className={styles.figure}>
          3–15
          <span className={styles.unit}>
            {' '}
            <Trans>Arbeitstage</Trans>
          </span>
        </dd>
        <dd className={styles.note}>
          <Trans>Standard bis Express Plus, per Paket, Spedition oder zur Abholung im Werk</Trans>
        </dd>
      </div>
    </dl>
  </section>
);
