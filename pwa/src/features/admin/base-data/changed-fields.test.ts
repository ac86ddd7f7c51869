import type { BaseVersion } from '@knotenblech/shared/api/base-data-calls.ts';
import { type BaseField, baseFields } from '@knotenblech/shared/base-data/base-fields.ts';
import { expect, test } from 'vitest';
import { changedFields, logEntries } from './changed-fields.ts';
import { cellText } from './row-draft.ts';

const version = (
  number: number,
  validFrom: string,
  value: string | null,
  madeBy: string | null = 'u',
): BaseVersion => ({
  number,
  kind: 'cost',
  key: 'rate.saw',
  place: 1,
  validFrom,
  data: value === null ? null : { key: 'rate.saw', value, unit: 'EUR/h', basis: '' },
  source: '',
  madeBy,
  madeAt: '2026-11-01T08:00:00.000Z',
});
const textOf = (field: BaseField, value: unknown) => cellText(field, value, 'de');
const told = (versions: BaseVersion[]) =>
  logEntries(versions).map((entry) => [
    entry.version.number,
    changedFields(baseFields('cost'), entry, textOf).map(({ name, old, now }) => `${name} ${old} ${now}`),
  ]);

test('each entry is told beside what held on its day before, the latest first; the seed is none', () =>
  expect(
    told([
      version(1, '2000-01-01', '65', null),
      version(2, '2026-12-01', '70.5'),
      version(3, '2026-11-23', '66'),
      version(4, '2027-01-01', null),
    ]),
  ).toEqual([
    [4, []],
    [3, ['value 65 66']],
    [2, ['value 65 70,5']],
  ]));
