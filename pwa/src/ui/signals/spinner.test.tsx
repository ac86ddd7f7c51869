import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Spinner } from './spinner.tsx';

const i18n = setupI18n({ locale: 'de', messages: { de: {} } });

test('what is loading shows three bars, and says so to whoever cannot see them', () => {
  const markup = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <Spinner />
    </I18nProvider>,
  );
  expect(markup).toMatch(/^<span [^>]*role="status" aria-label="Lädt">(<span><\/span>){3}<\/span>$/);
});
