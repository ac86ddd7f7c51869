import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { remarkText } from './remark-text.ts';

const i18n = setupI18n({ locale: 'de', messages: { de: {} } });

test('a remark is worded with its values in German figures', () =>
  expect(remarkText(i18n, { code: 'guessed.plate', values: { thicknessMm: 12.5 } })).toBe(
    'Blech 12,5 mm nach den Maßen angenommen',
  ));
test('a code of a newer reader is shown as it is', () =>
  expect(remarkText(i18n, { code: 'read.later', values: {} })).toBe('read.later'));
