import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { HomeScreen } from '../../../features/home/home-screen.tsx';

const OperatorWords = lazy(async () => ({
  default: (await import('../../../features/content/operator-words.tsx')).OperatorWords,
}));

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
