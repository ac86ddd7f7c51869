import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { SyncStatus } from '../../../sync/status/read-status.ts';
import { WaitingChip } from './waiting-chip.tsx';

const i18n = setupI18n({ locale: 'de', messages: { de: {} } });

const wordsOf = (status: Pick<SyncStatus, 'state' | 'obstacle'>, isExported = false) =>
  renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <WaitingChip entry={{ state: 'sending', isExported }} isOrder={false} status={status} />
    </I18nProvider>,
  ).replaceAll(/<[^>]*>/g, '');

test('what is on its way is being sent while the server is in reach', () =>
  expect(wordsOf({ state: 'syncing', obstacle: null })).toBe('wird gesendet'));

test.each<SyncStatus['state']>(['offline', 'attention'])('nothing is being sent while the device is %s', (state) => {
  expect(wordsOf({ state, obstacle: null })).toBe('abgeschickt, noch ohne Antwort');
  expect(wordsOf({ state, obstacle: null }, true)).toBe('in einer Datei gesichert, von hier noch nicht gesendet');
});

test('a server that fails is asked again by itself, but not while somebody has to do something first', () => {
  expect(wordsOf({ state: 'offline', obstacle: 'server fails' })).toBe('Fehler am Server, wird wieder gesendet');
  expect(wordsOf({ state: 'attention', obstacle: 'server fails' })).toBe('abgeschickt, noch ohne Antwort');
});
