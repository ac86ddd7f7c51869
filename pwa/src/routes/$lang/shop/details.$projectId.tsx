import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/$lang/shop/details/$projectId')({
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/$lang/shop/project/$projectId', params, search: true, replace: true });
  },
});
