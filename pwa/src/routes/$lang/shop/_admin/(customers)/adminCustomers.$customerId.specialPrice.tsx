import { createFileRoute } from '@tanstack/react-router';
import { SpecialPricePopup } from '../../../../../features/admin/special-prices/special-price-fields.tsx';
import { processLabels } from '../../../../../features/project/price/process-words.ts';
import { usePopup } from '../../../../../ui/layout/use-popup.ts';

const Popup = () => {
  const params = Route.useParams();
  const close = usePopup({ to: '/$lang/shop/adminCustomers/$customerId', params });
  return <SpecialPricePopup customerId={params.customerId} processNames={processLabels} onClose={close} />;
};

export const Route = createFileRoute('/$lang/shop/_admin/(customers)/adminCustomers/$customerId/specialPrice')({
  component: Popup,
});
