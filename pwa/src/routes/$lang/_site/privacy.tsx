import { createFileRoute } from '@tanstack/react-router';
import { ContentScreen } from '../../../features/content/content-screen.tsx';
import { loadContent } from '../../../site/load-content.ts';

const Screen = () => <ContentScreen text={Route.useLoaderData()?.pages.privacy ?? null} />;

export const Route = createFileRoute('/$lang/_site/privacy')({
  loader: ({ params }) => loadContent(params.lang),
  component: Screen,
});
