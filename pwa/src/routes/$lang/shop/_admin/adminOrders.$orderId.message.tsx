import { createFileRoute } from '@tanstack/react-router';
import { type MessageSearch, readMessageSearch } from '../../../../features/messages/message-search.ts';
import { SendMessagePopup } from '../../../../features/messages/send-message.tsx';
import { usePopup } from '../../../../ui/layout/use-popup.ts';
import { searchAsGiven } from '../../../../ui/record-list/list-search.ts';

const Popup = () => {
  const close = usePopup({ to: '/$lang/shop/adminOrders/$orderId', params: Route.useParams() });
  return <SendMessagePopup about={readMessageSearch(Route.useSearch())} onClose={close} />;
};

export const Route = createFileRoute('/$lang/shop/_admin/adminOrders/$orderId/message')({
  validateSearch: searchAsGiven<MessageSearch>,
  component: Popup,
});
