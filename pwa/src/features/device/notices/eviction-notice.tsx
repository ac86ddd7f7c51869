import type { UserId } from '@knotenblech/shared/values/ids.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { type Cleared, dismissEviction, evictionInfo, subscribeToCleared } from '../../../device/quota/local-data.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { formatMoment } from '../../../ui/figures/format-time.ts';
import { Notice } from '../../../ui/signals/notice.tsx';
import styles from './notices.module.css';

/** The browser has cleared this device by itself: told to whom it concerns, also before he signs in. Stands until he puts it away. */
export const EvictionNotice = ({ userId }: { userId: UserId | null }) => {
  const cleared = useSyncExternalStore(subscribeToCleared, evictionInfo);
  const concern = cleared && concernOf(cleared, userId);
  if (!cleared || concern === 'of another') return null;
  const isSignedIn = userId !== null;
  return (
    <div className={isSignedIn ? styles.place : undefined}>
      <Notice
        tone={lostOf(cleared) > 0 ? 'error' : 'warn'}
        title={<Trans>Der Browser hat die Daten auf diesem Gerät gelöscht.</Trans>}
        action={
          concern === 'his' ? (
            <Button onPress={dismissEviction}>
              <Trans>Verstanden</Trans>
            </Button>
          ) : null
        }
      >
        <p>
          <WhatIsLost cleared={cleared} isSignedIn={isSignedIn} />{' '}
          {isSignedIn ? (
            <Trans>Alles andere kommt vom Server.</Trans>
          ) : (
            <Trans>Nach dem Anmelden sehen Sie, was gerettet ist; alles andere kommt vom Server.</Trans>
          )}
        </p>
        <SavedOrders count={cleared.saved ?? 0} />
      </Notice>
    </div>
  );
};

const lostOf = ({ waiting, saved = 0 }: Cleared) => Math.max(0, (waiting ?? 0) - saved);

const WhatIsLost = ({ cleared, isSignedIn }: { cleared: Cleared; isSignedIn: boolean }) => {
  const { i18n } = useLingui();
  const { waiting, at } = cleared;
  const lost = lostOf(cleared);
  if (waiting === null)
    return <Trans>Was noch nicht gesendet war, ist verloren; ob es etwas gab, ist hier nicht mehr bekannt.</Trans>;
  if (waiting === 0) return <Trans>Es war alles gesendet, verloren ist nichts.</Trans>;
  if (lost === 0) return <Trans>Verloren ist nichts.</Trans>;
  return (
    <>
      {isSignedIn ? (
        <Plural
          value={lost}
          one="# Änderung war noch nicht gesendet und ist verloren"
          other="# Änderungen waren noch nicht gesendet und sind verloren"
        />
      ) : (
        <Plural value={lost} one="# Änderung war noch nicht gesendet" other="# Änderungen waren noch nicht gesendet" />
      )}{' '}
      <Trans>(Stand {formatMoment(at, i18n.locale)}).</Trans>
    </>
  );
};

const SavedOrders = ({ count: savedOrders }: { count: number }) =>
  savedOrders > 0 ? (
    <p>
      <Plural
        value={savedOrders}
        one="Gerettet: # Bestellung; sie wurde wieder zum Senden vorgemerkt."
        other="Gerettet: # Bestellungen; sie wurden wieder zum Senden vorgemerkt."
      />
    </p>
  ) : null;

/** So long it is told to whoever signs in here: its user may not come any more. */
const toldToAllMs = 30 * 86_400_000;

/** Whose it was that the browser has cleared, seen from a user, or from nobody who has signed in yet. */
export const concernOf = (
  { userId: owner, at }: Cleared,
  userId: UserId | null,
  nowMs = Date.now(),
): 'his' | 'perhaps his' | 'of another' => {
  if (owner === userId) return 'his';
  return userId === null && nowMs - Date.parse(at) < toldToAllMs ? 'perhaps his' : 'of another';
};
