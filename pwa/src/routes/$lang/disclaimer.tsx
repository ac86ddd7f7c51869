import { createFileRoute } from '@tanstack/react-router';
import { currentShop } from '../../app/session.ts';
import { PublicFrame } from '../../features/frame/public-frame.tsx';
import { TermsScreen } from '../../features/terms/terms-screen.tsx';

const Screen = () => (
  <PublicFrame isSignedIn={Route.useRouteContext().isSignedIn}>
    <TermsScreen />
  </PublicFrame>
);

export const Route = createFileRoute('/$lang/disclaimer')({
  beforeLoad: async () => ({ isSignedIn: (await currentShop()) !== null }),
  component: Screen,
});
