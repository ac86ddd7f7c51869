import type { Address } from '@knotenblech/shared/accounts/address.record.ts';

/** What an address is called among those of its customer: its name, with its town where that name is not its alone. */
export const addressName = (id: string, addresses: readonly Address[]): string | null => {
  const address = addresses.find((each) => each.id === id);
  if (!address) return null;
  const isOnlyOne = addresses.every((each) => each.id === id || each.name !== address.name);
  return isOnlyOne ? address.name : nameWithTown(address);
};

export const nameWithTown = ({ name, city }: Pick<Address, 'name' | 'city'>): string =>
  [name, city].filter((word) => word !== '').join(', ');
