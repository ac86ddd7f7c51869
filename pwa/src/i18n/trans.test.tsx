import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

const i18n = setupI18n({ locale: 'de', messages: { de: {} } });

const sentence = (reference: string) =>
  renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <Trans>
        <strong>Kommission:</strong> {reference}
      </Trans>
    </I18nProvider>,
  );

it.each([
  ['tags of no sentence', '<b>zwei</b>', '&lt;b&gt;zwei&lt;/b&gt;'],
  ['tags of the sentence itself', '<0>eins</0> <1/>', '&lt;0&gt;eins&lt;/0&gt; &lt;1/&gt;'],
  ['an open bracket', 'Höhe < 3 m', 'Höhe &lt; 3 m'],
  ['none', 'K-7', 'K-7'],
])('a text with %s stands in a sentence as it was typed', (_, typed, shown) => {
  expect(sentence(typed)).toBe(`<strong>Kommission:</strong> ${shown}`);
});
