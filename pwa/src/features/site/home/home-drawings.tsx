import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import styles from './home-drawings.module.css';

const files = ['podest', 'hr-205', 'wf-305', 'kp-120'] as const;

/** Parts of the sample projects as the shop draws them. */
export const HomeDrawings = () => {
  const { t } = useLingui();
  const names = {
    podest: t`Podest mit Geländerlaschen`,
    'hr-205': t`Riegel aus einem IPE`,
    'wf-305': t`Konsolwinkel`,
    'kp-120': t`Balkenschuhplatte`,
  };
  return (
    <section className={styles.drawings}>
      <header className={styles.header}>
        <h2>
          <Trans>So sehen Ihre Teile im Shop aus</Trans>
        </h2>
        <Link from="/$lang" to="/$lang/gallery" className={styles.more ?? ''}>
          <Trans>Alle Zeichnungen</Trans>
        </Link>
      </header>
      <ul className={styles.row}>
        {files.map((file) => (
          <li key={file}>
            <img src={`/drawings/${file}.svg`} width={640} height={480} alt={names[file]} loading="lazy" />
          </li>
        ))}
      </ul>
    </section>
  );
};
