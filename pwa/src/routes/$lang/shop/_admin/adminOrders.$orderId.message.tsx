import { createFileRoute } from '@tanstack/react-router';
import { readMessageSearch } from '../../../../features/send-message/message-search.ts';
import { SendMessagePopup } from '../../../../features/send-message/send-message-popup.tsx';
import { usePopup } from '../../../../ui/layout/use-popup.ts';

const Popup = () => {
  const close = usePopup({ to: '/$lang/shop/adminOrders/$orderId', params: Route.useParams() });
  return <SendMessagePopup about={Route.useSearch()} onClose={close} />;
};

export const Route = createFileRoute('/$lang/shop/_admin/adminOrders/$orderId/message')({
  validateSearch: readMessageSearch,
  component: Popup,
});
