import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { beginVisit } from '../../../app/session.ts';
import { HomeScreen } from '../../../features/site/home/home-screen.tsx';
import { HomeStart } from '../../../features/site/home/home-start.tsx';

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

/** Reads files for whoever is signed in, or without an account. False: this device has never got what that needs. */
const useStart = (isSignedIn: boolean) => {
  const navigate = useNavigate({ from: '/$lang' });
  return async (files: readonly File[]): Promise<boolean> => {
    if (!isSignedIn && !(await beginVisit())) return false;
    const { holdFiles } = await import('../../../features/projects/import/held-files.ts');
    holdFiles(files);
    await navigate({ to: '/$lang/shop/projects' });
    return true;
  };
};

const HomeRoute = () => {
  const { lang } = Route.useParams();
  const { isSignedIn } = Route.useRouteContext();
  const start = useStart(isSignedIn);
  return (
    <HomeScreen
      isSignedIn={isSignedIn}
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
