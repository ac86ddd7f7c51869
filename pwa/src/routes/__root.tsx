import { createRootRoute, Outlet, redirect } from '@tanstack/react-router';
import { LastResort } from '../app/last-resort.tsx';
import { readAddress } from '../app/read-address.ts';
import { storeHandOverToken } from '../device/hand-over-token.ts';
import { readSemaMode } from '../sync/site/site.ts';

export const Route = createRootRoute({
  beforeLoad: ({ location, preload }) => {
    const { href, token } = readAddress(location.pathname, location.searchStr);
    if (!preload) {
      readSemaMode(location.searchStr);
      if (token) storeHandOverToken(token);
    }
    if (href) throw redirect({ href: href + (location.hash === '' ? '' : `#${location.hash}`), replace: true });
  },
  component: Outlet,
  errorComponent: LastResort,
});
