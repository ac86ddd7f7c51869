import { createFileRoute } from '@tanstack/react-router';
import { currentShop } from '../../app/session.ts';
import { PublicFrame } from '../../features/frame/public-frame.tsx';
import { HomeScreen } from '../../features/home/home-screen.tsx';

const HomeRoute = () => {
  const { isSignedIn } = Route.useRouteContext();
  return (
    <PublicFrame isSignedIn={isSignedIn}>
      <HomeScreen isSignedIn={isSignedIn} />
    </PublicFrame>
  );
};

export const Route = createFileRoute('/$lang/home')({
  beforeLoad: async () => ({ isSignedIn: (await currentShop()) !== null }),
  component: HomeRoute,
});
