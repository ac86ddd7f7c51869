import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/$lang/shop/account/')({
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/$lang/shop/account/user', params, replace: true });
  },
});
