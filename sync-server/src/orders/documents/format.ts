import type { Address } from '@knotenblech/shared/accounts/address.record.ts';
import type { Operator } from '@knotenblech/shared/catalogue/operator.schema.ts';

/** An address as it is written on paper. */
export const addressLines = (address: Address): string[] => [
  [address.salutation === 'COMPANY' ? '' : address.nameAdd, address.name].filter(Boolean).join(' '),
  ...(address.salutation === 'COMPANY' && address.nameAdd ? [address.nameAdd] : []),
  address.street,
  `${address.countryIso} ${address.zip} ${address.city}`,
];

/** Where the operator is, as it is written on paper. */
export const operatorLines = ({ name, street, countryIso, zip, city }: Operator): string[] => [
  name,
  street,
  `${countryIso} ${zip} ${city}`,
];

/** The same with its VAT id, for a document. */
export const paperAddress = (address: Address): string[] => [...addressLines(address), address.vatId];
