import type { Address } from '@knotenblech/shared/accounts/address.record.ts';
import type { AddressError, AddressField } from '@knotenblech/shared/accounts/forms/check-address.ts';
import { readCountries } from '@knotenblech/shared/catalogue/read-countries.ts';
import { catalogSpace } from '@knotenblech/shared/records/space.ts';
import { useLingui } from '@lingui/react/macro';
import { useRecords } from '../../../sync/hooks/use-shop.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { type Choice, Select } from '../../../ui/fields/select.tsx';
import { TextField, type TextFieldProps } from '../../../ui/fields/text-field.tsx';
import { FieldPair } from '../../../ui/forms/form-dialog.tsx';
import { addressErrorLabels } from './address-error-words.ts';
import styles from './address-form.module.css';

type AddressFormProps = { address: Address; errors: readonly AddressError[]; onChange: (address: Address) => void };

export const AddressForm = ({ address, errors, onChange }: AddressFormProps) => {
  const { t, i18n } = useLingui();
  const countries = useCountries();
  const change = (fields: Partial<Address>) => onChange({ ...address, ...fields });
  const errorOf = (name: AddressField) => {
    const error = errors.find(({ field }) => field === name);
    return error ? i18n._(addressErrorLabels[error.key]) : null;
  };
  const textOf: TextOf = (name) => ({
    name,
    value: address[name],
    onChange: (text) => change({ [name]: text }),
    error: errorOf(name),
  });
  return (
    <div className={styles.form}>
      <Select
        label={t`Anrede`}
        choices={[
          { value: 'COMPANY', label: t`Firma` },
          { value: 'MR', label: t`Herr` },
          { value: 'MRS', label: t`Frau` },
        ]}
        value={address.salutation}
        onChange={(salutation) => change({ salutation })}
        error={errorOf('salutation')}
      />
      <PersonFields isCompany={address.salutation === 'COMPANY'} textOf={textOf} />
      <TextField label={t`Straße und Hausnummer`} autoComplete="address-line1" maxLength={120} {...textOf('street')} />
      <div className={styles.place}>
        <TextField label={t`Postleitzahl`} autoComplete="postal-code" maxLength={12} {...textOf('zip')} />
        <TextField label={t`Ort`} autoComplete="address-level2" maxLength={80} {...textOf('city')} />
      </div>
      <Select
        label={t`Land`}
        choices={countryChoices(countries, i18n.locale)}
        value={address.countryIso}
        onChange={(countryIso) => change({ countryIso })}
        error={errorOf('countryIso')}
      />
      <FieldPair>
        <TextField
          label={t`Telefon`}
          hint={t`nötig für Paket und Spedition`}
          type="tel"
          autoComplete="tel"
          maxLength={40}
          {...textOf('phone')}
        />
        <TextField
          label={t`E-Mail (freiwillig)`}
          type="email"
          autoComplete="email"
          maxLength={120}
          {...textOf('email')}
        />
      </FieldPair>
      {address.salutation === 'COMPANY' ? (
        <>
          <TextField label={t`Umsatzsteuer-Identifikationsnummer (freiwillig)`} maxLength={20} {...textOf('vatId')} />
          <TextField label={t`Telefax (freiwillig)`} type="tel" maxLength={40} {...textOf('fax')} />
        </>
      ) : null}
      <div>
        <Checkbox
          isSelected={address.isShippingAddress}
          onChange={(isShippingAddress) => change({ isShippingAddress })}
        >
          {t`Als Lieferadresse vorschlagen`}
        </Checkbox>
        <Checkbox isSelected={address.isBillingAddress} onChange={(isBillingAddress) => change({ isBillingAddress })}>
          {t`Als Rechnungsadresse vorschlagen`}
        </Checkbox>
      </div>
    </div>
  );
};

/** Who receives it: a company with a contact, or a person. */
const PersonFields = ({ isCompany, textOf }: { isCompany: boolean; textOf: TextOf }) => {
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

/** ISO codes of the countries that the shop serves. */
const useCountries = (): string[] => readCountries(useRecords('catalogPack', catalogSpace) ?? []);

/** Countries by their name in the language, in its alphabet. */
export const countryChoices = (isoCodes: readonly string[], language: string): Choice<string>[] => {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  return isoCodes
    .map((iso) => ({ value: iso, label: names.of(iso) ?? iso }))
    .toSorted((a, b) => a.label.localeCompare(b.label, language));
};

type TextName =
  | 'name'
  | 'nameAdd'
  | 'contactFirstName'
  | 'contactName'
  | 'street'
  | 'zip'
  | 'city'
  | 'email'
  | 'phone'
  | 'fax'
  | 'vatId';

type TextProps = Pick<TextFieldProps, 'value' | 'onChange' | 'error' | 'name'>;

/** The properties of the text field for one field of an address. */
type TextOf = (name: TextName) => TextProps;
