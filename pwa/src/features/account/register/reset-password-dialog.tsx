import { checkEmail } from '@knotenblech/shared/accounts/forms/check-user-form.ts';
import { linkMinutes } from '@knotenblech/shared/accounts/link-paths.ts';
import { accountCalls } from '@knotenblech/shared/api/accounts/account-calls.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Dialog } from '../../../ui/layout/dialog.tsx';
import { Notice } from '../../../ui/signals/notice.tsx';
import styles from '../own/account-form.module.css';
import { callAccountApi, emailErrorLabels, useRequest } from '../own/call-account-api.ts';
import { FailureNotice } from '../own/confirm-link-dialog.tsx';

const requestReset = (email: string, language: string) =>
  callAccountApi(
    {
      path: accountCalls.resetPassword.path,
      body: new URLSearchParams({ email: email.trim(), language }),
      answer: accountCalls.resetPassword.answer,
    },
    { language },
  );

/** Asks for a link to set a new password; whether somebody has the address is not told. */
export const ResetPasswordDialog = ({ onClose }: { onClose: () => void }) => {
  const { t, i18n } = useLingui();
  const [email, setEmail] = useState('');
  const [isTried, setIsTried] = useState(false);
  const [isSent, setIsSent] = useState(false);
  const { isPending, failure, ask } = useRequest();
  const error = checkEmail(email);
  const submit = async () => {
    setIsTried(true);
    if (error === null && (await ask(() => requestReset(email, i18n.locale)))) setIsSent(true);
  };
  if (isSent) return <ResetSent email={email.trim()} onClose={onClose} />;
  return (
    <Dialog title={<Trans>Passwort vergessen</Trans>} onClose={onClose}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <p>
          <Trans>Wir schicken Ihnen eine E-Mail mit einem Link, mit dem Sie ein neues Passwort setzen.</Trans>
        </p>
        <FailureNotice failure={failure} title={<Trans>Beim Zurücksetzen ist ein Fehler aufgetreten.</Trans>} />
        <TextField
          label={t`Email-Adresse`}
          type="email"
          name="email"
          autoComplete="email"
          maxLength={120}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the popup exists only to be filled in
          autoFocus
          value={email}
          onChange={setEmail}
          error={isTried && error ? i18n._(emailErrorLabels[error]) : null}
        />
        <Button type="submit" tone="primary" isWide isPending={isPending}>
          <Trans>Link anfordern</Trans>
        </Button>
      </form>
    </Dialog>
  );
};

const ResetSent = ({ email, onClose }: { email: string; onClose: () => void }) => (
  <Dialog title={<Trans>E-Mail ist unterwegs</Trans>} onClose={onClose}>
    <div className={styles.words} role="status">
      <Notice tone="good" title={<Trans>Gibt es zu {email} ein Benutzerkonto, ist die E-Mail unterwegs.</Trans>}>
        <p>
          <Trans>Der Link darin gilt {linkMinutes} Minuten und einmal.</Trans>
        </p>
      </Notice>
      <p className={styles.note}>
        <Trans>Nichts angekommen? Sehen Sie im Ordner für unerwünschte Nachrichten nach.</Trans>
      </p>
      <Button isWide onPress={onClose}>
        <Trans>Schließen</Trans>
      </Button>
    </div>
  </Dialog>
);
