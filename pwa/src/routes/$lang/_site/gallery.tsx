import { createFileRoute } from '@tanstack/react-router';
import { ContentScreen, GalleryPictures } from '../../../features/site/pages/content-screen.tsx';
import { loadContent } from '../../../sync/site/content.ts';

const Screen = () => (
  <ContentScreen language={Route.useParams().lang} page="gallery" width="full">
    <GalleryPictures />
  </ContentScreen>
);

export const Route = createFileRoute('/$lang/_site/gallery')({
  loader: ({ params }) => loadContent(params.lang),
  component: Screen,
});
