import { createFileRoute, Outlet } from '@tanstack/react-router';
import { isSignedInHere } from '../../app/session.ts';
import { PublicFrame } from '../../features/frame/site/public-frame.tsx';
import { HomeScreen } from '../../features/site/home/home-screen.tsx';
import { ErrorScreen } from '../../features/site/pages/error-screen.tsx';

const EntryLayout = () => {
  const { isSignedIn } = Route.useRouteContext();
  return (
    <>
      <PublicFrame isSignedIn={isSignedIn}>
        <HomeScreen hasProjects={isSignedIn} />
      </PublicFrame>
      <Outlet />
    </>
  );
};

/** Popups that need no sign-in lie over the home page. */
export const Route = createFileRoute('/$lang/_entry')({
  beforeLoad: async () => ({ isSignedIn: await isSignedInHere() }),
  component: EntryLayout,
  errorComponent: ErrorScreen,
});
