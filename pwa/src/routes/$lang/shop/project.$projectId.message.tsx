import { may } from '@knotenblech/shared/permissions/may.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { useState } from 'react';
import { searchAsGiven } from '../../../lists/search-as-given.ts';
import { type MessageSearch, readMessageSearch } from '../../../features/send-message/message-search.ts';
import { SendMessagePopup } from '../../../features/send-message/send-message-popup.tsx';
import { usePopup } from '../../../ui/layout/use-popup.ts';

const Popup = () => {
  const [client] = useState(() => new QueryClient());
  const about = readMessageSearch(Route.useSearch());
  const params = Route.useParams();
  const close = usePopup({ to: '/$lang/shop/project/$projectId', params, search: { admin: true } });
  return (
    <QueryClientProvider client={client}>
      <SendMessagePopup about={about} onClose={close} />
    </QueryClientProvider>
  );
};

export const Route = createFileRoute('/$lang/shop/project/$projectId/message')({
  validateSearch: searchAsGiven<MessageSearch>,
  beforeLoad: ({ context, params }) => {
    if (!may(context.shop.actor, 'sendMessages')) throw redirect({ to: '/$lang/shop/overview', params, replace: true });
  },
  component: Popup,
});
