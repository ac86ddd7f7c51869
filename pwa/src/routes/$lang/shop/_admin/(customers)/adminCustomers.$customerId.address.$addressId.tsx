import { createFileRoute } from '@tanstack/react-router';
import { AddressDialog } from '../../../../../features/account/addresses/address-dialog.tsx';
import { CustomerAddressPopup } from '../../../../../features/admin/customers/customer-address-popup.tsx';
import { usePopup } from '../../../../../ui/layout/use-popup.ts';

const Popup = () => {
  const params = Route.useParams();
  const close = usePopup({ to: '/$lang/shop/adminCustomers/$customerId', params });
  return (
    <CustomerAddressPopup
      customerId={params.customerId}
      addressId={params.addressId}
      onClose={close}
      renderAddress={({ initial, isNew, store }) => (
        <AddressDialog key={initial.id} initial={initial} isNew={isNew} store={store} onClose={close} onSaved={close} />
      )}
    />
  );
};

export const Route = createFileRoute('/$lang/shop/_admin/(customers)/adminCustomers/$customerId/address/$addressId')({
  component: Popup,
});
