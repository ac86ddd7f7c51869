import { may } from '@knotenblech/shared/permissions/may.ts';
import { checkUserForm } from '@knotenblech/shared/users/check-user-form.ts';
import type { UserForm } from '@knotenblech/shared/users/user-form.ts';
import type { User } from '@knotenblech/shared/users/user.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { useShop } from '../../../sync/use-shop.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Dialog } from '../../../ui/layout/dialog.tsx';
import { addToast } from '../../../ui/signals/toasts.ts';
import { FailureNotice } from '../asking/failure-notice.tsx';
import { NetworkNotice } from '../asking/network-notice.tsx';
import { useAsking } from '../asking/use-asking.ts';
import { useOwnAccount } from '../asking/use-own-account.ts';
import styles from '../form/account-form.module.css';
import { focusField } from '../form/focus-field.ts';
import { UnsavedNotice } from '../form/unsaved-notice.tsx';
import { useUnsavedGuard } from '../form/use-unsaved-guard.ts';
import { MailSent } from './mail-sent.tsx';
import { PermissionFields } from './permission-fields.tsx';
import { saveUser } from './save-user.ts';
import { isSameUser, tidyUser, withPart } from './user-draft.ts';
import { UserFields } from './user-fields.tsx';

type UserDialogProps = { user: User | null; initial: UserForm; onClose: () => void };

const isSameAddress = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

/** One user; saving one that was not changed just closes. */
export const UserDialog = ({ user, initial: given, onClose }: UserDialogProps) => {
  const { t } = useLingui();
  const shop = useShop();
  const askOwn = useOwnAccount();
  const [initial] = useState(given);
  const [form, setForm] = useState(given);
  const [password, setPassword] = useState('');
  const [isTried, setIsTried] = useState(false);
  const [mailTo, setMailTo] = useState<string | null>(null);
  const place = useRef<HTMLFormElement>(null);
  const { isPending, failure, ask } = useAsking();
  const isSelf = user?.id === shop.actor.userId;
  const isChanged = !isSameUser(form, initial);
  const guard = useUnsavedGuard(isChanged && mailTo === null);
  const asksPassword = isSelf && !isSameAddress(form.email, initial.email);
  const errors = checkUserForm(form);

  const save = async () => {
    if (!isChanged && user !== null) return onClose();
    setIsTried(true);
    const first = errors[0]?.field ?? (asksPassword && password === '' ? 'password' : null);
    if (first) return focusField(place.current, first);
    const wish = { userId: user?.id ?? null, form: tidyUser(form), password: asksPassword ? password : null };
    const saved = await ask(() => saveUser(askOwn, wish));
    if (!saved) return;
    shop.retryNow();
    if (saved.answer.mailTo !== null && form.active) return setMailTo(saved.answer.mailTo);
    guard.release();
    addToast({ words: t`Benutzer ${form.userName} ist gespeichert.` });
    onClose();
  };

  if (mailTo !== null) return <MailSent isNew={user === null} email={mailTo} onClose={onClose} />;
  return (
    <Dialog
      title={user === null ? <Trans>Neuer Benutzer</Trans> : <Trans>Benutzer ändern</Trans>}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>
            <Trans>Abbrechen</Trans>
          </Button>
          <Button tone="primary" isPending={isPending} onPress={() => void save()}>
            {user === null ? <Trans>Anlegen und einladen</Trans> : <Trans>Speichern</Trans>}
          </Button>
        </>
      }
    >
      <UnsavedNotice guard={guard} />
      <form
        ref={place}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        {failure ? (
          <FailureNotice failure={failure} title={<Trans>Der Benutzer wurde nicht gespeichert.</Trans>} />
        ) : (
          <NetworkNotice />
        )}
        <UserFields
          form={form}
          errors={isTried ? errors : []}
          isNew={user === null}
          isSelf={isSelf}
          onChange={(part) => setForm(withPart(form, part))}
        />
        {asksPassword ? (
          <TextField
            label={t`Ihr Passwort`}
            hint={t`Zur Sicherheit, weil sich Ihre Email-Adresse ändert.`}
            type="password"
            name="password"
            autoComplete="current-password"
            value={password}
            onChange={setPassword}
            error={isTried && password === '' ? t`Bitte geben Sie Ihr Passwort an.` : null}
          />
        ) : null}
        {may(shop.actor, 'editUsers') ? (
          <PermissionFields
            form={form}
            had={initial.permissions}
            hasActive={user !== null && !isSelf}
            onChange={(part) => setForm(withPart(form, part))}
          />
        ) : null}
        <button type="submit" hidden aria-hidden tabIndex={-1} />
      </form>
    </Dialog>
  );
};
