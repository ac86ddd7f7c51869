import type { Address } from '@knotenblech/shared/accounts/address.record.ts';
import type { AddressError, AddressField } from '@knotenblech/shared/accounts/check-address.ts';
import { useLingui } from '@lingui/react/macro';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FieldPair } from '../../../ui/forms/field-pair.tsx';
import { addressErrorLabels } from './address-error-words.ts';
import styles from './address-form.module.css';
import { countryChoices } from './country-choices.ts';
import { PersonFields } from './person-fields.tsx';
import type { TextOf } from './text-of.ts';
import { useCountries } from './use-countries.ts';

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
