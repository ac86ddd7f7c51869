import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { beginVisit, currentShop } from '../../../app/session.ts';
import { knownVisitor } from '../../../device/auth/visitor-place.ts';
import { HomeScreen } from '../../../features/site/home/home-screen.tsx';
import { HomeStart, type Started } from '../../../features/site/home/home-start.tsx';

/** The page stands without them. */
const NoWords = () => null;
const painted = () => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done)));
const OperatorWords = lazy(async () => {
  await painted();
  return import('../../../features/site/pages/operator-text.tsx').then(
    (words) => ({ default: words.OperatorText }),
    () => ({ default: NoWords }),
  );
});

/** Reads files for whoever is signed in, or without an account, where this device has got what that needs. */
const useStart = (isSignedIn: boolean) => {
  const navigate = useNavigate({ from: '/$lang' });
  return async (files: readonly File[], entries: readonly FileSystemEntry[]): Promise<Started> => {
    const shop = isSignedIn ? await currentShop() : await beginVisit();
    if (!shop) return 'lacks network';
    const { holdFiles } = await import('../../../features/projects/import/held-files.ts');
    if (!(await holdFiles(shop.actor, files, entries))) return 'may not';
    await navigate({ to: '/$lang/shop/projects' });
    return 'started';
  };
};

const HomeRoute = () => {
  const { lang } = Route.useParams();
  const { isSignedIn } = Route.useRouteContext();
  const start = useStart(isSignedIn);
  return (
    <HomeScreen
      hasProjects={isSignedIn || knownVisitor() !== null}
      start={<HomeStart onFiles={start} />}
      words={
        <Suspense>
          <OperatorWords language={lang} page="home" />
        </Suspense>
      }
    />
  );
};

export const Route = createFileRoute('/$lang/_site/home')({ component: HomeRoute });
