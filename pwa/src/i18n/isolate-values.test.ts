import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { isolate, isolateValues } from './isolate-values.ts';

const speaker = isolateValues(setupI18n({ locale: 'de', messages: { de: {} } }));
const said = (message: string, values: Record<string, unknown>) => speaker._({ id: message, message, values });
const [first, last, turned] = ['\u2068', '\u2069', '\u202egnp.exe'];

test('a text that turns the direction stands isolated in its sentence: the closing quote stays behind it', () => {
  expect(said('Bemerkung: „{text}“', { text: turned })).toBe(`Bemerkung: „${first}${turned}${last}“`);
  expect(speaker._('Bemerkung: „{text}“', { text: turned })).toBe(`Bemerkung: „${first}${turned}${last}“`);
  expect(speaker.t({ id: 'x', message: 'Projekt {name}', values: { name: 'لوحة' } })).toBe(
    `Projekt ${first}لوحة${last}`,
  );
});

test('a sentence within a sentence keeps what is isolated in it', () => {
  const inner = said('„{text}“', { text: turned });
  expect(said('Bemerkung: {inner}; Kommission', { inner })).toBe(
    `Bemerkung: ${first}„${first}${turned}${last}“${last}; Kommission`,
  );
});

test('nothing in a text ends its isolation early, and nothing it opens outlives it', () => {
  expect(isolate(`a${last}${turned}`)).toBe(`${first}a${turned}${last}`);
  expect(isolate('a\u2067b')).toBe(`${first}a\u2067b${last}${last}`);
});

test('what is read from the left stays as it is, and numbers are counted', () => {
  expect(said('Menge von {name}: {was} → {now}', { name: 'Stütze HEA 200', was: 2, now: 4 })).toBe(
    'Menge von Stütze HEA 200: 2 → 4',
  );
  expect(speaker._('{n, plural, one {# Teil} other {# Teile}}', { n: 2 })).toBe('2 Teile');
});
