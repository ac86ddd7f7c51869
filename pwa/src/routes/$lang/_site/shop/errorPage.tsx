import { createFileRoute } from '@tanstack/react-router';
import { ErrorScreen } from '../../../../features/site/pages/error-screen.tsx';

/** A start from scratch: what was loaded wrongly is loaded again. */
const Screen = () => {
  const { lang } = Route.useParams();
  return <ErrorScreen onRetry={() => location.assign(`/${lang}/shop`)} />;
};

export const Route = createFileRoute('/$lang/_site/shop/errorPage')({ component: Screen });
