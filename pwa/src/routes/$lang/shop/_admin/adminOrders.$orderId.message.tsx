import { createFileRoute } from '@tanstack/react-router';
import { searchAsGiven } from '../../../../lists/search-as-given.ts';
import { type MessageSearch, readMessageSearch } from '../../../../features/send-message/message-search.ts';
import { SendMessagePopup } from '../../../../features/send-message/send-message-popup.tsx';
import { usePopup } from '../../../../ui/layout/use-popup.ts';

const Popup = () => {
  const close = usePopup({ to: '/$lang/shop/adminOrders/$orderId', params: Route.useParams() });
  return <SendMessagePopup about={readMessageSearch(Route.useSearch())} onClose={close} />;
};

export const Route = createFileRoute('/$lang/shop/_admin/adminOrders/$orderId/message')({
  validateSearch: searchAsGiven<MessageSearch>,
  component: Popup,
});
