import type { UserForm } from '@knotenblech/shared/users/user-form.ts';
import type { User } from '@knotenblech/shared/users/user.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { Dialog } from '../../../ui/layout/dialog.tsx';
import { addToast } from '../../../ui/signals/toasts.ts';
import styles from '../form/account-form.module.css';
import { focusField } from '../form/focus-field.ts';
import { UnsavedNotice } from '../form/unsaved-notice.tsx';
import { useUnsavedGuard } from '../form/use-unsaved-guard.ts';
import { MailSent } from './mail-sent.tsx';
import { UserFormBody } from './user-form-body.tsx';
import { useUserEdit } from './use-user-edit.ts';

type UserDialogProps = {
  user: User | null;
  initial: UserForm;
  /** Of another customer, whom a new user is added to. */
  customerId?: string | null;
  onClose: () => void;
};

/** One user; saving one that was not changed just closes. */
export const UserDialog = ({ user, initial, customerId = null, onClose }: UserDialogProps) => {
  const { t } = useLingui();
  const place = useRef<HTMLFormElement>(null);
  const [mailTo, setMailTo] = useState<string | null>(null);
  const edit = useUserEdit({ user, given: initial, customerId });
  const guard = useUnsavedGuard(edit.isChanged && mailTo === null);

  const save = async () => {
    const outcome = await edit.save();
    if (outcome.kind === 'incomplete') return focusField(place.current, outcome.field);
    if (outcome.kind === 'failed') return;
    if (outcome.kind === 'saved') {
      if (outcome.mailTo !== null) return setMailTo(outcome.mailTo);
      guard.release();
      addToast({ words: t`Benutzer ${edit.form.userName} ist gespeichert.` });
    }
    onClose();
  };

  if (mailTo !== null) return <MailSent isNew={edit.isNew} email={mailTo} onClose={onClose} />;
  return (
    <Dialog
      title={edit.isNew ? <Trans>Neuer Benutzer</Trans> : <Trans>Benutzer ändern</Trans>}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>
            <Trans>Abbrechen</Trans>
          </Button>
          <Button tone="primary" isPending={edit.isPending} onPress={() => void save()}>
            {edit.isNew ? <Trans>Anlegen und einladen</Trans> : <Trans>Speichern</Trans>}
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
        <UserFormBody edit={edit} />
        <button type="submit" hidden aria-hidden tabIndex={-1} />
      </form>
    </Dialog>
  );
};
