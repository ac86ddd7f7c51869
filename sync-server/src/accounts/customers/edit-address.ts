import type { Address } from '@knotenblech/shared/accounts/address.record.ts';
import { checkAddress, tidyAddress } from '@knotenblech/shared/accounts/forms/check-address.ts';
import { customerSpace } from '@knotenblech/shared/records/space.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { AddressId, CustomerId } from '@knotenblech/shared/values/ids.ts';
import type { Sql } from '../../database/database.ts';
import { withCustomer } from '../../database/in-customer.ts';
import { changeRecords } from '../../sync/rows/change-records.ts';

type Key = { customerId: CustomerId; addressId: AddressId };

/** Adds, changes or, with null, removes an address of a customer; his open apps follow. Throws DomainError 'not_found', 'address_incomplete'. */
export const editAddress = (owner: Sql, { customerId, addressId }: Key, address: Omit<Address, 'id'> | null) =>
  withCustomer(owner, customerId, (tx) => {
    const space = customerSpace(customerId);
    return changeRecords(tx, {
      customerId,
      spaces: [space],
      reads: [
        { space, kind: 'customer', id: customerId },
        { space, kind: 'address', id: addressId },
      ],
      run: (rows) => {
        if (!rows.get(space, 'customer', customerId)) throw new DomainError('not_found', { record: 'customer' });
        if (address === null) {
          if (!rows.get(space, 'address', addressId)) throw new DomainError('not_found', { record: 'address' });
          rows.remove(space, 'address', addressId);
          return;
        }
        rows.put(space, 'address', completeAddress({ ...address, id: addressId }));
      },
    });
  });

/** An address as it is stored. Throws DomainError 'address_incomplete' with the first field that is missing, or 'emailInvalid'. */
export const completeAddress = (given: Address): Address => {
  const address = tidyAddress(given);
  const [wrong] = checkAddress(address);
  if (wrong)
    throw new DomainError(wrong.key === 'emailInvalid' ? wrong.key : 'address_incomplete', { field: wrong.field });
  return address;
};
