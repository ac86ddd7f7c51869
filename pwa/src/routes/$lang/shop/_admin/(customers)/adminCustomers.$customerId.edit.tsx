import { createFileRoute } from '@tanstack/react-router';
import { EditCustomerPopup } from '../../../../../features/admin/customers/edit-customer-popup.tsx';
import { usePopup } from '../../../../../ui/layout/use-popup.ts';

const Popup = () => {
  const params = Route.useParams();
  const close = usePopup({ to: '/$lang/shop/adminCustomers/$customerId', params });
  return <EditCustomerPopup customerId={params.customerId} onClose={close} />;
};

export const Route = createFileRoute('/$lang/shop/_admin/(customers)/adminCustomers/$customerId/edit')({
  component: Popup,
});
