import type { UserId } from '@knotenblech/shared/values/ids.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { clearedHere, putClearedAway, subscribeToCleared } from '../../../sync/room/held-here.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { formatMoment } from '../../../ui/figures/format-time.ts';
import { Notice } from '../../../ui/signals/notice.tsx';
import styles from './notices.module.css';

/** The browser has cleared this device by itself: what is lost, what is saved, which is seen after the sign-in, by whom it concerns. Stands until it is put away. */
export const ClearedNotice = ({ userId }: { userId: UserId | null }) => {
  const { i18n } = useLingui();
  const cleared = useSyncExternalStore(subscribeToCleared, clearedHere);
  if (!cleared || (cleared.userId !== undefined && cleared.userId !== userId)) return null;
  const isSignedIn = userId !== null;
  if (cleared.waiting === null) return <ForgottenNotice />;
  const { waiting, saved: savedOrders = 0, at } = cleared;
  const lost = Math.max(0, waiting - savedOrders);
  return (
    <div className={isSignedIn ? styles.place : undefined}>
      <Notice
        tone={lost > 0 ? 'error' : 'warn'}
        title={<Trans>Der Browser hat die Daten auf diesem Gerät gelöscht.</Trans>}
        action={
          <Button onPress={putClearedAway}>
            <Trans>Verstanden</Trans>
          </Button>
        }
      >
        <p>
          {lost > 0 ? (
            <>
              {isSignedIn ? (
                <Plural
                  value={lost}
                  one="# Änderung war noch nicht gesendet und ist verloren"
                  other="# Änderungen waren noch nicht gesendet und sind verloren"
                />
              ) : (
                <Plural
                  value={lost}
                  one="# Änderung war noch nicht gesendet"
                  other="# Änderungen waren noch nicht gesendet"
                />
              )}{' '}
              <Trans>(Stand {formatMoment(at, i18n.locale)}).</Trans>
            </>
          ) : waiting > 0 ? (
            <Trans>Verloren ist nichts.</Trans>
          ) : (
            <Trans>Es war alles gesendet, verloren ist nichts.</Trans>
          )}{' '}
          {isSignedIn ? (
            <Trans>Alles andere kommt vom Server.</Trans>
          ) : (
            <Trans>Nach dem Anmelden sehen Sie, was gerettet ist; alles andere kommt vom Server.</Trans>
          )}
        </p>
        {savedOrders > 0 ? (
          <p>
            <Plural
              value={savedOrders}
              one="Gerettet: # Bestellung; sie wurde wieder zum Senden vorgemerkt."
              other="Gerettet: # Bestellungen; sie wurden wieder zum Senden vorgemerkt."
            />
          </p>
        ) : null}
      </Notice>
    </div>
  );
};

/** Not even a count of what waited is left. */
const ForgottenNotice = () => (
  <div className={styles.place}>
    <Notice
      tone="warn"
      title={<Trans>Der Browser hat die Daten auf diesem Gerät gelöscht.</Trans>}
      action={
        <Button onPress={putClearedAway}>
          <Trans>Verstanden</Trans>
        </Button>
      }
    >
      <p>
        <Trans>Was noch nicht gesendet war, ist verloren; ob es etwas gab, ist hier nicht mehr bekannt.</Trans>{' '}
        <Trans>Alles andere kommt vom Server.</Trans>
      </p>
    </Notice>
  </div>
);
