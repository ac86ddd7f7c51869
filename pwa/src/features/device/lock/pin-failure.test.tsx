import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PinFailure } from './pin-entry.tsx';

const i18n = setupI18n({ locale: 'de', messages: { de: {} } });

const wordsOf = (code: 'device_full' | 'internal') =>
  renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <PinFailure code={code} />
    </I18nProvider>,
  );

test('who cannot unlock a full device is told to free room', () =>
  expect(wordsOf('device_full')).toMatch(/Entsperren ging nicht.*geben Sie Speicher frei/));
test('what the device itself failed at is not said of the server, which nobody asked', () => {
  expect(wordsOf('internal')).toMatch(/Entsperren ging nicht.*Laden Sie die Seite neu/);
  expect(wordsOf('internal')).not.toContain('Server');
});
