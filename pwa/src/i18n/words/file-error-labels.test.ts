import { errorCodes } from '@knotenblech/shared/values/errors/error-codes.ts';
import { languages } from '@knotenblech/shared/values/language.ts';
import { type Messages, setupI18n } from '@lingui/core';
import { describe, expect, test } from 'vitest';
import { errorAdvice, errorMessage } from './error-messages.ts';

const catalogues = import.meta.glob<{ messages: Messages }>('../locales/*/shop.po', { eager: true });
const details = {
  line: 7,
  column: 3,
  name: 'Length',
  found: 5,
  min: 1,
  max: 9,
  allowed: 'yes, no',
  missing: 'Position',
};
const codes = errorCodes.filter((code) => code.startsWith('E_'));
const sentences = (language: string) => {
  const messages = catalogues[`../locales/${language}/shop.po`]?.messages ?? {};
  const i18n = setupI18n({ locale: language, messages: { [language]: messages } });
  return codes.map((code) => ({ code, what: errorMessage(i18n, code, details), advice: errorAdvice(i18n, code) }));
};
const german = sentences('de');

describe.each(languages)('in %s', (language) => {
  test.each(sentences(language))('$code says what is wrong, where, and what to do', ({ code, what, advice }) => {
    expect(what).toMatch(/\b7\b.*\b3\b.*: .{10,}/);
    expect(`${what} ${advice}`).not.toMatch(/[{}]|undefined|NaN/);
    expect(advice.length).toBeGreaterThan(20);
    const inGerman = german.find((each) => each.code === code);
    if (language !== 'de') expect([what, advice]).not.toContain(inGerman?.what);
    if (language !== 'de') expect(advice).not.toBe(inGerman?.advice);
  });
});

test('an archive of too many files says how many it holds and how many it may', () => {
  const i18n = setupI18n({ locale: 'de', messages: { de: catalogues['../locales/de/shop.po']?.messages ?? {} } });
  expect(errorMessage(i18n, 'E_ZIP_COUNT', { found: 6120, max: 5000 })).toContain('6.120 Dateien; höchstens 5.000');
  expect(errorMessage(i18n, 'E_ZIP_COUNT', { found: 4, max: 1 })).toContain('4 Bauteildateien; erlaubt ist eine');
});
