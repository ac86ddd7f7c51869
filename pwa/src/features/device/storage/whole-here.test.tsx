import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AllAvailable } from './kept-projects.tsx';

const i18n = setupI18n({ locale: 'de', messages: { de: {} } });

const wordsOf = (seesPrices: boolean) =>
  renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <AllAvailable here={2} parts={1} seesPrices={seesPrices} />
    </I18nProvider>,
  ).replaceAll(/<[^>]*>/g, '');

test('who sees prices is told that they are here too', () =>
  expect(wordsOf(true)).toBe('2 Projekte mit 1 Position, Preisen und Zeichnungen vollständig hier.'));
test('who sees none is told of none', () =>
  expect(wordsOf(false)).toBe('2 Projekte mit 1 Position und Zeichnungen vollständig hier.'));
