import type { Address } from '@knotenblech/shared/accounts/address.record.ts';
import type { AddressId } from '@knotenblech/shared/values/ids.ts';

export const addressIdOf = (n: number) => `0199d002-0000-7000-8000-${String(n).padStart(12, '0')}` as AddressId;

/** About as large as the rows of the others. */
export const benchAddress = (n: number): Address => ({
  id: addressIdOf(n),
  salutation: 'COMPANY',
  name: `Holzbau ${n} GmbH & Co. KG, Abbund und Montage`,
  nameAdd: `Bauabschnitt ${n}`,
  contactFirstName: 'Josef',
  contactName: 'Lindner',
  street: `Zimmererweg ${n}`,
  zip: String(10_000 + n),
  city: 'Kempten (Allgäu)',
  countryIso: 'DE',
  email: `baustelle-${n}@example.org`,
  phone: '',
  fax: '',
  vatId: '',
  isShippingAddress: true,
  isBillingAddress: n % 3 === 0,
});
