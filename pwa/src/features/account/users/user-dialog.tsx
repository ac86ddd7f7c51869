import type { User } from '@knotenblech/shared/accounts/user.record.ts';
import type { UserForm } from '@knotenblech/shared/accounts/user-form.schema.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { focusField } from '../../../ui/forms/focus-field.ts';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { useUnsavedGuard } from '../../../ui/forms/use-unsaved-guard.ts';
import { addToast } from '../../../ui/signals/toasts.ts';
import { MailSent } from './mail-sent.tsx';
import { useUserEdit } from './use-user-edit.ts';
import { UserFormBody } from './user-form-body.tsx';

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
  const [mailTo, setMailTo] = useState<string | null>(null);
  const edit = useUserEdit({ user, given: initial, customerId });
  const guard = useUnsavedGuard(edit.isChanged);

  const save = async (form: HTMLFormElement) => {
    const outcome = await edit.save();
    if (outcome.kind === 'incomplete') return focusField(form, outcome.field);
    if (outcome.kind === 'failed') return;
    guard.release();
    if (outcome.kind === 'saved') {
      if (outcome.mailTo !== null) return setMailTo(outcome.mailTo);
      addToast({ words: t`Benutzer ${edit.form.userName} ist gespeichert.` });
    }
    onClose();
  };

  if (mailTo !== null) return <MailSent isNew={edit.isNew} email={mailTo} onClose={onClose} />;
  return (
    <FormDialog
      title={edit.isNew ? <Trans>Neuer Benutzer</Trans> : <Trans>Benutzer ändern</Trans>}
      guard={guard}
      onClose={onClose}
      onSave={save}
      saveWords={edit.isNew ? <Trans>Anlegen und einladen</Trans> : null}
      isPending={edit.isPending}
    >
      <UserFormBody edit={edit} />
    </FormDialog>
  );
};
