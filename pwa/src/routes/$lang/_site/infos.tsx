import { createFileRoute } from '@tanstack/react-router';
import { ContentScreen } from '../../../features/content/content-screen.tsx';
import { loadContent } from '../../../site/load-content.ts';

const Screen = () => <ContentScreen text={Route.useLoaderData()?.pages.infos ?? null} />;

export const Route = createFileRoute('/$lang/_site/infos')({
  loader: ({ params }) => loadContent(params.lang),
  component: Screen,
});
