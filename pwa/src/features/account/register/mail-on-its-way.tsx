import { linkMinutes } from '@knotenblech/shared/accounts/link-paths.ts';
import { Trans } from '@lingui/react/macro';
import { Button } from '../../../ui/actions/button.tsx';
import { Notice } from '../../../ui/signals/notice.tsx';
import styles from '../own/account-form.module.css';

/** After a registration: the mail says how it goes on, also to somebody who has an account already. */
export const MailOnItsWay = ({ email, onClose }: { email: string; onClose: () => void }) => (
  <div className={styles.words} role="status">
    <Notice tone="good" title={<Trans>Wir haben eine E-Mail an {email} geschickt.</Trans>}>
      <p>
        <Trans>
          Öffnen Sie den Link darin innerhalb von {linkMinutes} Minuten und bestätigen Sie Ihre Registrierung. Danach
          melden Sie sich mit Ihrer E-Mail-Adresse an.
        </Trans>
      </p>
    </Notice>
    <p className={styles.note}>
      <Trans>Nichts angekommen? Sehen Sie im Ordner für unerwünschte Nachrichten nach.</Trans>
    </p>
    <Button isWide onPress={onClose}>
      <Trans>Schließen</Trans>
    </Button>
  </div>
);
