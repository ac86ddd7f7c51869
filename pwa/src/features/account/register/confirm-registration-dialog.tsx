import { accountCalls } from '@knotenblech/shared/api/accounts/account-calls.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Notice } from '../../../ui/signals/notice.tsx';
import { callAccountApi } from '../own/call-account-api.ts';
import { ConfirmLinkDialog } from '../own/confirm-link-dialog.tsx';

type ConfirmRegistrationDialogProps = { token: string | null; onClose: () => void };

/** Makes the account that the mailed link is for. */
export const ConfirmRegistrationDialog = ({ token, onClose }: ConfirmRegistrationDialogProps) => {
  const { i18n } = useLingui();
  const { path, answer } = accountCalls.confirmRegistration;
  return (
    <ConfirmLinkDialog
      title={<Trans>Registrierung bestätigen</Trans>}
      button={<Trans>Registrierung bestätigen</Trans>}
      token={token}
      confirm={(given) => callAccountApi({ path, body: { token: given }, answer }, { language: i18n.locale })}
      failureTitle={<Trans>Die Registrierung wurde nicht bestätigt.</Trans>}
      afterFailure={
        <LinkButton isWide from="/$lang" to="/$lang/shop/register">
          <Trans>Noch einmal registrieren</Trans>
        </LinkButton>
      }
      renderDone={({ userName, projectId }) => (
        <>
          <Notice tone="good" title={<Trans>Ihr Benutzerkonto ist angelegt.</Trans>}>
            <p>
              <Trans>Melden Sie sich mit {userName} und Ihrem Passwort an.</Trans>
            </p>
          </Notice>
          <LinkButton
            tone="primary"
            isWide
            from="/$lang"
            to="/$lang/shop/login"
            search={projectId === null ? {} : { back: `/${i18n.locale}/shop/assistent/${projectId}` }}
          >
            <Trans>Anmelden</Trans>
          </LinkButton>
        </>
      )}
      onClose={onClose}
    >
      <p>
        <Trans>Mit einem Klick ist Ihr Benutzerkonto angelegt, und Sie können sich anmelden.</Trans>
      </p>
    </ConfirmLinkDialog>
  );
};
