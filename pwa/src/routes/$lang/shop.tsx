import { createFileRoute, Outlet, redirect } from '@tanstack/react-router';
import { currentShop } from '../../app/session.ts';
import { ShopFrame } from '../../features/frame/shop-frame.tsx';
import { ErrorScreen } from '../../features/not-found/error-screen.tsx';
import { NotFoundScreen } from '../../features/not-found/not-found-screen.tsx';
import { ShopProvider } from '../../sync/use-shop.tsx';

const ShopLayout = () => {
  const { shop } = Route.useRouteContext();
  return (
    <ShopProvider shop={shop}>
      <ShopFrame>
        <Outlet />
      </ShopFrame>
    </ShopProvider>
  );
};

export const Route = createFileRoute('/$lang/shop')({
  beforeLoad: async ({ params, location }) => {
    const shop = await currentShop();
    if (!shop) throw redirect({ to: '/$lang/shop/login', params, search: { back: location.href }, replace: true });
    return { shop };
  },
  component: ShopLayout,
  errorComponent: ErrorScreen,
  notFoundComponent: NotFoundScreen,
});
