import {
  CatchBoundary,
  createFileRoute,
  type ErrorComponentProps,
  isNotFound,
  Outlet,
  redirect,
  useChildMatches,
  useRouter,
} from '@tanstack/react-router';
import { Suspense } from 'react';
import { DeviceLocked } from '../../app/device-locked.ts';
import { beginsVisit, isOpenToVisitors } from '../../app/open-to-visitors.ts';
import {
  beginHandedSession,
  beginVisit,
  currentShop,
  currentVisitorsShop,
  deviceLocked,
  openByPin,
} from '../../app/session.ts';
import { StorageSilent, unlessSilent } from '../../app/storage-silence.ts';
import { knownVisitor } from '../../device/auth/visitor-place.ts';
import { type HandedRefusalCode, storeHandOverRefusal } from '../../device/hand-over-token.ts';
import { LockQuestion, PinNotice } from '../../features/device/lock/pin-notice.tsx';
import { StorageNotices } from '../../features/device/notices/storage-notices.tsx';
import { OperatorTerms } from '../../features/frame/operator-terms.tsx';
import { ShopFrame } from '../../features/frame/shop-frame.tsx';
import { PublicFrame } from '../../features/frame/site/public-frame.tsx';
import { OrderPlacedNotice } from '../../features/issues/cards/order-placed-notice.tsx';
import { RefusalNotice } from '../../features/issues/cards/refusal-notice.tsx';
import { ErrorScreen, NotFoundScreen } from '../../features/site/pages/error-screen.tsx';
import { ShopProvider } from '../../sync/hooks/use-shop.tsx';
import { lazyPart } from '../../ui/lazy/lazy-part.tsx';

const LockScreen = lazyPart(async () => (await import('../../features/device/lock/lock-screen.tsx')).LockScreen);

const VisitCard = lazyPart(async () => (await import('../../features/account/login/visit-card.tsx')).VisitCard);

const leaveNotFound = (error: unknown) => {
  if (isNotFound(error)) throw error;
};

/** What the address names; where that breaks or does not arrive, what says so in its place. */
const ShownScreen = () => {
  const shown = useChildMatches({ select: (matches) => matches.at(-1) });
  return (
    <CatchBoundary getResetKey={() => shown} errorComponent={ErrorScreen} onCatch={leaveNotFound}>
      <Outlet />
    </CatchBoundary>
  );
};

const ShopLayout = () => {
  const { shop } = Route.useRouteContext();
  return (
    <ShopProvider shop={shop}>
      <OperatorTerms>
        <ShopFrame>
          <StorageNotices />
          <PinNotice />
          <LockQuestion />
          {!shop.isVisitors && knownVisitor() ? (
            <Suspense>
              <VisitCard />
            </Suspense>
          ) : null}
          <RefusalNotice />
          <OrderPlacedNotice />
          <ShownScreen />
        </ShopFrame>
      </OperatorTerms>
    </ShopProvider>
  );
};

/** The lock, or what can be shown without the storage, stands in place of what was asked for, and gives way to it. */
const ShopError = ({ error }: ErrorComponentProps) => {
  const router = useRouter();
  if (error instanceof StorageSilent)
    return (
      <PublicFrame isSignedIn={false}>
        <ErrorScreen />
      </PublicFrame>
    );
  if (!(error instanceof DeviceLocked)) return <ErrorScreen />;
  return (
    <Suspense>
      <LockScreen locked={error.locked} open={openByPin} onOpened={() => void router.invalidate()} />
    </Suspense>
  );
};

const tellRefusal = async (code: HandedRefusalCode) => {
  const { showHandOverRefusal } = await import('../../features/account/login/show-hand-over-refusal.tsx');
  showHandOverRefusal(code);
};

export const Route = createFileRoute('/$lang/shop')({
  beforeLoad: async ({ params, location, preload }) => {
    const handed = preload ? null : await beginHandedSession();
    const shop = await unlessSilent(currentShop());
    if (shop === 'silent') throw new StorageSilent();
    if (handed?.ok === false && !shop) storeHandOverRefusal(handed.code);
    if (handed?.ok === false && shop) await tellRefusal(handed.code);
    const locked = shop ? null : await deviceLocked();
    if (locked) throw new DeviceLocked(locked);
    if (shop) return { shop };
    const isInvited = !preload && beginsVisit(location.pathname);
    // What became of a handed address is said beside the sign-in.
    const visitors =
      handed?.ok === false ? null : ((await currentVisitorsShop()) ?? (isInvited ? await beginVisit() : null));
    if (visitors && isOpenToVisitors(location.pathname)) return { shop: visitors };
    if (visitors && /\/shop(\/overview)?\/?$/.test(location.pathname))
      throw redirect({ to: '/$lang/shop/projects', params, replace: true });
    throw redirect({ to: '/$lang/shop/login', params, search: { back: location.href }, replace: true });
  },
  component: ShopLayout,
  errorComponent: ShopError,
  notFoundComponent: NotFoundScreen,
});
