import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { KeptText } from './unsent-notice.tsx';

const i18n = setupI18n({ locale: 'de', messages: { de: {} } });

const wordsOf = (count: number, unreadCount: number, isReader = true) =>
  renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <KeptText count={count} unreadCount={unreadCount} isReader={isReader} />
    </I18nProvider>,
  ).replaceAll(/<[^>]*>/g, '');

test('what waits goes out with the next sign-in', () => {
  expect(wordsOf(1, 0)).toBe(
    'Sie bleibt verschlüsselt auf dem Gerät und geht hinaus, sobald Sie sich hier wieder anmelden.',
  );
  expect(wordsOf(2, 0)).toBe(
    'Sie bleiben verschlüsselt auf dem Gerät und gehen hinaus, sobald Sie sich hier wieder anmelden.',
  );
});

test('a file that is still to be read goes out only once the projects are opened after it', () =>
  expect(wordsOf(1, 1)).toBe(
    '1 Datei ist noch nicht gelesen. Sie bleibt verschlüsselt auf dem Gerät; zum Projekt wird sie, sobald Sie sich hier wieder anmelden und die Projekte öffnen, dann geht sie hinaus.',
  ));

test('where both wait each is told for itself', () =>
  expect(wordsOf(3, 2)).toBe(
    'Was wartet, bleibt verschlüsselt auf dem Gerät und geht hinaus, sobald Sie sich hier wieder anmelden. 2 Dateien sind noch nicht gelesen. Sie bleiben verschlüsselt auf dem Gerät; zu Projekten werden sie, sobald Sie sich hier wieder anmelden und die Projekte öffnen, dann gehen sie hinaus.',
  ));

test('who may make no projects any more is not told that his files go out', () =>
  expect(wordsOf(1, 1, false)).toBe(
    '1 Datei ist noch nicht gelesen. Sie bleibt verschlüsselt auf dem Gerät, bis Sie wieder Projekte anlegen dürfen oder sie verwerfen.',
  ));
