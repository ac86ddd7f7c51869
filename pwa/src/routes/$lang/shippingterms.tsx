import { createFileRoute } from '@tanstack/react-router';
import { currentShop } from '../../app/session.ts';
import { PublicFrame } from '../../features/frame/public-frame.tsx';
import { ShippingTermsScreen } from '../../features/terms/shipping-terms-screen.tsx';

const Screen = () => (
  <PublicFrame isSignedIn={Route.useRouteContext().isSignedIn}>
    <ShippingTermsScreen />
  </PublicFrame>
);

export const Route = createFileRoute('/$lang/shippingterms')({
  beforeLoad: async () => ({ isSignedIn: (await currentShop()) !== null }),
  component: Screen,
});
