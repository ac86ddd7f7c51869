import { may } from '@knotenblech/shared/permissions/may.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { useState } from 'react';
import { MailsScreen } from '../../../features/mails/mails-screen.tsx';

const MailsRoute = () => {
  const [client] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={client}>
      <MailsScreen />
    </QueryClientProvider>
  );
};

export const Route = createFileRoute('/$lang/shop/mails')({
  beforeLoad: ({ context, params }) => {
    if (!may(context.shop.actor, 'readMails')) throw redirect({ to: '/$lang/shop/projects', params, replace: true });
  },
  component: MailsRoute,
});
