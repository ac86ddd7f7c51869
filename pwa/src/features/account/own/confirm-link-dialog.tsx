import { accountCalls } from '@knotenblech/shared/api/accounts/account-calls.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { errorMessage } from '../../../i18n/words/error-messages.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Dialog } from '../../../ui/layout/dialog.tsx';
import { Notice } from '../../../ui/signals/notice.tsx';
import styles from './account-form.module.css';
import { type AccountAnswer, callAccountApi, type Failure, useRequest } from './call-account-api.ts';
import failureNoticeStyles from './failure-notice.module.css';

export type ConfirmLinkDialogProps<T> = {
  title: ReactNode;
  /** What the button does. */
  children: ReactNode;
  button: ReactNode;
  /** Of the mailed link; null: the address brought none. */
  token: string | null;
  confirm: (token: string) => Promise<AccountAnswer<T>>;
  failureTitle: ReactNode;
  /** Where a link that holds no longer leaves the user. */
  afterFailure: ReactNode;
  renderDone: (answer: T) => ReactNode;
  onClose: () => void;
};

/** The screen of a mailed link that confirms something: opening it changes nothing, its button does. */
export const ConfirmLinkDialog = <T,>(props: ConfirmLinkDialogProps<T>) => {
  const { title, children, button, token, confirm, failureTitle, afterFailure, renderDone, onClose } = props;
  const { isPending, failure, ask } = useRequest();
  const [done, setDone] = useState<{ answer: T } | null>(null);
  const isRefused = failure !== null && failure !== 'offline';
  return (
    <Dialog title={title} onClose={onClose}>
      <div className={styles.words} aria-live="polite">
        <FailureNotice failure={failure} title={failureTitle} />
        {done ? renderDone(done.answer) : null}
        {token === null && !done ? <MissingTokenNotice /> : null}
        {(token === null && !done) || isRefused ? afterFailure : null}
        {token !== null && !done && !isRefused ? (
          <>
            {children}
            <Button
              tone="primary"
              isWide
              isPending={isPending}
              onPress={async () => setDone(await ask(() => confirm(token)))}
            >
              {failure === 'offline' ? <Trans>Noch einmal versuchen</Trans> : button}
            </Button>
          </>
        ) : null}
      </div>
    </Dialog>
  );
};

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

/** The screen of a mailed link was opened without it. */
export const MissingTokenNotice = () => (
  <Notice tone="warn" title={<Trans>Hier fehlt der Link aus der E-Mail.</Trans>}>
    <p>
      <Trans>
        Öffnen Sie den Link in der E-Mail noch einmal. Aus Sicherheitsgründen merkt sich diese Seite ihn nicht.
      </Trans>
    </p>
  </Notice>
);

type FailureNoticeProps = {
  failure: Failure | null;
  /** What did not happen, above the reasons. */
  title?: ReactNode;
};

/** Every reason of the server in the user's language; without a network that nothing is lost. */
export const FailureNotice = ({ failure, title }: FailureNoticeProps) => {
  const { i18n } = useLingui();
  if (!failure) return null;
  if (failure === 'offline') {
    return (
      <div role="status">
        <Notice tone="info" title={<Trans>Dafür wird eine Verbindung gebraucht.</Trans>}>
          <p>
            <Trans>Der Server ist gerade nicht erreichbar. Was Sie eingegeben haben, bleibt stehen.</Trans>
          </p>
        </Notice>
      </div>
    );
  }
  return (
    <Notice tone="error" title={title}>
      <ul className={failureNoticeStyles.reasons}>
        {failure.map(({ code, details }) => (
          <li key={code}>{errorMessage(i18n, code, details)}</li>
        ))}
      </ul>
    </Notice>
  );
};
