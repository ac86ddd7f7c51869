import { may } from '@knotenblech/shared/permissions/may.ts';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { type MessageSearch, readMessageSearch } from '../../../features/send-message/message-search.ts';
import { SendMessagePopup } from '../../../features/send-message/send-message-popup.tsx';
import { searchAsGiven } from '../../../lists/search-as-given.ts';
import { OnlineOnly } from '../../../sync/online-only.tsx';
import { usePopup } from '../../../ui/layout/use-popup.ts';

const Popup = () => {
  const about = readMessageSearch(Route.useSearch());
  const params = Route.useParams();
  const close = usePopup({ to: '/$lang/shop/project/$projectId', params, search: { admin: true } });
  return (
    <OnlineOnly>
      <SendMessagePopup about={about} onClose={close} />
    </OnlineOnly>
  );
};

export const Route = createFileRoute('/$lang/shop/project/$projectId/message')({
  validateSearch: searchAsGiven<MessageSearch>,
  beforeLoad: ({ context, params }) => {
    if (!may(context.shop.actor, 'sendMessages')) throw redirect({ to: '/$lang/shop/overview', params, replace: true });
  },
  component: Popup,
});
