import { createFileRoute } from '@tanstack/react-router';
import { ContentScreen } from '../../../features/content/content-screen.tsx';
import { loadContent } from '../../../site/load-content.ts';

const Screen = () => <ContentScreen text={Route.useLoaderData()?.pages.disclaimer ?? null} />;

export const Route = createFileRoute('/$lang/_site/disclaimer')({
  loader: ({ params }) => loadContent(params.lang),
  component: Screen,
});
