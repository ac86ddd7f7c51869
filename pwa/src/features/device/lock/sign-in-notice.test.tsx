import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { SignInReason } from '../../../device/lock/unlock.ts';
import { SignInNotice } from './lock-screen.tsx';

const i18n = setupI18n({ locale: 'de', messages: { de: {} } });

const wordsOf = (reason: SignInReason) =>
  renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <SignInNotice reason={reason} />
    </I18nProvider>,
  );

test('a device that has not heard of the server for too long says so', () =>
  expect(wordsOf('server unheard')).toMatch(/Lange keine Verbindung zum Server.*eine Anmeldung gebraucht/));
test('one whose key could not be closed says that, and nothing of the server', () => {
  expect(wordsOf('lying key')).toMatch(
    /Der Schlüssel zu den Daten hier ließ sich nicht verschließen.*eine Anmeldung gebraucht/,
  );
  expect(wordsOf('lying key')).not.toContain('Server');
});
