import { createFileRoute } from '@tanstack/react-router';
import { ContactForm } from '../../../features/contact/contact-form.tsx';
import { ContentScreen } from '../../../features/content/content-screen.tsx';
import { loadContent } from '../../../site/content.ts';

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
