import { may } from '@knotenblech/shared/records/permissions.ts';
import { createFileRoute, Outlet, redirect } from '@tanstack/react-router';
import { OnlineOnly } from '../../../sync/hooks/online/online-only.tsx';

/** What only those who run the shop open; everybody else lands on the overview. */
const AdminRoute = () => {
  return (
    <OnlineOnly>
      <Outlet />
    </OnlineOnly>
  );
};

export const Route = createFileRoute('/$lang/shop/_admin')({
  beforeLoad: ({ context, params }) => {
    if (!may(context.shop.actor, 'runOrders')) throw redirect({ to: '/$lang/shop/overview', params, replace: true });
  },
  component: AdminRoute,
});
