import { createFileRoute } from '@tanstack/react-router';
import { type MessageSearch, readMessageSearch } from '../../../../../features/messages/message-search.ts';
import { SendMessagePopup } from '../../../../../features/messages/send-message.tsx';
import { usePopup } from '../../../../../ui/layout/use-popup.ts';
import { searchAsGiven } from '../../../../../ui/record-list/list-search.ts';

const Popup = () => {
  const params = Route.useParams();
  const close = usePopup({ to: '/$lang/shop/adminCustomers/$customerId', params });
  return (
    <SendMessagePopup
      about={{ ...readMessageSearch(Route.useSearch()), customer: params.customerId }}
      onClose={close}
    />
  );
};

export const Route = createFileRoute('/$lang/shop/_admin/(customers)/adminCustomers/$customerId/message')({
  validateSearch: searchAsGiven<MessageSearch>,
  component: Popup,
});
