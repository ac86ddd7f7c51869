import type { Address } from '@knotenblech/shared/addresses/address.ts';

/** An address as it is written on paper. */
export const addressLines = (address: Address): string[] => [
  [address.salutation === 'COMPANY' ? '' : address.nameAdd, address.name].filter(Boolean).join(' '),
  ...(address.salutation === 'COMPANY' && address.nameAdd ? [address.nameAdd] : []),
  address.street,
  `${address.countryIso} ${address.zip} ${address.city}`,
];
