import type { PunchoutProtocol } from '@knotenblech/shared/accounts/punchout.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Dialog } from '../../../ui/layout/dialog.tsx';
import { Notice } from '../../../ui/signals/notice.tsx';
import keysStyles from '../keys/keys-screen.module.css';

/** What a purchasing system comes in with; the password is told this once. */
export type Login = { protocol: PunchoutProtocol; userName: string; password: string };

/** The fields of each protocol that take name and password, as programs call them. */
const fieldNames: Record<PunchoutProtocol, { userName: string; password: string }> = {
  oci: { userName: 'USERNAME', password: 'PASSWORD' },
  ids: { userName: 'name_kunde', password: 'pw_kunde' },
};

export const LoginDialog = ({ login, onClose }: { login: Login; onClose: () => void }) => {
  const { t } = useLingui();
  const { protocol, userName, password } = login;
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(password);
    setIsCopied(true);
  };
  const secretOf = (field: string, value: string) => (
    <div>
      <p className={keysStyles.soft}>{field}</p>
      <code className={keysStyles.secret}>{value}</code>
    </div>
  );
  return (
    <Dialog
      title={<Trans>Zugang Ihres Einkaufssystems</Trans>}
      onClose={onClose}
      hasNoRoute
      actions={
        <Button tone="primary" onPress={onClose}>
          <Trans>Fertig</Trans>
        </Button>
      }
    >
      <div className={keysStyles.made} role="status">
        <Notice tone="good" title={<Trans>Der Zugang ist angelegt.</Trans>}>
          <p>
            <Trans>
              Tragen Sie alles jetzt in Ihrem Einkaufssystem ein: Das Passwort wird nur dieses eine Mal gezeigt.
            </Trans>
          </p>
        </Notice>
        {secretOf(t`Adresse des Shops`, `${location.origin}/api/punchout/${protocol}`)}
        {secretOf(t`Benutzername (${fieldNames[protocol].userName})`, userName)}
        {secretOf(t`Passwort (${fieldNames[protocol].password})`, password)}
        <Button icon={<Icon name={isCopied ? 'check' : 'external'} />} onPress={() => void copy()}>
          {isCopied ? t`Kopiert` : t`Passwort kopieren`}
        </Button>
      </div>
    </Dialog>
  );
};
