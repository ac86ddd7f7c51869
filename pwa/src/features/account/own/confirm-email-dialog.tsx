import { accountCalls } from '@knotenblech/shared/api/accounts/account-calls.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Notice } from '../../../ui/signals/notice.tsx';
import { callAccountApi } from './call-account-api.ts';
import { ConfirmLinkDialog } from './confirm-link-dialog.tsx';

type ConfirmEmailDialogProps = { token: string | null; onClose: () => void };

/** Makes the address that the mailed link was sent to the user's. */
export const ConfirmEmailDialog = ({ token, onClose }: ConfirmEmailDialogProps) => {
  const { i18n } = useLingui();
  const { path, answer } = accountCalls.confirmEmail;
  return (
    <ConfirmLinkDialog
      title={<Trans>E-Mail-Adresse bestätigen</Trans>}
      button={<Trans>E-Mail-Adresse bestätigen</Trans>}
      token={token}
      confirm={(given) => callAccountApi({ path, body: { token: given }, answer }, { language: i18n.locale })}
      failureTitle={<Trans>Die E-Mail-Adresse wurde nicht geändert.</Trans>}
      afterFailure={
        <LinkButton isWide from="/$lang" to="/$lang/shop/account/user">
          <Trans>Zum Benutzerkonto</Trans>
        </LinkButton>
      }
      renderDone={({ email }) => (
        <>
          <Notice tone="good" title={<Trans>{email} ist jetzt die Adresse Ihres Benutzerkontos.</Trans>}>
            <p>
              <Trans>Ab jetzt gehen alle Nachrichten dorthin, und Sie können sich mit ihr anmelden.</Trans>
            </p>
          </Notice>
          <Button isWide onPress={onClose}>
            <Trans>Schließen</Trans>
          </Button>
        </>
      )}
      onClose={onClose}
    >
      <p>
        <Trans>Mit einem Klick wird diese Adresse die Ihres Benutzerkontos. Bis dahin gilt die bisherige.</Trans>
      </p>
    </ConfirmLinkDialog>
  );
};
