import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Pagination } from './pagination.tsx';

const i18n = setupI18n({ locale: 'de', messages: { de: {} } });

/** The buttons in their order by name, those that cannot be pressed in brackets, the page that is shown with a star. */
const buttonsAt = (page: number, pageCount: number) =>
  [
    ...renderToStaticMarkup(
      <I18nProvider i18n={i18n}>
        <Pagination page={page} pageCount={pageCount} onPage={() => {}} />
      </I18nProvider>,
    ).matchAll(/<button([^>]*)>(.*?)<\/button>/g),
  ].map(([, attributes = '', content = '']) => {
    const name = /aria-label="([^"]*)"/.exec(attributes)?.[1] ?? content.replaceAll(/<[^>]*>/g, '');
    const shown = attributes.includes('aria-current="page"') ? `${name}*` : name;
    return / disabled=""/.test(attributes) ? `(${shown})` : shown;
  });

test('on the first page there is no way back', () =>
  expect(buttonsAt(1, 3)).toEqual([
    '(Erste Seite)',
    '(Vorige Seite)',
    '1*',
    '2',
    '3',
    'Nächste Seite',
    'Letzte Seite',
  ]));

test('on the last page there is no way on', () =>
  expect(buttonsAt(3, 3)).toEqual([
    'Erste Seite',
    'Vorige Seite',
    '1',
    '2',
    '3*',
    '(Nächste Seite)',
    '(Letzte Seite)',
  ]));

test('where one page is enough there are no buttons', () => expect(buttonsAt(1, 1)).toEqual([]));
