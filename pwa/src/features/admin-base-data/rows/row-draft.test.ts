import { baseDataKinds } from '@knotenblech/shared/base-data/base-data-kinds.ts';
import { baseFields } from '@knotenblech/shared/base-data/base-fields.ts';
import { seedBaseData } from '@knotenblech/shared/base-data/seed-base-data.ts';
import { expect, test } from 'vitest';
import { draftOf, readRowDraft } from './row-draft.ts';
import type { RowData } from './held-rows.ts';

const seed = seedBaseData();

test.each(baseDataKinds)('every row of %s that is opened and read again is the same', (kind) => {
  const fields = baseFields(kind);
  for (const { key, data } of seed.filter((row) => row.kind === kind))
    expect(readRowDraft(kind, fields, draftOf(fields, data as RowData)).row).toEqual({ key, data });
});

const cost = { key: 'rate.saw', value: '65', unit: 'EUR/h', basis: 'Angebot' };
const read = (more: Record<string, string>) => {
  const fields = baseFields('cost');
  return readRowDraft('cost', fields, { ...draftOf(fields, cost), ...more });
};

test('a typed amount with a comma is kept as decimal text', () =>
  expect(read({ value: '66,50' }).row?.data).toEqual({ ...cost, value: '66.50' }));
test.each([
  [{ value: '1.23,50' }, ['value']],
  [{ value: '' }, ['value']],
  [{ value: '-1' }, ['value']],
  [{ key: 'Säge' }, ['key']],
])('%j is told at its field', (more, wrong) => expect([...(read(more).wrong ?? [])]).toEqual(wrong));

test('links and words are typed one after the other', () => {
  const fields = baseFields('operator');
  const operator = seed.find((row) => row.kind === 'operator')?.data as RowData;
  const draft = {
    ...draftOf(fields, operator),
    links: 'Bau Blog https://blog.example.org, Karte https://k.example.org',
  };
  expect(readRowDraft('operator', fields, draft).row?.data).toMatchObject({
    links: [
      { name: 'Bau Blog', url: 'https://blog.example.org' },
      { name: 'Karte', url: 'https://k.example.org' },
    ],
  });
});
