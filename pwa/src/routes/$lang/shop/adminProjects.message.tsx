import { createFileRoute } from '@tanstack/react-router';
import { searchAsGiven } from '../../../lists/search-as-given.ts';
import { type MessageSearch, readMessageSearch } from '../../../features/send-message/message-search.ts';
import { SendMessagePopup } from '../../../features/send-message/send-message-popup.tsx';
import { usePopup } from '../../../ui/layout/use-popup.ts';

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

export const Route = createFileRoute('/$lang/shop/adminProjects/message')({
  validateSearch: searchAsGiven<MessageSearch>,
  component: Popup,
});
