import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { GussetPlateDrawing } from './gusset-plate-drawing.tsx';
import homeDrawingsStyles from './home-drawings.module.css';
import { HomeFigures } from './home-figures.tsx';
import styles from './home-screen.module.css';
import homeStepsStyles from './home-steps.module.css';

type HomeScreenProps = {
  isSignedIn: boolean;
  /** The operator's own words, below ours. */
  words?: ReactNode;
};

export const HomeScreen = ({ isSignedIn, words }: HomeScreenProps) => {
  useEffect(() => {
    document.title = 'Knotenblech';
  }, []);
  return (
    <main className={styles.home}>
      <section className={styles.hero}>
        <div className={styles.words}>
          <h1 className={styles.headline}>
            <Trans>Stahlteile nach Maß für den Holzbau</Trans>
          </h1>
          <p className={styles.lead}>
            <Trans>
              Legen Sie die Datei aus Ihrem Holzbauprogramm ab. Sie sehen jedes Blech, jeden Träger und jedes Profil mit
              Maßen, Gewicht und Preis und bestellen, was Sie brauchen.
            </Trans>
          </p>
          <div className={styles.actions}>
            {isSignedIn ? (
              <LinkButton from="/$lang" to="/$lang/shop/projects" tone="primary">
                <Trans>Zu den Projekten</Trans>
              </LinkButton>
            ) : (
              <LinkButton from="/$lang" to="/$lang/shop/login" tone="primary">
                <Trans>Anmelden</Trans>
              </LinkButton>
            )}
          </div>
        </div>
        <figure className={styles.drawing}>
          <GussetPlateDrawing />
        </figure>
      </section>
      <HomeSteps />
      <HomeFigures />
      <HomeDrawings />
      {words}
    </main>
  );
};

const files = ['podest', 'hr-205', 'wf-305', 'kp-120'] as const;

/** Parts of the sample projects as the shop draws them. */
const HomeDrawings = () => {
  const { t } = useLingui();
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
      </ul>
    </section>
  );
};

const HomeSteps = () => (
  <ol className={homeStepsStyles.steps}>
    <li>
      <span className={homeStepsStyles.number}>1</span>
      <h2>
        <Trans>Datei ablegen</Trans>
      </h2>
      <p>
        <Trans>
          BTLx, STWX, NC1, DXF, STEP oder IFC, wie Ihr Programm sie schreibt. Stahl wird an Werkstoff, Profil und Maßen
          erkannt. Was unklar ist, wird gezeigt, und Sie entscheiden.
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
          In vier Schritten, auch ohne Netz: Die Bestellung wartet dann auf dem Gerät und geht genau einmal hinaus, zum
          angezeigten Preis.
        </Trans>
      </p>
    </li>
  </ol>
);
