import { createFileRoute } from '@tanstack/react-router';
import { ContentScreen } from '../../../features/content/content-screen.tsx';
import { GalleryPictures } from '../../../features/gallery/gallery-pictures.tsx';
import { loadContent } from '../../../site/content.ts';

const Screen = () => (
  <ContentScreen language={Route.useParams().lang} page="gallery" width="full">
    <GalleryPictures />
  </ContentScreen>
);

export const Route = createFileRoute('/$lang/_site/gallery')({
  loader: ({ params }) => loadContent(params.lang),
  component: Screen,
});
