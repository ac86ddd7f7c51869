import { operatorSchema, seedOperator } from '@knotenblech/shared/catalogue/operator.schema.ts';
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DisputeNotice } from './dispute-notice.tsx';

const i18n = setupI18n({ locale: 'de', messages: { de: {} } });
const shown = (disputeNotice: string, disputeUrl: string) =>
  renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <DisputeNotice operator={{ disputeNotice, disputeUrl }} />
    </I18nProvider>,
  );

test('a shop says that it takes no part, and names no address', () => {
  const { disputeNotice, disputeUrl } = seedOperator();
  const markup = shown(disputeNotice, disputeUrl);
  expect(markup).toContain('§ 36 VSBG');
  expect(markup).not.toContain('<a');
});

test("the operator's words and his address stand in their place", () =>
  expect(shown('Wir nehmen <gern> teil.', 'https://schlichter.example/')).toBe(
    '<p>Wir nehmen &lt;gern&gt; teil. <a href="https://schlichter.example/" target="_blank" rel="noreferrer">https://schlichter.example/</a></p>',
  ));

test.each(['http://schlichter.example', 'javascript:alert(1)', 'https://'])('%s is no address', (disputeUrl) =>
  expect(operatorSchema.safeParse({ ...seedOperator(), disputeUrl }).success).toBe(false),
);
