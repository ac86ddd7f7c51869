import { createFileRoute } from '@tanstack/react-router';
import { ContentScreen } from '../../../features/site/pages/content-screen.tsx';
import { loadContent } from '../../../sync/site/content.ts';

const Screen = () => <ContentScreen language={Route.useParams().lang} page="imprint" />;

export const Route = createFileRoute('/$lang/_site/imprint')({
  loader: ({ params }) => loadContent(params.lang),
  component: Screen,
});
