import type { Conflict } from '@knotenblech/shared/records/conflict.record.ts';
import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { valueLabels } from './value-labels.ts';

const i18n = setupI18n({ locale: 'de', messages: { de: {} } });
const words = (kind: Conflict['kind'], field: string, value: unknown) => valueLabels(i18n, { kind, field }, value);

test('whether a part is made, as the report of what was read says it', () => {
  expect(words('partChoice', 'taken', true)).toBe('als Stahlteil übernommen');
  expect(words('partChoice', 'taken', false)).toBe('ausgelassen');
  expect(words('partChoice', 'taken', null)).toBe('wie eingelesen');
});

test('a part that is made, with the pieces that somebody chose for it', () => {
  const told = { kind: 'partChoice', field: 'taken', row: { quantity: 16 } } as const;
  expect(valueLabels(i18n, told, true)).toBe('als Stahlteil übernommen, 16 Stück');
  expect(valueLabels(i18n, told, false)).toBe('ausgelassen');
});

test('whether a project lies in the trash bin', () => {
  expect(words('project', 'trashedAt', true)).toBe('im Papierkorb');
  expect(words('project', 'trashedAt', false)).toBe('nicht im Papierkorb');
});

test('what was given up or removed is said as what holds without it', () => {
  expect(words('partChoice', 'grade', null)).toBe('wie in der Datei');
  expect(words('partChoice', 'profileId', null)).toBe('wie in der Datei');
  expect(words('partChoice', 'specificity', null)).toBe('wie üblich');
  expect(words('partChoice', 'surface', null)).toBe('keine eigene Angabe');
  expect(words('assemblyChoice', 'surface', null)).toBe('keine eigene Angabe');
  expect(words('project', 'weldingCertificate', null)).toBe('ohne Leistungserklärung');
  expect(words('weldProof', '', null)).toBe('keine Angabe');
  expect(words('address', '', null)).toBe('gelöscht');
});

test('the place of an address is read as it is written, with its country', () => {
  const place = { street: 'Hafenstraße 7', zip: '80331', city: 'München', countryIso: 'DE' };
  expect(words('address', 'place', place)).toBe('Hafenstraße 7, 80331 München, Deutschland');
  expect(words('address', 'place', { ...place, street: '' })).toBe('80331 München, Deutschland');
  expect(words('address', 'place', null)).toBe('gelöscht');
});

test('cards that tell of a place field by field stay readable', () => {
  expect(words('address', 'street', 'Hafenstraße 7')).toBe('Hafenstraße 7');
  expect(words('address', 'zip', '')).toBe('leer');
  expect(words('address', 'countryIso', 'AT')).toBe('AT');
  expect(words('address', 'isShippingAddress', true)).toBe('ja');
});

test('a choice of yes or no without words of its own is told as that', () =>
  expect(words('project', 'materialCertificate', true)).toBe('ja'));
