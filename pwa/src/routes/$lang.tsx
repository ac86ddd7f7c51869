import { I18nProvider } from '@lingui/react';
import { createFileRoute, Outlet } from '@tanstack/react-router';
import { I18nProvider as AriaI18nProvider } from 'react-aria-components/I18nProvider';
import { PublicFrame } from '../features/frame/public-frame.tsx';
import { NotFoundScreen } from '../features/not-found/not-found-screen.tsx';
import type { Language } from '../i18n/languages.ts';
import { loadLanguage } from '../i18n/load-language.ts';
import { ToastRegion } from '../ui/signals/toast-region.tsx';

const LanguageLayout = () => {
  const { lang } = Route.useParams();
  const { i18n } = Route.useRouteContext();
  return (
    <I18nProvider i18n={i18n}>
      <AriaI18nProvider locale={lang}>
        <Outlet />
        <ToastRegion />
      </AriaI18nProvider>
    </I18nProvider>
  );
};

const NotFound = () => (
  <PublicFrame isSignedIn={false}>
    <NotFoundScreen />
  </PublicFrame>
);

export const Route = createFileRoute('/$lang')({
  params: {
    parse: ({ lang }) => ({ lang: lang as Language }),
    stringify: ({ lang }) => ({ lang }),
  },
  beforeLoad: async ({ params }) => ({ i18n: await loadLanguage(params.lang) }),
  component: LanguageLayout,
  notFoundComponent: NotFound,
});
