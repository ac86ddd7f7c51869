import { Trans } from '@lingui/react/macro';
import { useShop } from '../../sync/hooks/use-shop.tsx';
import styles from './standing-warnings.module.css';

/** What holds for every price; quiet, because it always stands there. */
export const StandingWarnings = () => {
  const { actor } = useShop();
  return (
    <aside className={styles.warnings}>
      <p>
        <Trans>Materialpreise freibleibend.</Trans>
      </p>
      <p>
        {actor.seesPrices ? (
          <Trans>„Auf Anfrage“ heißt: Wir prüfen das Teil und nennen den Preis innerhalb von 48 Stunden.</Trans>
        ) : (
          <Trans>Für Ihr Benutzerkonto sind keine Preise sichtbar.</Trans>
        )}
      </p>
    </aside>
  );
};
