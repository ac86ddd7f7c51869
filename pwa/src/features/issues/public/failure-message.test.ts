import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { failureMessage } from './show-failure.ts';

const i18n = setupI18n({ locale: 'de', messages: { de: {} } });

test('a device that has no room is told as such, not as a fault of the server', () =>
  expect(failureMessage(i18n, new DOMException('no room', 'QuotaExceededError'))).toMatch(/geben Sie Speicher frei/));
test('what nobody foresaw is told in general words', () =>
  expect(failureMessage(i18n, new TypeError('of our own'))).toMatch(/ist ein Fehler aufgetreten/));
