import type { PunchoutProtocol } from '@knotenblech/shared/accounts/punchout.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import keysStyles from '../keys/keys-screen.module.css';
import { ShownOnceDialog } from '../keys/shown-once-dialog.tsx';

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
  const secretOf = (field: string, value: string) => (
    <div>
      <p className={keysStyles.soft}>{field}</p>
      <code className={keysStyles.secret}>{value}</code>
    </div>
  );
  return (
    <ShownOnceDialog
      title={<Trans>Zugang Ihres Einkaufssystems</Trans>}
      done={<Trans>Der Zugang ist angelegt.</Trans>}
      advice={
        <Trans>
          Tragen Sie alles jetzt in Ihrem Einkaufssystem ein: Das Passwort wird nur dieses eine Mal gezeigt.
        </Trans>
      }
      secret={password}
      copyWords={t`Passwort kopieren`}
      onClose={onClose}
    >
      {secretOf(t`Adresse des Shops`, `${location.origin}/api/punchout/${protocol}`)}
      {secretOf(t`Benutzername (${fieldNames[protocol].userName})`, userName)}
      {secretOf(t`Passwort (${fieldNames[protocol].password})`, password)}
    </ShownOnceDialog>
  );
};
