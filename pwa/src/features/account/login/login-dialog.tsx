import type { ErrorCode } from '@knotenblech/shared/values/errors/error-codes.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import type { SealedWorkInfo } from '../../../device/unsent-work/holds-work.ts';
import { errorMessage } from '../../../i18n/words/error-messages.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Dialog } from '../../../ui/layout/dialog.tsx';
import { Notice } from '../../../ui/signals/notice.tsx';
import { orRefusal } from '../../issues/public/show-failure.ts';
import styles from './login-dialog.module.css';
import { InactiveAccount, RefusalNotice } from './refusal-notice.tsx';
import type { WayWithoutNetwork } from './way-without-network.ts';

type Credentials = { userName: string; password: string; isSharedDevice: boolean };

type Refusal = ErrorCode | 'offline';

export type LoginDialogProps = {
  signIn: (credentials: Credentials) => Promise<{ ok: true } | { ok: false; code: Refusal }>;
  /** Others use this device too, as somebody has said before. */
  isShared: boolean;
  /** Why the server locked this device. */
  lockedBy: ErrorCode | null;
  /** The device may hold somebody’s unsent work. */
  holdsWork: boolean;
  /** Whether it is somebody’s who has left and has only to sign in again. */
  leftWork: SealedWorkInfo['left'];
  withoutNetwork: WayWithoutNetwork;
  /** Why an address that design software handed over signed nobody in. */
  handedRefusal: Refusal | null;
  /** A link that was handed on led here. */
  isLinkToProject: boolean;
  onSignedIn: () => void;
  onClose: () => void;
  /** What has happened on this device since the last sign-in. */
  notice: ReactNode;
};

export const LoginDialog = (props: LoginDialogProps) => {
  const { signIn, isShared, lockedBy, holdsWork, leftWork, withoutNetwork, handedRefusal } = props;
  const { onSignedIn, onClose, notice } = props;
  const { t } = useLingui();
  const [userName, setUserName] = useState('');
  const [password, setPassword] = useState('');
  const [isSharedDevice, setIsSharedDevice] = useState(isShared);
  const [isPending, setIsPending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const userNameForm = useId();
  const sharedHint = useId();
  const isComplete = userName.trim() !== '' && password.trim() !== '';

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isComplete || isPending) return;
    setIsPending(true);
    setRefusal(null);
    const signingIn = signIn({ userName: userName.trim(), password, isSharedDevice });
    const answer = await orRefusal(signingIn).finally(() => setIsPending(false));
    if (answer.ok) onSignedIn();
    else setRefusal(answer.code);
  };

  return (
    <Dialog title={<Trans>Anmelden</Trans>} onClose={onClose}>
      <form id={userNameForm} onSubmit={submit} />
      <form className={styles.form} onSubmit={submit}>
        {notice}
        {lockedBy && !refusal ? <LockNotice code={lockedBy} holdsWork={holdsWork} /> : null}
        {handedRefusal && !refusal ? (
          <Notice tone="warn">
            <HandOverRefusal code={handedRefusal} />
          </Notice>
        ) : null}
        {props.isLinkToProject && !lockedBy && !refusal && !handedRefusal ? <LinkToProject /> : null}
        {refusal || lockedBy ? null : <LeftWorkNotice left={leftWork} />}
        {refusal ? <RefusalNotice code={refusal} holdsWork={holdsWork} withoutNetwork={withoutNetwork} /> : null}
        <TextField
          label={t`Benutzername oder E-Mail`}
          name="username"
          autoComplete={isSharedDevice ? 'off' : 'username'}
          // Chromium notes whom it offered to keep a password, by the user name in the password's form.
          {...(isSharedDevice ? { form: userNameForm } : {})}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the popup exists only to be filled in
          autoFocus
          value={userName}
          onChange={setUserName}
        />
        <TextField
          label={t`Passwort`}
          type="password"
          name="password"
          autoComplete={isSharedDevice ? 'off' : 'current-password'}
          value={password}
          onChange={setPassword}
        />
        <div>
          <Checkbox
            isSelected={isSharedDevice}
            onChange={setIsSharedDevice}
            {...(isSharedDevice ? { 'aria-describedby': sharedHint } : {})}
          >
            <Trans>Dieses Gerät benutzen auch andere</Trans>
          </Checkbox>
          {isSharedDevice ? (
            <p id={sharedHint} className={styles.hint}>
              <Trans>
                Es sperrt sich dann nach zehn Minuten ohne Berührung. Ohne PIN öffnet es sich nur mit Verbindung; eine
                PIN legen Sie nach dem Anmelden unter „Speicher auf diesem Gerät“ fest.
              </Trans>
            </p>
          ) : null}
        </div>
        <Button type="submit" tone="primary" isWide isDisabled={!isComplete} isPending={isPending}>
          <Trans>Anmelden</Trans>
        </Button>
        <div className={styles.links}>
          <Link from="/$lang" to="/$lang/shop/resetPassword">
            <Trans>Passwort vergessen</Trans>
          </Link>
        </div>
        <div className={styles.newcomer}>
          <span>
            <Trans>Noch kein Benutzerkonto?</Trans>
          </span>
          <LinkButton from="/$lang" to="/$lang/shop/register">
            <Trans>Registrieren</Trans>
          </LinkButton>
        </div>
      </form>
    </Dialog>
  );
};

/** What a link to a project is, to whoever may have no account. */
const LinkToProject = () => (
  <Notice title={<Trans>Der Link führt zu einem Projekt in einem Benutzerkonto.</Trans>}>
    <p>
      <Trans>
        Ihre Firma sieht es nach dem Anmelden. Gehört es einer anderen, bitten Sie den Absender um die Datei: Ihren
        Preis zeigt die{' '}
        <Link from="/$lang" to="/$lang/home">
          Startseite
        </Link>{' '}
        auch ohne Konto.
      </Trans>
    </p>
  </Notice>
);

/** That somebody who has left forgets nothing here; who he is and what he made is not said. */
const LeftWorkNotice = ({ left }: Pick<SealedWorkInfo, 'left'>) => {
  if (left === 'no') return null;
  return (
    <Notice
      title={
        left === 'yes' ? (
          <Trans>Auf diesem Gerät liegt Arbeit, die noch nicht gesendet ist.</Trans>
        ) : (
          <Trans>Auf diesem Gerät kann Arbeit liegen, die noch nicht gesendet ist.</Trans>
        )
      }
    >
      <p>
        <Trans>
          Sie ist verschlüsselt und geht hinaus, sobald sich der anmeldet, von dem sie ist. Bis dahin ist davon nichts
          bestellt.
        </Trans>
      </p>
    </Notice>
  );
};

/** Why the server locked this device. */
const LockNotice = ({ code, holdsWork }: { code: ErrorCode; holdsWork: boolean }) => {
  const { i18n } = useLingui();
  if (code === 'customer_blocked')
    return (
      <Notice tone="warn" title={errorMessage(i18n, code)}>
        <InactiveAccount holdsWork={holdsWork} />
      </Notice>
    );
  return (
    <Notice tone="warn" title={<Trans>Dieses Gerät ist gesperrt.</Trans>}>
      <p>{errorMessage(i18n, code)}</p>
      {code === 'user_inactive' ? <InactiveAccount holdsWork={holdsWork} /> : null}
    </Notice>
  );
};

/** Why an address that brought a token signed nobody in. */
export const HandOverRefusal = ({ code }: { code: ErrorCode | 'offline' }) => {
  const { i18n } = useLingui();
  if (code === 'offline')
    return <Trans>Diese Adresse öffnet sich, sobald es eine Verbindung gibt und Sie die Seite neu laden.</Trans>;
  if (code === 'wrong_user')
    return (
      <Trans>
        Das übergebene Projekt gehört einem anderen Benutzer. Melden Sie sich hier ab und übergeben Sie es noch einmal.
      </Trans>
    );
  return errorMessage(i18n, code);
};
