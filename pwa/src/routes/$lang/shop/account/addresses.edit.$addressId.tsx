import { createFileRoute } from '@tanstack/react-router';
import { AddressPopup } from '../../../../features/addresses/address-popup.tsx';

const Popup = () => {
  const { addressId } = Route.useParams();
  const navigate = Route.useNavigate();
  const close = () => void navigate({ to: '/$lang/shop/account/addresses' });
  return <AddressPopup addressId={addressId} onClose={close} onSaved={close} />;
};

export const Route = createFileRoute('/$lang/shop/account/addresses/edit/$addressId')({ component: Popup });
