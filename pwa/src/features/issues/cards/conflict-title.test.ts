import type { Conflict } from '@knotenblech/shared/records/conflict.record.ts';
import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { conflictTitle } from './conflict-title.ts';

const i18n = setupI18n({ locale: 'de', messages: { de: {} } });
const names = {
  project: () => 'Halle werkstatt',
  part: () => 'Kopfplatte',
  assembly: () => 'Rahmen R1',
  address: () => 'Zimmerei Huber',
  orderNumber: () => null,
  user: () => null,
  projectOfLine: () => null,
};
const title = (kind: Conflict['kind'], field: string) =>
  i18n._(conflictTitle({ kind, field, partIndex: 1 } as Conflict, names));

test('an entry of the project goes by its field alone, as it is called there', () => {
  expect(title('project', 'comment')).toBe('Kommentar');
  expect(title('project', 'additionalText')).toBe('Zusatztext');
  expect(title('project', 'name')).toBe('Name');
  expect(title('project', 'surface')).toBe('Oberfläche');
  expect(title('project', 'productionType')).toBe('Wie wird geliefert?');
  expect(title('project', 'weldingCertificate')).toBe('Konformität der Schweißnähte nach EN 1090');
  expect(title('project', 'trashedAt')).toBe('Papierkorb');
});

test('one of a part or an assembly says of which', () => {
  expect(title('partChoice', 'quantity')).toBe('Menge von Kopfplatte');
  expect(title('partChoice', 'name')).toBe('Bezeichnung von Kopfplatte');
  expect(title('partChoice', 'taken')).toBe('Übernahme von Kopfplatte');
  expect(title('assemblyChoice', 'quantity')).toBe('Menge von Rahmen R1');
});

test('one of an address names it', () => {
  expect(title('address', 'place')).toBe('Straße und Ort in der Adresse „Zimmerei Huber“');
  expect(title('address', 'phone')).toBe('Telefon in der Adresse „Zimmerei Huber“');
});

test('cards that tell of a place field by field stay readable', () => {
  expect(title('address', 'street')).toBe('Straße und Hausnummer in der Adresse „Zimmerei Huber“');
  expect(title('address', 'zip')).toBe('Postleitzahl in der Adresse „Zimmerei Huber“');
  expect(title('address', 'city')).toBe('Ort in der Adresse „Zimmerei Huber“');
  expect(title('address', 'countryIso')).toBe('Angaben zu Zimmerei Huber');
});

test('an address that he had deleted goes by what holds of it, one that is not here by name and town in the card', () => {
  const card = { kind: 'address', field: '', rowId: 'a', partIndex: null, yours: null } as Conflict;
  const told = (conflict: Conflict, address: () => string | null) =>
    i18n._(conflictTitle(conflict, { ...names, address }));
  expect(told(card, names.address)).toBe('Adresse „Zimmerei Huber“');
  expect(told({ ...card, theirs: { name: 'Huber KG', city: 'Linz' } }, () => null)).toBe('Adresse „Huber KG, Linz“');
  expect(told({ ...card, yours: { name: 'Huber', city: '' }, theirs: null }, () => null)).toBe('Adresse „Huber“');
});

test('a field of a later version is told as details', () => {
  expect(title('project', 'constructor')).toBe('Angaben');
  expect(title('partChoice', 'toString')).toBe('Angaben zu Kopfplatte');
});
