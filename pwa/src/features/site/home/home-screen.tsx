'use no memo';

import { Trans } from '@lingui/react/macro';
import { type ReactNode, Suspense, useEffect } from 'react';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { lazyPart } from '../../../ui/lazy/lazy-part.tsx';
import { GussetPlateDrawing } from './gusset-plate-drawing.tsx';
import styles from './home-screen.module.css';

/** Below what is seen first. */
const HomeMore = lazyPart(async () => (await import('../below/home-more.tsx')).HomeMore);

type HomeScreenProps = {
  /** Of an account, or made here without one. */
  hasProjects: boolean;
  /** Takes a file at once; absent where something else is asked first. */
  start?: ReactNode;
  /** The operator's own words, below ours. */
  words?: ReactNode;
};

export const HomeScreen = ({ hasProjects, start, words }: HomeScreenProps) => {
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
          {start}
          <div className={styles.actions}>
            {hasProjects ? (
              <LinkButton from="/$lang" to="/$lang/shop/projects" tone={start ? 'secondary' : 'primary'}>
                <Trans>Zu den Projekten</Trans>
              </LinkButton>
            ) : (
              <LinkButton from="/$lang" to="/$lang/shop/login" tone={start ? 'secondary' : 'primary'}>
                <Trans>Anmelden</Trans>
              </LinkButton>
            )}
          </div>
        </div>
        <figure className={styles.drawing}>
          <GussetPlateDrawing />
        </figure>
      </section>
      <Suspense>
        <HomeMore />
      </Suspense>
      {words}
    </main>
  );
};
