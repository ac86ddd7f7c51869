import { languagePattern } from '@knotenblech/shared/values/language.ts';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { useRef } from 'react';
import { isOpenToVisitors } from '../../app/open-to-visitors.ts';
import {
  beginSession,
  type Credentials,
  currentShop,
  deviceLock,
  deviceLocked,
  isDeviceShared,
} from '../../app/session.ts';
import { unlessSilent } from '../../app/storage-silence.ts';
import { useHeldWork } from '../../app/use-held-work.ts';
import { knownVisitor } from '../../device/auth/visitor-place.ts';
import { handOverRefusal } from '../../device/hand-over-token.ts';
import { LoginDialog } from '../../features/account/login/login-dialog.tsx';
import { showBroughtAlong } from '../../features/account/login/show-brought-along.tsx';
import { offlineSignIn } from '../../features/account/login/way-without-network.ts';
import { EvictionNotice } from '../../features/device/notices/eviction-notice.tsx';
import { PublicFrame } from '../../features/frame/site/public-frame.tsx';
import { HomeScreen } from '../../features/site/home/home-screen.tsx';

/** Whether an address names one project. */
const isProjectAddress = (address = '') =>
  /\/shop\/(details|project|assistent|priceDetails|simplePriceDetails)\/./.test(address);

const LoginRoute = () => {
  const { lang } = Route.useParams();
  const { back } = Route.useSearch();
  const { isSignedIn, isShared, locked, lockedBy, handedRefusal } = Route.useRouteContext();
  const router = useRouter();
  const heldWork = useHeldWork();
  // A visit that did not come along is at no address of whoever signed in.
  const isLeft = useRef(false);
  const signIn = async (credentials: Credentials) => {
    const answer = await beginSession(credentials, back);
    if (!answer.ok) return answer;
    const { names } = answer.broughtAlong;
    isLeft.current = answer.broughtAlong.isLeft;
    if (names.length > 0) showBroughtAlong(names);
    return answer;
  };
  return (
    <>
      <PublicFrame isSignedIn={isSignedIn}>
        <HomeScreen hasProjects={isSignedIn || knownVisitor() !== null} />
      </PublicFrame>
      <LoginDialog
        signIn={signIn}
        isShared={isShared}
        lockedBy={lockedBy}
        holdsWork={heldWork?.isAny ?? false}
        leftWork={heldWork?.left ?? 'no'}
        withoutNetwork={offlineSignIn({ isSignedIn, locked })}
        handedRefusal={handedRefusal}
        isLinkToProject={knownVisitor() === null && isProjectAddress(back)}
        onSignedIn={() => router.history.push((isLeft.current ? null : back) ?? `/${lang}/shop/overview`)}
        onClose={() => {
          if (back && knownVisitor() && isOpenToVisitors(back)) router.history.push(back);
          else void router.navigate({ to: '/$lang/home', params: { lang } });
        }}
        notice={<EvictionNotice userId={null} />}
      />
    </>
  );
};

/** Only places of our own language routes: a foreign address never comes back from a sign-in. */
const ownPlace = new RegExp(`^/(${languagePattern})/shop/`);

export const Route = createFileRoute('/$lang/shop_/login')({
  validateSearch: (search): { back?: string } =>
    typeof search.back === 'string' && ownPlace.test(search.back) ? { back: search.back } : {},
  beforeLoad: async () => {
    const shop = await unlessSilent(currentShop());
    const isSilent = shop === 'silent';
    return {
      isSignedIn: !isSilent && shop !== null,
      isShared: isSilent ? false : await isDeviceShared(),
      locked: isSilent ? null : await deviceLocked(),
      lockedBy: isSilent ? null : await deviceLock(),
      handedRefusal: handOverRefusal(),
    };
  },
  component: LoginRoute,
});
