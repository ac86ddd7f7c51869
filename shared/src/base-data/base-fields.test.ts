import { describe, expect, it, test } from 'vitest';
import { baseDataKinds } from './base-data-kinds.ts';
import { baseFields } from './base-fields.ts';
import { seedBaseData } from './costs/seed-base-data.ts';

const seed = seedBaseData();
const rowsOf = (kind: string) =>
  seed.filter((row) => row.kind === kind).map(({ key, data }) => ({ key, data: data as Record<string, unknown> }));

describe.each(baseDataKinds)('%s', (kind) => {
  const fields = baseFields(kind);
  const rows = rowsOf(kind);

  it('has the fields of its rows', () => {
    for (const { data } of rows)
      expect(fields.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(data)));
  });

  it('has a key field for whatever tells its rows apart', () => {
    const keyText = (data: Record<string, unknown>) =>
      JSON.stringify(fields.filter(({ isKey }) => isKey).map(({ name }) => data[name]));
    expect(new Set(rows.map(({ data }) => keyText(data))).size).toBe(new Set(rows.map(({ key }) => key)).size);
  });
});

test.each([
  ['cost', 'value', 'decimal'],
  ['cost', 'basis', 'text'],
  ['gradePrice', 'plate', 'text'],
  ['country', 'active', 'boolean'],
  ['country', 'vatPercent', 'decimal'],
  ['country', 'iso', 'text'],
  ['shippingType', 'productionTypes', 'words'],
  ['operator', 'links', 'links'],
  ['profile', 'hMm', 'number'],
  ['profile', 'family', 'choice'],
  ['parcelLimit', 'maxLengthPlusGirthCm', 'decimal'],
  ['country', 'vatSince', 'day'],
  ['closingDays', 'from', 'day'],
  ['holiday', 'days', 'days'],
] as const)('%s.%s is %s', (kind, name, type) =>
  expect(baseFields(kind).find((field) => field.name === name)?.type).toBe(type),
);
