import type { Address } from '@knotenblech/shared/accounts/address.record.ts';
import { customerSpace } from '@knotenblech/shared/records/space.ts';
import { useRecords, useShop } from '../../../sync/hooks/use-shop.tsx';

/** The customer's addresses by name; undefined while loading. */
export const useAddresses = (): Address[] | undefined => {
  const { actor } = useShop();
  const addresses = useRecords('address', customerSpace(actor.customerId));
  return addresses?.toSorted((a, b) => a.name.localeCompare(b.name, 'de') || (a.id < b.id ? -1 : 1));
};
