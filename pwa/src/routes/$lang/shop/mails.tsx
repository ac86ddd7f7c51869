import { may } from '@knotenblech/shared/records/permissions.ts';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { MailsScreen } from '../../../features/admin/mails/mails-screen.tsx';
import { OnlineOnly } from '../../../sync/hooks/online/online-only.tsx';
import { searchAsGiven } from '../../../ui/record-list/list-search.ts';

const MailsRoute = () => {
  const { state } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <OnlineOnly>
      <MailsScreen
        state={state === 'failed' ? state : undefined}
        onState={(next) => void navigate({ search: next ? { state: next } : {}, replace: true })}
      />
    </OnlineOnly>
  );
};

export const Route = createFileRoute('/$lang/shop/mails')({
  validateSearch: searchAsGiven<{ state?: 'failed' }>,
  beforeLoad: ({ context, params }) => {
    if (!may(context.shop.actor, 'readMails')) throw redirect({ to: '/$lang/shop/projects', params, replace: true });
  },
  component: MailsRoute,
});
