import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { isOpenElsewhere, type Locked, onUnlocked, type SignInReason } from '../../../device/lock/unlock.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Mark } from '../../../ui/icons/icon.tsx';
import { Notice } from '../../../ui/signals/notice.tsx';
import styles from './lock-screen.module.css';
import { type OpenByPin, PinEntry } from './pin-entry.tsx';

type LockScreenProps = { locked: Locked; open: OpenByPin; onOpened: () => void };

/** All there is to see of a locked device: whose it is by his initials, and how it opens. */
export const LockScreen = ({ locked, open, onOpened }: LockScreenProps) => {
  const { t } = useLingui();
  const { href } = useLocation();
  const { initials, hasPin, mustSignIn } = locked;
  const [isPinSpent, setIsPinSpent] = useState(false);
  useEffect(() => {
    document.title = `${t`Dieses Gerät ist gesperrt`} · Knotenblech`;
  }, [t]);
  useEffect(() => {
    const stop = onUnlocked(() => location.reload());
    void isOpenElsewhere().then((isOpen) => isOpen && location.reload());
    return stop;
  }, []);
  return (
    <main className={styles.lock}>
      <p className={styles.brand}>
        <Mark size={32} /> Knotenblech
      </p>
      <div className={styles.who}>
        {initials ? (
          <span className={styles.initials} aria-hidden>
            {initials}
          </span>
        ) : null}
        <h1>
          <Trans>Dieses Gerät ist gesperrt</Trans>
        </h1>
      </div>
      {mustSignIn ? <SignInNotice reason={mustSignIn} /> : null}
      {hasPin ? (
        <PinEntry initials={initials} open={open} onOpened={onOpened} onSpent={() => setIsPinSpent(true)} />
      ) : null}
      <p className={styles.soft}>
        <Trans>Was noch nicht gesendet ist, liegt verschlüsselt hier und geht nach dem Entsperren hinaus.</Trans>
      </p>
      {initials ? (
        <p className={styles.soft}>
          <Trans>
            Angemeldet ist {initials}. Alle anderen kommen nur mit einer eigenen Anmeldung hinein; ihre PIN ruht so
            lange.
          </Trans>
        </p>
      ) : null}
      <p className={styles.soft}>
        {mustSignIn || (hasPin && !isPinSpent) ? null : (
          <>
            <Trans>Für dieses Gerät gilt keine PIN; nach dem Anmelden können Sie eine festlegen.</Trans>{' '}
          </>
        )}
        <Trans>Zum Anmelden mit Passwort, auch als andere Person, wird eine Verbindung gebraucht.</Trans>
      </p>
      <div className={styles.ways}>
        <LinkButton
          tone={hasPin && !isPinSpent ? 'secondary' : 'primary'}
          isWide
          from="/$lang"
          to="/$lang/shop/login"
          search={{ back: href }}
        >
          <Trans>Mit Passwort anmelden</Trans>
        </LinkButton>
        <LinkButton tone="quiet" isWide from="/$lang" to="/$lang/shop/login">
          <Trans>Als andere Person anmelden</Trans>
        </LinkButton>
      </div>
    </main>
  );
};

/** Why a locked device opens with a sign-in alone. */
export const SignInNotice = ({ reason }: { reason: SignInReason }) => (
  <Notice tone="warn" title={<ReasonWords reason={reason} />}>
    <p>
      <Trans>Zum Entsperren wird diesmal eine Anmeldung gebraucht, mit Verbindung.</Trans>
    </p>
  </Notice>
);

const ReasonWords = ({ reason }: { reason: SignInReason }) => {
  switch (reason) {
    case 'server unheard':
      return <Trans>Lange keine Verbindung zum Server</Trans>;
    case 'lying key':
      return <Trans>Der Schlüssel zu den Daten hier ließ sich nicht verschließen</Trans>;
  }
};
