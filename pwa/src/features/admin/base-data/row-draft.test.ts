import { baseDataKinds } from '@knotenblech/shared/base-data/base-data-kinds.ts';
import { baseFields } from '@knotenblech/shared/base-data/base-fields.ts';
import { seedBaseData } from '@knotenblech/shared/base-data/costs/seed-base-data.ts';
import { expect, test } from 'vitest';
import type { RowData } from './held-rows.ts';
import { draftOf, readRowDraft } from './row-draft.ts';

const seed = seedBaseData();

test.each(baseDataKinds)('every row of %s that is opened and read again is the same', (kind) => {
  const fields = baseFields(kind);
  for (const { key, data } of seed.filter((row) => row.kind === kind))
    expect(readRowDraft(kind, fields, draftOf(fields, data as RowData, 'de')).row).toEqual({ key, data });
});

const cost = { key: 'rate.saw', value: '65', unit: 'EUR/h', basis: 'Angebot' };
const read = (more: Record<string, string>) => {
  const fields = baseFields('cost');
  return readRowDraft('cost', fields, { ...draftOf(fields, cost, 'de'), ...more });
};

test('a typed amount with a comma is kept as decimal text', () =>
  expect(read({ value: '66,50' }).row?.data).toEqual({ ...cost, value: '66.50' }));
test.each([
  [{ value: '1.23,50' }, ['value', 'noNumber']],
  [{ value: '' }, ['value', 'noNumber']],
  [{ value: '-1' }, ['value', 'negative']],
  [{ value: '12345678901' }, ['value', 'tooLong']],
  [{ key: 'Säge' }, ['key', 'other']],
])('%j is told at its field', (more, wrong) => expect([...(read(more).wrong ?? [])]).toEqual([wrong]));

test.each([
  ['de', '24.12.', '06.01.2027'],
  ['en', '24/12', '06/01/2027'],
])('days are shown and typed in the format of %s', (locale, everyYear, once) => {
  const fields = baseFields('closingDays');
  const days = (from: string, to: string) => ({ name: 'Ferien', from, to });
  expect(draftOf(fields, days('12-24', '2027-01-06'), locale)).toMatchObject({ from: everyYear, to: once });
  const typed = { ...draftOf(fields, days('', ''), locale), from: once, to: once };
  expect(readRowDraft('closingDays', fields, typed).row?.data).toEqual(days('2027-01-06', '2027-01-06'));
});

test('links and words are typed one after the other', () => {
  const fields = baseFields('operator');
  const operator = seed.find((row) => row.kind === 'operator')?.data as RowData;
  const draft = {
    ...draftOf(fields, operator, 'de'),
    links: 'Bau Blog https://blog.example.org, Karte https://k.example.org',
  };
  expect(readRowDraft('operator', fields, draft).row?.data).toMatchObject({
    links: [
      { name: 'Bau Blog', url: 'https://blog.example.org' },
      { name: 'Karte', url: 'https://k.example.org' },
    ],
  });
});
