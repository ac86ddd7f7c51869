import { createFileRoute } from '@tanstack/react-router';
import { AddressPopup } from '../../../../features/account/addresses/address-dialog.tsx';
import { usePopup } from '../../../../ui/layout/use-popup.ts';

const Popup = () => {
  const { lang, addressId } = Route.useParams();
  const close = usePopup({ to: '/$lang/shop/account/addresses', params: { lang } });
  return <AddressPopup addressId={addressId} onClose={close} onSaved={close} />;
};

export const Route = createFileRoute('/$lang/shop/account/addresses/edit/$addressId')({ component: Popup });
