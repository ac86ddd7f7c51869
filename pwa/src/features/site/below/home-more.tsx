import { formatsText } from '@knotenblech/shared/files/document/part-formats.schema.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { AllSwatches } from '../../../ui/figures/swatch.tsx';
import { finishOf } from '../pages/finish-of.ts';
import homeDrawingsStyles from './home-drawings.module.css';
import styles from './home-figures.module.css';
import homeStepsStyles from './home-steps.module.css';

/** The way to an order, what is made here, and how parts are drawn. */
export const HomeMore = () => (
  <>
    <HomeSteps />
    <HomeConnectors />
    <HomeFigures />
    <HomeDrawings />
  </>
);

const HomeFigures = () => (
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
        <dd className={styles.figure}>1.700+</dd>
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

const files = ['podest', 'hr-205', 'wf-305', 'kp-120'] as const;

/** Parts of the sample projects as the shop draws them, and as they look with their finish. */
const HomeDrawings = () => {
  const { i18n, t } = useLingui();
  const names = {
    podest: t`Podest mit Geländerlaschen`,
    'hr-205': t`Riegel aus einem IPE`,
    'wf-305': t`Konsolwinkel`,
    'kp-120': t`Balkenschuhplatte`,
  };
  return (
    <section className={homeDrawingsStyles.drawings}>
      <header className={homeDrawingsStyles.header}>
        <h2>
          <Trans>So sehen Ihre Teile im Shop aus</Trans>
        </h2>
        <Link from="/$lang" to="/$lang/gallery" className={homeDrawingsStyles.more ?? ''}>
          <Trans>Alle Zeichnungen</Trans>
        </Link>
      </header>
      <ul className={homeDrawingsStyles.row}>
        {files.map((file) => (
          <li key={file}>
            <img src={`/drawings/${file}.svg`} width={640} height={480} alt={names[file]} loading="lazy" />
          </li>
        ))}
        {files.map((file) => (
          <li key={file}>
            <img src={`/views/${file}.webp`} width={640} height={480} alt={names[file]} loading="lazy" />
            <p className={homeDrawingsStyles.finish}>{i18n._(finishOf[file])}</p>
          </li>
        ))}
      </ul>
    </section>
  );
};

const HomeSteps = () => {
  const { i18n } = useLingui();
  const formats = formatsText(i18n.locale);
  return (
    <ol className={homeStepsStyles.steps}>
      <li>
        <span className={homeStepsStyles.number}>1</span>
        <h2>
          <Trans>Datei ablegen</Trans>
        </h2>
        <p>
          <Trans>
            {formats}, wie Ihr Programm sie schreibt. Stahl wird an Werkstoff, Profil und Maßen erkannt. Was unklar ist,
            wird gezeigt, und Sie entscheiden.
          </Trans>
        </p>
      </li>
      <li>
        <span className={homeStepsStyles.number}>2</span>
        <h2>
          <Trans>Prüfen, Preis sehen</Trans>
        </h2>
        <p>
          <Trans>
            Sieben Ansichten mit Maßen zu jedem Teil. Ändern Sie Menge, Stahlsorte oder Oberfläche: Der Preis folgt
            sofort.
          </Trans>
        </p>
      </li>
      <li>
        <span className={homeStepsStyles.number}>3</span>
        <h2>
          <Trans>Bestellen</Trans>
        </h2>
        <p>
          <Trans>
            In vier Schritten, auch ohne Netz: Die Bestellung wartet dann auf dem Gerät und geht genau einmal hinaus,
            zum angezeigten Preis.
          </Trans>
        </p>
      </li>
    </ol>
  );
};

/** For whoever has no file: a connector from a few dimensions. */
const HomeConnectors = () => (
  <p className={homeStepsStyles.without}>
    <Trans>Keine Datei zur Hand?</Trans>{' '}
    <Link from="/$lang" to="/$lang/shop/connectors">
      <Trans>Verbinder ohne CAD</Trans>
    </Link>
  </p>
);
