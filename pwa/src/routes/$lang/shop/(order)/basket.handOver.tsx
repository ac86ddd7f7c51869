import { createFileRoute } from '@tanstack/react-router';
import { HandOverPopup } from '../../../../features/orders/cart/hand-over-popup.tsx';
import { usePopup } from '../../../../ui/layout/use-popup.ts';

const Popup = () => {
  const { lang } = Route.useParams();
  return <HandOverPopup onClose={usePopup({ to: '/$lang/shop/basket', params: { lang } })} />;
};

export const Route = createFileRoute('/$lang/shop/(order)/basket/handOver')({ component: Popup });
