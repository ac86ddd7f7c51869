import { createFileRoute } from '@tanstack/react-router';
import { ContactForm } from '../../../features/site/contact/contact-form.tsx';
import { ContentScreen } from '../../../features/site/pages/content-screen.tsx';
import { loadContent } from '../../../sync/site/content.ts';

const Screen = () => {
  const { lang } = Route.useParams();
  return (
    <ContentScreen language={lang} page="contact">
      <ContactForm language={lang} />
    </ContentScreen>
  );
};

export const Route = createFileRoute('/$lang/_site/contact')({
  loader: ({ params }) => loadContent(params.lang),
  component: Screen,
});
