import type { RegistrationDraft } from '@knotenblech/shared/accounts/check-registration.ts';
import { useLingui } from '@lingui/react/macro';
import { RadioCards } from '../../../ui/fields/radio-cards.tsx';
import { TextField, type TextFieldProps } from '../../../ui/fields/text-field.tsx';
import { FieldPair } from '../../../ui/forms/field-pair.tsx';

type TextName = Exclude<keyof RegistrationDraft, 'kind' | 'hasConsented' | 'handover'>;
type RegistrationFieldsProps = {
  draft: RegistrationDraft;
  onChange: (part: Partial<RegistrationDraft>) => void;
  errorAt: (field: keyof RegistrationDraft) => string | null;
};

/** Who registers, the address twice, the password twice. */
export const RegistrationFields = ({ draft, onChange, errorAt }: RegistrationFieldsProps) => {
  const { t } = useLingui();
  const textOf = (name: TextName): Pick<TextFieldProps, 'name' | 'value' | 'onChange' | 'error'> => ({
    name,
    value: draft[name],
    onChange: (value) => onChange({ [name]: value }),
    error: errorAt(name),
  });
  return (
    <>
      <RadioCards
        label={t`Ich registriere mich`}
        cards={[
          { value: 'company', title: t`als Firma` },
          { value: 'private', title: t`privat` },
        ]}
        value={draft.kind}
        onChange={(kind) => onChange({ kind })}
      />
      {draft.kind === 'company' ? (
        <TextField
          label={t`Firma (freiwillig)`}
          autoComplete="organization"
          maxLength={120}
          {...textOf('companyName')}
        />
      ) : null}
      <FieldPair>
        <TextField label={t`Vorname (freiwillig)`} autoComplete="given-name" maxLength={80} {...textOf('firstName')} />
        <TextField label={t`Nachname (freiwillig)`} autoComplete="family-name" maxLength={80} {...textOf('name')} />
      </FieldPair>
      <TextField label={t`Email-Adresse`} type="email" autoComplete="email" maxLength={120} {...textOf('email')} />
      <TextField
        label={t`Email-Adresse (Wdh)`}
        type="email"
        autoComplete="off"
        maxLength={120}
        {...textOf('emailAgain')}
      />
      <TextField
        label={t`Passwort`}
        hint={t`Mindestens 12 Zeichen; ein ganzer Satz ist erlaubt.`}
        type="password"
        autoComplete="new-password"
        maxLength={200}
        {...textOf('password')}
      />
      <TextField
        label={t`Passwort (Wdh)`}
        type="password"
        autoComplete="new-password"
        maxLength={200}
        {...textOf('passwordAgain')}
      />
    </>
  );
};
