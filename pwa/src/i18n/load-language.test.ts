import { i18n } from '@lingui/core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadLanguage } from './load-language.ts';

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { lang: '' } });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('the page speaks the language that was asked for last, though the words of a page that was left come later', async () => {
  const left = loadLanguage('de', 'shop');
  const shown = await loadLanguage('en', 'site');
  const late = await left;
  expect([late.locale, shown.locale]).toEqual(['de', 'en']);
  expect([document.documentElement.lang, i18n.locale]).toEqual(['en', 'en']);
});
