import { createFileRoute, Outlet } from '@tanstack/react-router';
import { isSignedInHere } from '../../app/session.ts';
import { PublicFrame } from '../../features/frame/site/public-frame.tsx';
import { ErrorScreen, NotFoundScreen } from '../../features/site/pages/error-screen.tsx';

const SiteLayout = () => (
  <PublicFrame isSignedIn={Route.useRouteContext().isSignedIn}>
    <Outlet />
  </PublicFrame>
);

export const Route = createFileRoute('/$lang/_site')({
  beforeLoad: async () => ({ isSignedIn: await isSignedInHere() }),
  component: SiteLayout,
  errorComponent: ErrorScreen,
  notFoundComponent: NotFoundScreen,
});
