import { grantablePermissions } from '@knotenblech/shared/accounts/forms/check-user-edit.ts';
import type { UserForm } from '@knotenblech/shared/accounts/forms/user-form.schema.ts';
import { linkMinutes } from '@knotenblech/shared/accounts/link-paths.ts';
import type { User } from '@knotenblech/shared/accounts/user.record.ts';
import type { Permission } from '@knotenblech/shared/records/permission.schema.ts';
import { may } from '@knotenblech/shared/records/permissions.ts';
import { customerSpace } from '@knotenblech/shared/records/space.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useRecord, useShop } from '../../../sync/hooks/use-shop.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { focusField } from '../../../ui/forms/use-entry.ts';
import { useUnsavedGuard } from '../../../ui/forms/use-unsaved-guard.ts';
import { Dialog } from '../../../ui/layout/dialog.tsx';
import { Notice } from '../../../ui/signals/notice.tsx';
import { addToast } from '../../../ui/signals/toasts.ts';
import styles from '../own/account-form.module.css';
import { FailureNotice } from '../own/confirm-link-dialog.tsx';
import { NetworkNotice } from '../own/password-popup.tsx';
import { SpendingLimitFields } from './spending-limit-fields.tsx';
import { type RunningUserEdit, useUserEdit } from './use-user-edit.ts';
import { blankUser, formOfUser, withPermission } from './user-draft.ts';
import { UserFields } from './user-fields.tsx';

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
  const { actor } = useShop();
  const known = useRecord('user', customerSpace(actor.customerId), user?.id ?? '');
  const isForeign = user === null ? customerId !== null : !known;
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
      <UserFormBody edit={edit} user={user} isForeign={isForeign} />
    </FormDialog>
  );
};

type MailSentProps = { isNew: boolean; email: string; onClose: () => void };

/** The user is saved; a mail says how it goes on. */
const MailSent = ({ isNew, email, onClose }: MailSentProps) => (
  <Dialog
    title={<Trans>E-Mail ist unterwegs</Trans>}
    onClose={onClose}
    actions={
      <Button tone="primary" onPress={onClose}>
        <Trans>Fertig</Trans>
      </Button>
    }
  >
    <div role="status">
      <Notice tone="good" title={<Trans>Wir haben eine E-Mail an {email} geschickt.</Trans>}>
        <p>
          {isNew ? (
            <Trans>
              Mit dem Link darin setzt der neue Benutzer sein Passwort. Er gilt {linkMinutes} Minuten; danach laden Sie
              ihn noch einmal ein.
            </Trans>
          ) : (
            <Trans>
              Die neue Adresse gilt, sobald der Link darin geöffnet und bestätigt ist, innerhalb von {linkMinutes}{' '}
              Minuten. Bis dahin gilt die bisherige.
            </Trans>
          )}
        </p>
      </Notice>
    </div>
  </Dialog>
);

type UserFormBodyProps = {
  edit: RunningUserEdit;
  user: User | null;
  /** Of another company, whose users are not here. */
  isForeign: boolean;
};

/** What is asked of a user: names, the own password for a new own address, rights where somebody may give them. */
const UserFormBody = ({ edit, user, isForeign }: UserFormBodyProps) => {
  const { t } = useLingui();
  const { actor } = useShop();
  const mayEdit = may(actor, 'editUsers');
  const hasLimit = mayEdit && !isForeign && edit.form.permissions.includes('ORDER_PERMISSION');
  return (
    <>
      {edit.failure ? (
        <FailureNotice failure={edit.failure} title={<Trans>Der Benutzer wurde nicht gespeichert.</Trans>} />
      ) : (
        <NetworkNotice />
      )}
      <UserFields
        form={edit.form}
        errors={edit.errors}
        isNew={edit.isNew}
        isSelf={edit.isSelf}
        maySetEmail={edit.maySetEmail}
        onChange={edit.change}
      />
      {edit.asksPassword ? (
        <TextField
          label={t`Ihr Passwort`}
          hint={t`Zur Sicherheit, weil sich Ihre Email-Adresse ändert.`}
          type="password"
          name="password"
          autoComplete="current-password"
          value={edit.password}
          onChange={edit.setPassword}
          error={edit.isPasswordMissing ? t`Bitte geben Sie Ihr Passwort an.` : null}
        />
      ) : null}
      {mayEdit ? (
        <PermissionFields
          form={edit.form}
          had={edit.had}
          hasActive={!edit.isNew && !edit.isSelf}
          onChange={edit.change}
        />
      ) : null}
      {hasLimit ? <SpendingLimitFields userId={user?.id ?? null} form={edit.form} onChange={edit.change} /> : null}
    </>
  );
};

type PermissionFieldsProps = {
  form: UserForm;
  /** What the user has before the edit. */
  had: readonly Permission[];
  /** Whether the user can be switched off here. */
  hasActive: boolean;
  onChange: (part: Partial<UserForm>) => void;
};

/** What an admin of the company gives; the operator's admin more. What he does not have himself he cannot give. */
const PermissionFields = ({ form, had, hasActive, onChange }: PermissionFieldsProps) => {
  const { actor } = useShop();
  const grantable = grantablePermissions(actor);
  const isOperator = may(actor, 'runProjects');
  const box = (permission: Permission, words: ReactNode) => (
    <Checkbox
      isSelected={form.permissions.includes(permission)}
      isDisabled={!grantable.includes(permission) && !had.includes(permission)}
      onChange={(isGiven) => onChange({ permissions: withPermission(form.permissions, permission, isGiven) })}
    >
      {words}
    </Checkbox>
  );
  return (
    <fieldset className={styles.group}>
      <legend>
        <Trans>Rechte</Trans>
      </legend>
      {box('CUSTOMER_ADMIN_PERMISSION', <Trans>Administrator der Firma</Trans>)}
      {box('UPLOAD_PERMISSION', <Trans>Darf Projekte hochladen</Trans>)}
      {box('ORDER_PERMISSION', <Trans>Darf bestellen</Trans>)}
      <Checkbox
        isSelected={form.seesPrices}
        isDisabled={!actor.seesPrices && !isOperator && !form.seesPrices}
        onChange={(seesPrices) => onChange({ seesPrices })}
      >
        <Trans>Sieht Preise</Trans>
      </Checkbox>
      {isOperator ? box('DEMO_PERMISSION', <Trans>Nur zur Probe: Bestellungen werden nicht gefertigt</Trans>) : null}
      {hasActive ? (
        <Checkbox isSelected={form.active} onChange={(active) => onChange({ active })}>
          <Trans>Aktiv: darf sich anmelden</Trans>
        </Checkbox>
      ) : null}
    </fieldset>
  );
};

type UserPopupProps = { userId: string; onClose: () => void };

/** Adds a user (ids below zero) or changes one; without rights over others oneself only. */
export const UserPopup = ({ userId, onClose }: UserPopupProps) => {
  const { actor } = useShop();
  const user = useRecord('user', customerSpace(actor.customerId), userId);
  const mayEdit = may(actor, 'editUsers');
  if (Number(userId) < 0 && mayEdit) return <UserDialog user={null} initial={blankUser(actor)} onClose={onClose} />;
  if (user === undefined) return null;
  if (user && (mayEdit || user.id === actor.userId))
    return <UserDialog key={user.id} user={user} initial={formOfUser(user)} onClose={onClose} />;
  return (
    <Dialog
      title={<Trans>Benutzer</Trans>}
      onClose={onClose}
      actions={
        <Button onPress={onClose}>
          <Trans>Schließen</Trans>
        </Button>
      }
    >
      {user ? (
        <Trans>Nur ein Administrator Ihrer Firma kann andere Benutzer ändern.</Trans>
      ) : (
        <Trans>Diesen Benutzer gibt es in Ihrer Firma nicht, oder er ist auf diesem Gerät noch nicht angekommen.</Trans>
      )}
    </Dialog>
  );
};
