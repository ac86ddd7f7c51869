import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { SyncStatus } from '../../../sync/status/read-status.ts';
import { NotLoadedYet, type NotLoadedYetProps } from './not-loaded-yet.tsx';

const i18n = setupI18n({ locale: 'de', messages: { de: {} } });

const wordsOf = (props: NotLoadedYetProps) =>
  renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <NotLoadedYet {...props} />
    </I18nProvider>,
  )
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

const away = 'Was auf dem Server liegt, kommt von selbst, sobald er zu erreichen ist.';

test.each<SyncStatus['state']>(['fetching', 'current', 'waiting', 'syncing'])(
  'a device in reach of the server that is %s fetches it',
  (state) => {
    const status = { state, attention: null };
    expect(wordsOf({ status })).toBe('Wird auf dieses Gerät geholt');
    expect(wordsOf({ status, isLine: true })).toBe('Wird auf dieses Gerät geholt');
  },
);

test('a device out of its reach says that it comes by itself, and what else is to be known', () => {
  const status = { state: 'offline', attention: null } as const;
  expect(wordsOf({ status, also: 'Dateien warten.' })).toBe(`Noch nicht auf diesem Gerät ${away} Dateien warten.`);
  expect(wordsOf({ status, isLine: true })).toBe(`Noch nicht auf diesem Gerät. ${away}`);
});

test('a device that waits for its user promises nothing, and says why', () => {
  const words = wordsOf({ status: { state: 'attention', attention: 'session_expired' } });
  expect(words).toMatch(/^Noch nicht auf diesem Gerät .*Anmeldung ist abgelaufen/);
  expect(words).not.toContain('von selbst');
});
