import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PersistenceAdvice } from './storage-screen.tsx';

const i18n = setupI18n({ locale: 'de', messages: { de: {} } });

const wordsOf = (isInstalled: boolean) =>
  renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <PersistenceAdvice isInstalled={isInstalled} />
    </I18nProvider>,
  ).replaceAll(/<[^>]*>/g, '');

test('in a browser the app is to be installed', () => expect(wordsOf(false)).toMatch(/^Installieren Sie die App/));
test('where it is installed nobody is told to install it', () =>
  expect(wordsOf(true)).toBe('Senden Sie nicht gesendete Arbeit bald, sie liegt nur hier.'));
