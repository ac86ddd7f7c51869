import { type BaseDataKind, baseDataKinds } from '@knotenblech/shared/base-data/base-data-kinds.ts';
import { baseFields } from '@knotenblech/shared/base-data/base-fields.ts';
import { seedBaseData } from '@knotenblech/shared/base-data/costs/seed-base-data.ts';
import { tableToCsv } from '@knotenblech/shared/exports/table-to-csv.ts';
import { setupI18n } from '@lingui/core';
import { describe, expect, it, test } from 'vitest';
import { tableXlsx } from '../../../project/public/table-xlsx.ts';
import { heldRows } from '../held-rows.ts';
import { fieldWord } from '../words/field-labels.ts';
import { compareSheet } from './compare-sheet.ts';
import { exportTable } from './exchange-buttons.tsx';
import { readSheet, sheetLimits } from './read-sheet.ts';

const i18n = setupI18n({ locale: 'de', messages: { de: {} } });
const rowsOf = (kind: BaseDataKind) =>
  heldRows(
    seedBaseData()
      .filter((row) => row.kind === kind)
      .map((row, n) => ({ ...row, number: n, validFrom: '2000-01-01', madeBy: null, madeAt: '' })),
    '2026-11-23',
  );
const context = (kind: BaseDataKind) => ({ i18n, kind, fields: baseFields(kind), rows: rowsOf(kind) });
const file = (name: string, bytes: Uint8Array<ArrayBuffer>) => ({
  name,
  size: bytes.length,
  arrayBuffer: () => Promise.resolve(bytes.slice().buffer),
});
const text = (csv: string) => file('preise.csv', new TextEncoder().encode(csv));
const exported = (kind: BaseDataKind) => exportTable(i18n, kind, context(kind));
const compared = async (kind: BaseDataKind, given: Parameters<typeof readSheet>[0]) => {
  const { sheet, fault } = await readSheet(given);
  return sheet ? compareSheet(context(kind), sheet) : fault;
};

describe.each(baseDataKinds.filter((kind) => kind !== 'operator'))('%s', (kind) => {
  const nothing = { changes: [], refusals: [], sameCount: rowsOf(kind).length, missing: [] };

  it('that is exported as CSV and read again has no differences', async () =>
    expect(await compared(kind, file('x.csv', tableToCsv(exported(kind)) as Uint8Array<ArrayBuffer>))).toEqual(
      nothing,
    ));

  it('that is exported as XLSX and read again has no differences', async () =>
    expect(await compared(kind, file('x.xlsx', await tableXlsx(exported(kind), kind)))).toEqual(nothing));

  it('has another word for each of its columns', () => {
    const words = baseFields(kind).map(({ name }) => fieldWord(i18n, name));
    expect(new Set(words).size).toBe(words.length);
  });
});

const cost = async (csv: string) => {
  const report = await compared('cost', text(csv));
  if (typeof report === 'string' || report === null) throw new Error(report ?? 'nothing was read');
  return report;
};

test('German numbers with semicolons are read, and each difference is told with its line, old and new', async () => {
  const { changes, sameCount, refusals } = await cost('Schlüssel;Wert\r\nrate.saw;70,5\r\nrate.laser;110,000\r\n');
  expect(
    changes.map(({ line, fields }) => [line, fields.map(({ field, old, now }) => [field.name, old, now])]),
  ).toEqual([[2, [['value', '65', '70,5']]]]);
  expect([sameCount, refusals]).toEqual([1, []]);
});

test('a file of German Windows is read', async () => {
  const bytes = Uint8Array.from('Schlüssel;Grundlage\r\nrate.saw;Säge\r\n', (letter) => letter.charCodeAt(0));
  const report = await compared('cost', file('x.csv', bytes));
  expect(report).toMatchObject({ changes: [{ fields: [{ now: 'Säge' }] }] });
});

test('a row that is not known is new, and what a sheet leaves out stays', async () => {
  const { changes } = await cost('Schlüssel;Wert;Einheit;Grundlage\r\nmaterial.s460;2,1;EUR/kg;Angebot\r\n');
  expect(changes).toMatchObject([{ row: null, draft: { key: 'material.s460', value: '2,1' } }]);
  const kept = await cost('Schlüssel;Wert\r\nrate.saw;70\r\n');
  expect(kept.changes[0]?.draft).toMatchObject({ unit: 'EUR/h', value: '70' });
});

test.each([
  ['rate.saw;-1', 'value', 'negative'],
  ['rate.saw;viel', 'value', 'noNumber'],
  ['rate.saw;', 'value', 'noNumber'],
  ['rate.saw;1,1234567', 'value', 'noNumber'],
  ['Säge;1', 'key', 'other'],
])('%s is refused at %s: %s', async (line, name, fault) => {
  const { changes, refusals } = await cost(`Schlüssel;Wert\r\n${line}\r\nrate.laser;111\r\n`);
  expect(refusals.map((each) => [each.line, each.field?.name, each.fault])).toEqual([[2, name, fault]]);
  expect(changes).toHaveLength(1);
});

test('the second of two lines for one row is refused', async () =>
  expect((await cost('Schlüssel;Wert\r\nrate.saw;70\r\nrate.saw;71\r\n')).refusals).toMatchObject([
    { line: 3, fault: 'twice' },
  ]));

test('without the column that tells rows apart nothing is compared', async () =>
  expect((await cost('Wert\r\n70\r\n')).missing.map(({ name }) => name)).toEqual(['key']));

test('names stand for their codes', async () => {
  const csv = 'Güte;Kosten Blech\r\nS235JR;Blech S355\r\n';
  expect(await compared('gradePrice', text(csv))).toMatchObject({
    changes: [{ draft: { plate: 'material.plate_s355' } }],
  });
});

test('a text that would be a formula leaves and comes back as text', async () => {
  const [row] = rowsOf('cost');
  const held = row?.held && { ...row.held, data: { ...(row.held.data as object), basis: '=HYPERLINK("x")' } };
  const rows = row && held ? [{ ...row, held }] : [];
  const csv = tableToCsv(exportTable(i18n, 'cost', { ...context('cost'), rows })) as Uint8Array<ArrayBuffer>;
  expect(new TextDecoder().decode(csv)).toContain(`"'=HYPERLINK`);
  const { sheet } = await readSheet(file('x.csv', csv));
  expect(sheet && compareSheet({ ...context('cost'), rows }, sheet)).toMatchObject({ changes: [], sameCount: 1 });
});

describe('a file that is no table', () => {
  test.each([
    ['preise.pdf', '%PDF-1.7', 'wrongKind'],
    ['leer.csv', '', 'noTable'],
    ['titel.csv', 'Schlüssel;Wert\r\n', 'noTable'],
    ['kaputt.csv', 'a;b\r\n"x;1\r\n', 'broken'],
    ['bild.csv', 'a\u0000b', 'broken'],
    ['zip.xlsx', 'PK\u0003\u0004 no archive', 'broken'],
    ['breit.csv', `${'a;'.repeat(70)}\r\n1\r\n`, 'noTable'],
    ['lang.csv', `a\r\n${'1\r\n'.repeat(sheetLimits.rows + 1)}`, 'tooManyRows'],
  ])('%s is refused', async (name, content, fault) =>
    expect((await readSheet(file(name, new TextEncoder().encode(content)))).fault).toBe(fault),
  );

  it('is refused by its size before it is read', async () => {
    const huge = {
      name: 'x.csv',
      size: sheetLimits.fileBytes + 1,
      arrayBuffer: () => Promise.reject(new Error('read')),
    };
    expect((await readSheet(huge)).fault).toBe('tooLarge');
  });
});
