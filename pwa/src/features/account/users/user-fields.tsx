import type { UserFormError } from '@knotenblech/shared/accounts/check-user-form.ts';
import type { UserForm } from '@knotenblech/shared/accounts/user-form.schema.ts';
import { useLingui } from '@lingui/react/macro';
import { TextField, type TextFieldProps } from '../../../ui/fields/text-field.tsx';
import { FieldPair } from '../../../ui/forms/field-pair.tsx';
import { userErrorWords } from './user-error-words.ts';

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
