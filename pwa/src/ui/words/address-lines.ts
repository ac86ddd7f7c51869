import type { Address } from '@knotenblech/shared/accounts/address.record.ts';

/** What of an address is written on a parcel. */
export type Written = Omit<Address, 'id' | 'fax' | 'isShippingAddress' | 'isBillingAddress'>;

export type Place = Pick<Address, 'street' | 'zip' | 'city' | 'countryIso'>;

/** An address as it is written on a parcel, line by line, without blank ones; the country in words of the language. */
export const addressLines = (address: Written, language: string): string[] => {
  const { salutation, name, nameAdd, contactFirstName, contactName } = address;
  const people =
    salutation === 'COMPANY' ? [name, nameAdd, joined(contactFirstName, contactName)] : [joined(nameAdd, name)];
  return [...people.filter((line) => line !== ''), ...placeLines(address, language)];
};

/** Where an address is, line by line. */
export const placeLines = ({ street, zip, city, countryIso }: Place, language: string): string[] => {
  const country = new Intl.DisplayNames(language, { type: 'region' }).of(countryIso) ?? countryIso;
  return [street, joined(zip, city), country].filter((line) => line !== '');
};

const joined = (...words: string[]) => words.filter((word) => word.trim() !== '').join(' ');
