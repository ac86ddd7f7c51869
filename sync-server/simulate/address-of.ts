import type { Address } from '@knotenblech/shared/accounts/address.record.ts';
import type { AddressId } from '@knotenblech/shared/values/ids.ts';

export const addressOf = (id: AddressId, street: string): Address => ({
  id,
  street,
  salutation: 'COMPANY',
  name: 'Holzbau',
  nameAdd: '',
  contactFirstName: '',
  contactName: '',
  email: '',
  phone: '',
  fax: '',
  vatId: '',
  zip: '1',
  city: 'Linz',
  countryIso: 'AT',
  isShippingAddress: true,
  isBillingAddress: true,
});
