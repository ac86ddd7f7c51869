import { createFileRoute } from '@tanstack/react-router';
import { type MessageSearch, readMessageSearch } from '../../../../features/messages/message-search.ts';
import { SendMessagePopup } from '../../../../features/messages/send-message.tsx';
import { usePopup } from '../../../../ui/layout/use-popup.ts';
import { searchAsGiven } from '../../../../ui/record-list/list-search.ts';

const Popup = () => {
  const { lang } = Route.useParams();
  const about = readMessageSearch(Route.useSearch());
  const close = usePopup({
    to: '/$lang/shop/adminProjects',
    params: { lang },
    search: about.project ? { project: about.project } : {},
  });
  return <SendMessagePopup about={about} onClose={close} />;
};

export const Route = createFileRoute('/$lang/shop/(admin)/adminProjects/message')({
  validateSearch: searchAsGiven<MessageSearch>,
  component: Popup,
});
