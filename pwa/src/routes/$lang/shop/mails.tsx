import { may } from '@knotenblech/shared/permissions/may.ts';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { MailsScreen } from '../../../features/mails/mails-screen.tsx';
import { searchAsGiven } from '../../../lists/search-as-given.ts';
import { OnlineOnly } from '../../../sync/online-only.tsx';

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
