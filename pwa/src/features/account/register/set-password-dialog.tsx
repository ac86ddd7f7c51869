import { checkNewPassword } from '@knotenblech/shared/accounts/forms/check-registration.ts';
import { accountCalls } from '@knotenblech/shared/api/accounts/account-calls.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { focusField } from '../../../ui/forms/use-entry.ts';
import { Dialog } from '../../../ui/layout/dialog.tsx';
import { Notice } from '../../../ui/signals/notice.tsx';
import styles from '../own/account-form.module.css';
import { callAccountApi, type Failure, useRequest } from '../own/call-account-api.ts';
import { FailureNotice, MissingTokenNotice } from '../own/confirm-link-dialog.tsx';
import { NewPasswordFields } from '../own/new-password-fields.tsx';

type SetPasswordDialogProps = { token: string | null; onClose: () => void };

const setPassword = (token: string, password: string, language: string) =>
  callAccountApi(
    { path: accountCalls.setPassword.path, body: { token, password }, answer: accountCalls.setPassword.answer },
    { language },
  );

/** A new password by a mailed link, after a reset or an invitation. */
export const SetPasswordDialog = ({ token, onClose }: SetPasswordDialogProps) => {
  const [isDone, setIsDone] = useState(false);
  return (
    <Dialog title={<Trans>Neues Passwort</Trans>} onClose={onClose}>
      {isDone ? <PasswordSet /> : null}
      {token !== null && !isDone ? <SetPasswordForm token={token} onDone={() => setIsDone(true)} /> : null}
      {token === null && !isDone ? (
        <div className={styles.words}>
          <MissingTokenNotice />
          <AskAgain />
        </div>
      ) : null}
    </Dialog>
  );
};

const isExpired = (failure: Failure | null) =>
  failure !== null && failure !== 'offline' && failure.some(({ code }) => code === 'link_expired');

const SetPasswordForm = ({ token, onDone }: { token: string; onDone: () => void }) => {
  const { i18n } = useLingui();
  const [value, setValue] = useState({ password: '', again: '' });
  const [isTried, setIsTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { isPending, failure, ask } = useRequest();
  const error = checkNewPassword(value);
  const submit = async () => {
    setIsTried(true);
    if (error) return focusField(form.current, error.field);
    if (await ask(() => setPassword(token, value.password, i18n.locale))) onDone();
  };
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <FailureNotice failure={failure} title={<Trans>Das Passwort wurde nicht gesetzt.</Trans>} />
      {isExpired(failure) ? (
        <AskAgain />
      ) : (
        <>
          <NewPasswordFields value={value} error={isTried ? error : null} onChange={setValue} />
          <p className={styles.note}>
            <Trans>Auf allen Geräten, an denen Sie angemeldet sind, werden Sie damit abgemeldet.</Trans>
          </p>
          <Button type="submit" tone="primary" isWide isPending={isPending}>
            <Trans>Passwort setzen</Trans>
          </Button>
        </>
      )}
    </form>
  );
};

const AskAgain = () => (
  <LinkButton isWide from="/$lang" to="/$lang/shop/resetPassword">
    <Trans>Neuen Link anfordern</Trans>
  </LinkButton>
);

const PasswordSet = () => (
  <div className={styles.words} role="status">
    <Notice tone="good" title={<Trans>Ihr neues Passwort gilt ab jetzt.</Trans>} />
    <LinkButton tone="primary" isWide from="/$lang" to="/$lang/shop/login">
      <Trans>Anmelden</Trans>
    </LinkButton>
  </div>
);
