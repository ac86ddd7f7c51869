import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/$lang/shop/')({
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/$lang/shop/overview', params, replace: true });
  },
});
