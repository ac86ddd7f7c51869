import { createFileRoute, Outlet } from '@tanstack/react-router';
import { loadLanguage } from '../i18n/load-language.ts';
import type { Language } from '../i18n/languages.ts';

export const Route = createFileRoute('/$lang')({
  params: {
    parse: ({ lang }) => ({ lang: lang as Language }),
    stringify: ({ lang }) => ({ lang }),
  },
  beforeLoad: ({ params }) => loadLanguage(params.lang),
  component: Outlet,
});
