import { checkNewPassword } from '@knotenblech/shared/accounts/forms/check-registration.ts';
import { accountCalls } from '@knotenblech/shared/api/accounts/account-calls.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useShop, useSyncStatus } from '../../../sync/hooks/use-shop.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { focusField } from '../../../ui/forms/use-entry.ts';
import { useUnsavedGuard } from '../../../ui/forms/use-unsaved-guard.ts';
import { Dialog } from '../../../ui/layout/dialog.tsx';
import { Notice } from '../../../ui/signals/notice.tsx';
import { addToast } from '../../../ui/signals/toasts.ts';
import { useOwnAccount, useRequest } from './call-account-api.ts';
import { FailureNotice } from './confirm-link-dialog.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';

type PasswordPopupProps = { userId: string; onClose: () => void };

/** The own password; nobody sets or sees another's. */
export const PasswordPopup = ({ userId, onClose }: PasswordPopupProps) => {
  const { actor } = useShop();
  if (userId === actor.userId) return <PasswordDialog onClose={onClose} />;
  return (
    <Dialog
      title={<Trans>Passwort ändern</Trans>}
      onClose={onClose}
      actions={
        <Button onPress={onClose}>
          <Trans>Schließen</Trans>
        </Button>
      }
    >
      <Trans>
        Ein Passwort setzt jeder nur für sich. Einem anderen Benutzer schicken Sie in der Liste einen Link dafür.
      </Trans>
    </Dialog>
  );
};

const blank = { password: '', again: '' };

const PasswordDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useLingui();
  const { actor } = useShop();
  const askOwn = useOwnAccount();
  const [oldPassword, setOldPassword] = useState('');
  const [value, setValue] = useState(blank);
  const [isTried, setIsTried] = useState(false);
  const { isPending, failure, ask } = useRequest();
  const guard = useUnsavedGuard(oldPassword + value.password + value.again !== '');
  const error = checkNewPassword(value, [actor.userName]);

  const save = async (form: HTMLFormElement) => {
    setIsTried(true);
    const first = oldPassword === '' ? 'oldPassword' : error?.field;
    if (first) return focusField(form, first);
    const { path, answer } = accountCalls.changePassword;
    if (!(await ask(() => askOwn({ path, body: { oldPassword, newPassword: value.password }, answer })))) return;
    guard.release();
    addToast({ words: t`Ihr neues Passwort gilt ab jetzt. Ihre anderen Geräte sind abgemeldet.` });
    onClose();
  };

  return (
    <FormDialog
      title={<Trans>Passwort ändern</Trans>}
      guard={guard}
      onClose={onClose}
      onSave={save}
      saveWords={<Trans>Passwort ändern</Trans>}
      isPending={isPending}
    >
      {failure ? (
        <FailureNotice failure={failure} title={<Trans>Das Passwort wurde nicht geändert.</Trans>} />
      ) : (
        <NetworkNotice />
      )}
      <input type="text" name="username" autoComplete="username" value={actor.userName} readOnly hidden />
      <TextField
        label={t`Bisheriges Passwort`}
        type="password"
        name="oldPassword"
        autoComplete="current-password"
        value={oldPassword}
        onChange={setOldPassword}
        error={isTried && oldPassword === '' ? t`Bitte geben Sie Ihr bisheriges Passwort an.` : null}
      />
      <NewPasswordFields value={value} error={isTried ? error : null} onChange={setValue} />
    </FormDialog>
  );
};

/** Said before anything is typed: what this popup does takes a network. */
export const NetworkNotice = () =>
  useSyncStatus().state === 'offline' ? (
    <Notice tone="info" title={<Trans>Zum Speichern wird eine Verbindung gebraucht.</Trans>}>
      <p>
        <Trans>Projekte, Warenkorb und Bestellungen gehen auch ohne Netz weiter.</Trans>
      </p>
    </Notice>
  ) : null;
