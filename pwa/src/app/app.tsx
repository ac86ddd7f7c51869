import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { RouterProvider } from '@tanstack/react-router';
import { router } from './router.ts';

export const App = () => (
  <I18nProvider i18n={i18n}>
    <RouterProvider router={router} />
  </I18nProvider>
);
