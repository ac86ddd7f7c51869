import type { Address } from '@knotenblech/shared/accounts/address.record.ts';
import { useState } from 'react';
import { useShop } from '../../../sync/hooks/use-shop.tsx';
import { AddressDialog } from './address-dialog.tsx';
import { blankAddress } from './blank-address.ts';
import { useAddresses } from './use-addresses.ts';

type AddressPopupProps = { addressId: string; onClose: () => void; onSaved: (address: Address) => void };

/** The popup of one address; 'new' stands for one that does not exist yet. */
export const AddressPopup = ({ addressId, onClose, onSaved }: AddressPopupProps) => {
  const addresses = useAddresses();
  if (!addresses) return null;
  const known = addresses.find((address) => address.id === addressId);
  if (known) return <AddressDialog initial={known} isNew={false} onClose={onClose} onSaved={onSaved} />;
  return <NewAddress known={addresses} onClose={onClose} onSaved={onSaved} />;
};

type NewAddressProps = Omit<AddressPopupProps, 'addressId'> & { known: readonly Address[] };

const NewAddress = ({ known, onClose, onSaved }: NewAddressProps) => {
  const { actor } = useShop();
  const [blank] = useState(() => blankAddress(actor, known));
  return <AddressDialog initial={blank} isNew onClose={onClose} onSaved={onSaved} />;
};
