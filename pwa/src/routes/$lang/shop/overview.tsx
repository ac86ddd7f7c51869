import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/$lang/shop/overview')({
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/$lang/shop/projects', params, replace: true });
  },
});
