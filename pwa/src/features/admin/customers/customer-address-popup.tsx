import type { Address } from '@knotenblech/shared/accounts/address.record.ts';
import { type CustomerDetail, customerCalls } from '@knotenblech/shared/api/accounts/customer-calls.ts';
import { type AddressId, newId } from '@knotenblech/shared/values/ids.ts';
import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useServerMutation } from '../../../sync/hooks/online/use-server-query.ts';
import { Dialog } from '../../../ui/layout/dialog.tsx';
import { Spinner } from '../../../ui/signals/spinner.tsx';
import { NeedsNetwork } from '../../issues/public/not-loaded-yet.tsx';
import { useCustomer } from './use-customer.ts';

export type AddressEdit = {
  initial: Address;
  isNew: boolean;
  /** Stores it; throws what the server refuses with. */
  store: (address: Address) => Promise<void>;
};

type CustomerAddressPopupProps = {
  customerId: string;
  /** 'new': one that does not exist yet. */
  addressId: string;
  onClose: () => void;
  renderAddress: (edit: AddressEdit) => ReactNode;
};

const blankOf = ({ name, kind, addresses }: CustomerDetail): Address => ({
  id: newId<AddressId>(),
  salutation: kind === 'company' ? 'COMPANY' : 'MR',
  name: kind === 'company' ? name : '',
  nameAdd: '',
  contactFirstName: '',
  contactName: '',
  street: '',
  zip: '',
  city: '',
  countryIso: addresses[0]?.countryIso ?? 'DE',
  email: '',
  phone: '',
  fax: '',
  vatId: '',
  isShippingAddress: addresses.length === 0,
  isBillingAddress: addresses.length === 0,
});

/** The popup of one address of a customer. */
export const CustomerAddressPopup = ({ customerId, ...props }: CustomerAddressPopupProps) => {
  const asked = useCustomer(customerId);
  if (asked.data) return <KnownCustomer customer={asked.data} {...props} />;
  return (
    <Dialog title={<Trans>Adresse des Kunden</Trans>} onClose={props.onClose}>
      <AwaitedCustomer asked={asked} />
    </Dialog>
  );
};

type KnownProps = Omit<CustomerAddressPopupProps, 'customerId'> & { customer: CustomerDetail };

const KnownCustomer = ({ customer, addressId, onClose, renderAddress }: KnownProps) => {
  const client = useQueryClient();
  const [blank] = useState(() => blankOf(customer));
  const known = customer.addresses.find(({ id }) => id === addressId);
  const save = useServerMutation(
    ({ id, ...body }: Address) => ({
      path: `/admin/customers/${customer.id}/addresses/${id}`,
      method: 'PUT',
      body,
      answer: customerCalls.putAddress.answer,
    }),
    () => void client.invalidateQueries(),
  );
  const store = async (address: Address) => void (await save.mutateAsync(address));
  if (known) return renderAddress({ initial: known, isNew: false, store });
  if (addressId === 'new') return renderAddress({ initial: blank, isNew: true, store });
  return (
    <Dialog title={<Trans>Adresse des Kunden</Trans>} onClose={onClose}>
      <p>
        <Trans>Diese Adresse hat der Kunde nicht mehr.</Trans>
      </p>
    </Dialog>
  );
};

/** In place of a customer who has not come yet, or does not come. */
export const AwaitedCustomer = ({ asked }: { asked: ReturnType<typeof useCustomer> }) =>
  asked.error ? (
    <NeedsNetwork error={asked.error} isFetching={asked.isFetching} onRetry={() => void asked.refetch()}>
      <Trans>Kunden liegen nur auf dem Server.</Trans>
    </NeedsNetwork>
  ) : (
    <Spinner />
  );
