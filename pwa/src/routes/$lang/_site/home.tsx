import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { HomeScreen } from '../../../features/site/home/home-screen.tsx';

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

const HomeRoute = () => {
  const { lang } = Route.useParams();
  const { isSignedIn } = Route.useRouteContext();
  return (
    <HomeScreen
      isSignedIn={isSignedIn}
      words={
        <Suspense>
          <OperatorWords language={lang} page="home" />
        </Suspense>
      }
    />
  );
};

export const Route = createFileRoute('/$lang/_site/home')({ component: HomeRoute });
