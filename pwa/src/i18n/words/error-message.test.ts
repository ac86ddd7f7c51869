import type { ErrorCode } from '@knotenblech/shared/values/errors/error-codes.ts';
import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { errorLabels, errorMessage } from './error-messages.ts';

const { id } = errorLabels.internal;
const i18n = setupI18n({ locale: 'de', messages: { de: { [id]: 'Etwas ging schief.' } } });

test('a reason that only a newer build knows is told in general words', () =>
  expect(errorMessage(i18n, 'moon_full' as ErrorCode)).toBe('Etwas ging schief.'));
