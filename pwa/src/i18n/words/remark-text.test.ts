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
test('figures and units choose the words of their sentence', () => {
  const vented = { code: 'warn.vent-holes-missing', values: { ends: 1, count: 2, diameterMm: 16 } };
  expect(remarkText(i18n, vented)).toContain('an einem Ende verschlossen; je Ende zwei Löcher Ø16 zum');
  const small = { code: 'warn.unit-too-small', values: { lengthMm: 0.3, unit: 'm', meantMm: 300 } };
  expect(remarkText(i18n, small)).toContain('zählt wohl in Metern, gemeint wären 300 mm');
});
