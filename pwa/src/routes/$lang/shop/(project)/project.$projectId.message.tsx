import { may } from '@knotenblech/shared/records/permissions.ts';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { type MessageSearch, readMessageSearch } from '../../../../features/messages/message-search.ts';
import { SendMessagePopup } from '../../../../features/messages/send-message.tsx';
import { OnlineOnly } from '../../../../sync/hooks/online/online-only.tsx';
import { usePopup } from '../../../../ui/layout/use-popup.ts';
import { searchAsGiven } from '../../../../ui/record-list/list-search.ts';

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

export const Route = createFileRoute('/$lang/shop/(project)/project/$projectId/message')({
  validateSearch: searchAsGiven<MessageSearch>,
  beforeLoad: ({ context, params }) => {
    if (!may(context.shop.actor, 'sendMessages')) throw redirect({ to: '/$lang/shop/overview', params, replace: true });
  },
  component: Popup,
});
