import { may } from '@knotenblech/shared/permissions/may.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { useState } from 'react';
import { searchAsGiven } from '../../../lists/search-as-given.ts';
import { MailsScreen } from '../../../features/mails/mails-screen.tsx';

const MailsRoute = () => {
  const [client] = useState(() => new QueryClient());
  const { state } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <QueryClientProvider client={client}>
      <MailsScreen
        state={state === 'failed' ? state : undefined}
        onState={(next) => void navigate({ search: next ? { state: next } : {}, replace: true })}
      />
    </QueryClientProvider>
  );
};

export const Route = createFileRoute('/$lang/shop/mails')({
  validateSearch: searchAsGiven<{ state?: 'failed' }>,
  beforeLoad: ({ context, params }) => {
    if (!may(context.shop.actor, 'readMails')) throw redirect({ to: '/$lang/shop/projects', params, replace: true });
  },
  component: MailsRoute,
});
