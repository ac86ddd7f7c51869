import { useLingui } from '@lingui/react/macro';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FieldPair } from '../../../ui/forms/field-pair.tsx';
import type { TextOf } from './text-of.ts';

/** Who receives it: a company with a contact, or a person. */
export const PersonFields = ({ isCompany, textOf }: { isCompany: boolean; textOf: TextOf }) => {
  const { t } = useLingui();
  if (!isCompany) {
    return (
      <FieldPair>
        <TextField label={t`Vorname`} autoComplete="given-name" maxLength={120} {...textOf('nameAdd')} />
        <TextField label={t`Nachname`} autoComplete="family-name" maxLength={120} {...textOf('name')} />
      </FieldPair>
    );
  }
  return (
    <>
      <TextField label={t`Firma`} autoComplete="organization" maxLength={120} {...textOf('name')} />
      <TextField label={t`Zusatz (freiwillig)`} maxLength={120} {...textOf('nameAdd')} />
      <FieldPair>
        <TextField
          label={t`Vorname der Kontaktperson`}
          autoComplete="given-name"
          maxLength={80}
          {...textOf('contactFirstName')}
        />
        <TextField
          label={t`Name der Kontaktperson`}
          autoComplete="family-name"
          maxLength={80}
          {...textOf('contactName')}
        />
      </FieldPair>
    </>
  );
};
