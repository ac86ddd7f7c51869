import { I18nProvider } from '@lingui/react';
import { createFileRoute, Outlet, redirect } from '@tanstack/react-router';
import { Suspense } from 'react';
import { I18nProvider as AriaI18nProvider } from 'react-aria-components/I18nProvider';
import { mayEnter } from '../app/may-enter.ts';
import { PublicFrame } from '../features/frame/site/public-frame.tsx';
import { NotFoundScreen } from '../features/site/pages/error-screen.tsx';
import type { Language } from '../i18n/languages.ts';
import { loadLanguage } from '../i18n/load-language.ts';
import { isSitePage } from '../i18n/site-catalogues.ts';
import { awaitLaunch } from '../sync/site/site.ts';
import { lazyPart } from '../ui/lazy/lazy-part.tsx';
import { ToastRegion } from '../ui/signals/toast-region.tsx';

const CountdownScreen = lazyPart(
  async () => (await import('../features/site/pages/countdown-screen.tsx')).CountdownScreen,
);

const isInShop = /^\/\w+\/shop(\/|$)/;

const LanguageLayout = () => {
  const { lang } = Route.useParams();
  const { i18n, entry } = Route.useRouteContext();
  return (
    <I18nProvider i18n={i18n}>
      <AriaI18nProvider locale={lang}>
        <Suspense>{entry === 'countdown' ? <CountdownScreen /> : <Outlet />}</Suspense>
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
  beforeLoad: async ({ params, location }) => {
    const [i18n, entry] = await Promise.all([
      loadLanguage(params.lang, isSitePage(location.pathname) ? 'site' : 'shop'),
      mayEnter(location.pathname),
    ]);
    if (entry === 'unavailable') throw redirect({ to: '/$lang/shop/unavailable', params, replace: true });
    // The shop's own routes would ask to sign in.
    if (entry === 'countdown' && isInShop.test(location.pathname)) {
      awaitLaunch(location.href);
      throw redirect({ to: '/$lang/home', params, replace: true });
    }
    return { i18n, entry };
  },
  component: LanguageLayout,
  notFoundComponent: NotFound,
});
