import { linkMinutes } from '@knotenblech/shared/accounts/link-paths.ts';
import { Trans } from '@lingui/react/macro';
import { Button } from '../../../ui/actions/button.tsx';
import { Dialog } from '../../../ui/layout/dialog.tsx';
import { Notice } from '../../../ui/signals/notice.tsx';

type MailSentProps = { isNew: boolean; email: string; onClose: () => void };

/** The user is saved; a mail says how it goes on. */
export const MailSent = ({ isNew, email, onClose }: MailSentProps) => (
  <Dialog
    title={<Trans>E-Mail ist unterwegs</Trans>}
    onClose={onClose}
    actions={
      <Button tone="primary" onPress={onClose}>
        <Trans>Fertig</Trans>
      </Button>
    }
  >
    <div role="status">
      <Notice tone="good" title={<Trans>Wir haben eine E-Mail an {email} geschickt.</Trans>}>
        <p>
          {isNew ? (
            <Trans>
              Mit dem Link darin setzt der neue Benutzer sein Passwort. Er gilt {linkMinutes} Minuten; danach laden Sie
              ihn noch einmal ein.
            </Trans>
          ) : (
            <Trans>
              Die neue Adresse gilt, sobald der Link darin geöffnet und bestätigt ist, innerhalb von {linkMinutes}{' '}
              Minuten. Bis dahin gilt die bisherige.
            </Trans>
          )}
        </p>
      </Notice>
    </div>
  </Dialog>
);
