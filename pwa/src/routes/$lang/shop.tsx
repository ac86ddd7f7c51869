import { createFileRoute, Outlet, redirect } from '@tanstack/react-router';
import { type HandedRefusalCode, keepHandedRefusal } from '../../app/handed-token.ts';
import { beginHandedSession, currentShop } from '../../app/session.ts';
import { ShopFrame } from '../../features/frame/shop-frame.tsx';
import { ErrorScreen } from '../../features/not-found/error-screen.tsx';
import { NotFoundScreen } from '../../features/not-found/not-found-screen.tsx';
import { StorageNotices } from '../../features/storage/notices/storage-notices.tsx';
import { RefusalNotice } from '../../features/waiting/refusals/refusal-notice.tsx';
import { ShopProvider } from '../../sync/use-shop.tsx';

const ShopLayout = () => {
  const { shop } = Route.useRouteContext();
  return (
    <ShopProvider shop={shop}>
      <ShopFrame>
        <StorageNotices />
        <RefusalNotice />
        <Outlet />
      </ShopFrame>
    </ShopProvider>
  );
};

const tellRefusal = async (code: HandedRefusalCode) => {
  const { tellHandedRefusal } = await import('../../features/login/tell-handed-refusal.tsx');
  tellHandedRefusal(code);
};

export const Route = createFileRoute('/$lang/shop')({
  beforeLoad: async ({ params, location, preload }) => {
    const handed = preload ? null : await beginHandedSession();
    const shop = await currentShop();
    if (handed?.ok === false && !shop) keepHandedRefusal(handed.code);
    if (handed?.ok === false && shop) await tellRefusal(handed.code);
    if (!shop) throw redirect({ to: '/$lang/shop/login', params, search: { back: location.href }, replace: true });
    return { shop };
  },
  component: ShopLayout,
  errorComponent: ErrorScreen,
  notFoundComponent: NotFoundScreen,
});
