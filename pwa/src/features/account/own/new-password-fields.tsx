import type { NewPassword, NewPasswordError } from '@knotenblech/shared/accounts/forms/check-registration.ts';
import { useLingui } from '@lingui/react/macro';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { newPasswordErrorLabels } from './new-password-error-words.ts';

type NewPasswordFieldsProps = {
  value: NewPassword;
  error: NewPasswordError | null;
  onChange: (value: NewPassword) => void;
};

/** A new password and its repetition. */
export const NewPasswordFields = ({ value, error, onChange }: NewPasswordFieldsProps) => {
  const { t, i18n } = useLingui();
  const errorAt = (field: keyof NewPassword) =>
    error?.field === field ? i18n._(newPasswordErrorLabels[error.key]) : null;
  return (
    <>
      <TextField
        label={t`Neues Passwort`}
        hint={t`Mindestens 12 Zeichen; ein ganzer Satz ist erlaubt.`}
        type="password"
        name="password"
        autoComplete="new-password"
        maxLength={200}
        value={value.password}
        onChange={(password) => onChange({ ...value, password })}
        error={errorAt('password')}
      />
      <TextField
        label={t`Neues Passwort wiederholen`}
        type="password"
        name="again"
        autoComplete="new-password"
        maxLength={200}
        value={value.again}
        onChange={(again) => onChange({ ...value, again })}
        error={errorAt('again')}
      />
    </>
  );
};
