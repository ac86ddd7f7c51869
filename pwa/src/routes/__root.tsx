import { createRootRoute, Outlet, redirect } from '@tanstack/react-router';
import { redirectTarget } from '../app/redirect-target.ts';

export const Route = createRootRoute({
  beforeLoad: ({ location }) => {
    const target = redirectTarget(location.pathname);
    if (target) throw redirect({ href: target + location.searchStr, replace: true });
  },
  component: Outlet,
});
