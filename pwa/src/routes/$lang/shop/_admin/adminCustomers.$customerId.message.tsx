import { createFileRoute } from '@tanstack/react-router';
import { readMessageSearch } from '../../../../features/send-message/message-search.ts';
import { SendMessagePopup } from '../../../../features/send-message/send-message-popup.tsx';
import { usePopup } from '../../../../ui/layout/use-popup.ts';

const Popup = () => {
  const params = Route.useParams();
  const close = usePopup({ to: '/$lang/shop/adminCustomers/$customerId', params });
  return <SendMessagePopup about={{ ...Route.useSearch(), customer: params.customerId }} onClose={close} />;
};

export const Route = createFileRoute('/$lang/shop/_admin/adminCustomers/$customerId/message')({
  validateSearch: readMessageSearch,
  component: Popup,
});
