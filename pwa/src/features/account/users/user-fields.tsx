import type { UserFormError, UserFormErrorKey } from '@knotenblech/shared/accounts/forms/check-user-form.ts';
import type { UserForm } from '@knotenblech/shared/accounts/forms/user-form.schema.ts';
import type { User } from '@knotenblech/shared/accounts/user.record.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { TextField, type TextFieldProps } from '../../../ui/fields/text-field.tsx';
import { Amount } from '../../../ui/figures/counting-amount.tsx';
import { FieldPair } from '../../../ui/forms/form-dialog.tsx';
import { StateChip } from '../../../ui/signals/state-chip.tsx';
import { emailErrorLabels } from '../own/call-account-api.ts';
import styles from './users-section.module.css';

type UserFieldsProps = {
  form: UserForm;
  errors: readonly UserFormError[];
  isNew: boolean;
  isSelf: boolean;
  /** Whether who asks may set the address of this user. */
  maySetEmail: boolean;
  onChange: (part: Partial<UserForm>) => void;
};

/** First name, name, user name, e-mail. */
export const UserFields = ({ form, errors, isNew, isSelf, maySetEmail, onChange }: UserFieldsProps) => {
  const { t, i18n } = useLingui();
  const textOf = (
    name: UserFormError['field'],
  ): Pick<TextFieldProps, 'name' | 'value' | 'onChange' | 'error' | 'isRequired'> => {
    const error = errors.find(({ field }) => field === name);
    return {
      name,
      value: form[name],
      onChange: (value) => onChange({ [name]: value }),
      error: error ? i18n._(userErrorWords[error.key]) : null,
      isRequired: true,
    };
  };
  const hintOfKnown = maySetEmail
    ? t`Eine neue Adresse gilt, sobald sie mit dem Link in der E-Mail bestätigt ist.`
    : t`Dieser Benutzer hat Rechte, die Ihnen fehlen. Seine Adresse ändert er selbst oder wer diese Rechte auch hat.`;
  const emailHint = isNew ? t`Dorthin geht die Einladung.` : hintOfKnown;
  return (
    <>
      <FieldPair>
        <TextField
          label={t`Vorname`}
          autoComplete={isSelf ? 'given-name' : 'off'}
          maxLength={80}
          {...textOf('firstName')}
        />
        <TextField
          label={t`Nachname`}
          autoComplete={isSelf ? 'family-name' : 'off'}
          maxLength={80}
          {...textOf('name')}
        />
      </FieldPair>
      <TextField label={t`Benutzername`} autoComplete="off" maxLength={120} {...textOf('userName')} />
      <TextField
        label={t`Email-Adresse`}
        hint={emailHint}
        isReadOnly={!maySetEmail}
        type="email"
        autoComplete={isSelf ? 'email' : 'off'}
        maxLength={120}
        {...textOf('email')}
      />
    </>
  );
};

const userErrorWords: Record<UserFormErrorKey, MessageDescriptor> = {
  ...emailErrorLabels,
  firstNameEmpty: msg`Bitte geben Sie den Vornamen an.`,
  nameEmpty: msg`Bitte geben Sie den Namen an.`,
  userNameEmpty: msg`Bitte geben Sie einen Benutzernamen an.`,
  userNameInvalid: msg`Ein Benutzername hat mindestens 3 Zeichen und keine Leerzeichen.`,
  userNameForeign: msg`Ein Benutzername mit @ muss die eigene Email-Adresse sein.`,
};

/** What a user may do, in a few words each. */
export const UserRights = ({
  user,
}: {
  user: Pick<User, 'permissions' | 'seesPrices' | 'active' | 'spendingLimit'>;
}) => {
  const has = (permission: User['permissions'][number]) => user.permissions.includes(permission);
  return (
    <div className={styles.rights}>
      {user.active ? null : (
        <StateChip tone="bad">
          <Trans>nicht aktiv</Trans>
        </StateChip>
      )}
      {has('GLOBAL_ADMIN_PERMISSION') ? (
        <StateChip tone="active">
          <Trans>Administrator des Shops</Trans>
        </StateChip>
      ) : null}
      {has('CUSTOMER_ADMIN_PERMISSION') ? (
        <StateChip tone="active">
          <Trans>Administrator</Trans>
        </StateChip>
      ) : null}
      {has('UPLOAD_PERMISSION') ? (
        <StateChip>
          <Trans>darf hochladen</Trans>
        </StateChip>
      ) : null}
      {has('ORDER_PERMISSION') ? (
        <StateChip>
          <Trans>darf bestellen</Trans>
        </StateChip>
      ) : null}
      {user.spendingLimit ? (
        <StateChip>
          <Trans>
            Bestellgrenze <Amount cents={user.spendingLimit.limitCents} />
          </Trans>
        </StateChip>
      ) : null}
      {user.seesPrices ? null : (
        <StateChip>
          <Trans>sieht keine Preise</Trans>
        </StateChip>
      )}
      {has('DEMO_PERMISSION') ? (
        <StateChip tone="warn">
          <Trans>nur zur Probe</Trans>
        </StateChip>
      ) : null}
    </div>
  );
};
