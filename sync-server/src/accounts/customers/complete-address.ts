import type { Address } from '@knotenblech/shared/accounts/address.record.ts';
import { checkAddress, tidyAddress } from '@knotenblech/shared/accounts/check-address.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';

/** An address as it is stored. Throws DomainError 'address_incomplete' with the first field that is missing. */
export const completeAddress = (given: Address): Address => {
  const address = tidyAddress(given);
  const [missing] = checkAddress(address);
  if (missing) throw new DomainError('address_incomplete', { field: missing.field });
  return address;
};
