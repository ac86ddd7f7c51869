import { createFileRoute } from '@tanstack/react-router';
import { ContentScreen } from '../../../features/content/content-screen.tsx';
import { GalleryPictures } from '../../../features/gallery/gallery-pictures.tsx';
import { loadContent } from '../../../site/load-content.ts';

const Screen = () => (
  <ContentScreen text={Route.useLoaderData()?.pages.gallery ?? null} width="full">
    <GalleryPictures />
  </ContentScreen>
);

export const Route = createFileRoute('/$lang/_site/gallery')({
  loader: ({ params }) => loadContent(params.lang),
  component: Screen,
});
