import { baseDataKinds } from '@knotenblech/shared/base-data/base-data-kinds.ts';
import { baseFields } from '@knotenblech/shared/base-data/base-fields.ts';
import { seedBaseData } from '@knotenblech/shared/base-data/costs/seed-base-data.ts';
import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { columnsOf } from '../base-table.tsx';
import { type RowData, rowName } from '../held-rows.ts';
import { shownText } from './shown-text.ts';

const i18n = setupI18n({ locale: 'de', messages: { de: {} } });
const rows = seedBaseData();
/** A code, a regular expression, or a day as machines write it. */
const code = /^[A-Z]+_[A-Z_]+$|^[a-z]+(_[a-z]+)+$|^[a-z]+\.[a-z0-9_]+$|\\d|^\d{4}-\d{2}-\d{2}$|^BILL$|^COD$|^FAST$/;

test.each(baseDataKinds)('what %s shows has names, no codes and no patterns', (kind) => {
  const columns = columnsOf(kind, baseFields(kind));
  const shown = rows
    .filter((row) => row.kind === kind)
    .flatMap(({ data }) => [
      rowName(i18n, kind, data as RowData) ?? '',
      ...columns.map((field) => shownText(i18n, kind, field, (data as RowData)[field.name])),
    ]);
  expect(shown.filter((text) => code.test(text))).toEqual([]);
});

test.each([
  ['country', 'vatSince', '2021-01-01', '01.01.2021'],
  ['holiday', 'region', 'DE-BY', 'Deutschland, BY'],
  ['holiday', 'days', '0101 1226', '01.01., 26.12.'],
  ['operator', 'countryIso', 'AT', 'Österreich'],
  ['shippingType', 'productionTypes', ['STANDARD', 'FAST'], 'Standardfertigung, Schnelle Fertigung'],
  ['paymentType', 'type', 'SOMETHING_NEW', 'SOMETHING_NEW'],
  ['country', 'active', false, 'nein'],
] as const)('%s.%s %j is read as %s', (kind, name, value, text) => {
  const field = baseFields(kind).find((each) => each.name === name);
  expect(field && shownText(i18n, kind, field, value)).toBe(text);
});

test.each([
  ['cost', { key: 'rate.saw' }, 'Sägen'],
  ['cost', { key: 'own.value' }, 'own.value'],
  ['shippingType', { type: 'PACKAGE_STANDARD' }, 'Paket'],
  ['country', { iso: 'DE' }, 'Deutschland'],
  ['colour', { ral: '7016', nameDe: 'Anthrazitgrau' }, 'RAL 7016 Anthrazitgrau'],
  ['sheetThickness', { thicknessMm: 5 }, null],
] as const)('a row of %s %j is called %s', (kind, data, name) => expect(rowName(i18n, kind, data)).toBe(name));
