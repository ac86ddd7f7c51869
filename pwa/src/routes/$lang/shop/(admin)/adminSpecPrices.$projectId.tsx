import { may } from '@knotenblech/shared/records/permissions.ts';
import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/$lang/shop/(admin)/adminSpecPrices/$projectId')({
  beforeLoad: ({ context, params }) => {
    if (!may(context.shop.actor, 'runProjects')) throw redirect({ to: '/$lang/shop/projects', params, replace: true });
    throw redirect({
      to: '/$lang/shop/project/$projectId',
      params,
      search: { admin: true, tab: 'summary' },
      replace: true,
    });
  },
});
