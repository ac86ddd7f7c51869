import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect } from 'react';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { GussetPlateDrawing } from './gusset-plate-drawing.tsx';
import { HomeDrawings } from './home-drawings.tsx';
import { HomeFigures } from './home-figures.tsx';
import styles from './home-screen.module.css';
import { HomeSteps } from './home-steps.tsx';

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
