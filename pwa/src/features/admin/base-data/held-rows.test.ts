import type { BaseVersion } from '@knotenblech/shared/api/base-data-calls.ts';
import { expect, test } from 'vitest';
import { findRows, type HeldRow, heldRows } from './held-rows.ts';

let number = 0;
const version = (key: string, validFrom: string, value: string | null, place = 1): BaseVersion => ({
  number: ++number,
  kind: 'cost',
  key,
  place,
  validFrom,
  data: value === null ? null : { key, value, unit: 'EUR/h', basis: 'Preisliste Nord' },
  source: '',
  madeBy: null,
  madeAt: '2026-11-01T08:00:00.000Z',
});
const values = (versions: BaseVersion[]) =>
  heldRows(versions, '2026-11-23').map(({ key, held, coming }) => [
    key,
    (held?.data as { value: string } | undefined)?.value ?? null,
    coming.map(({ validFrom }) => validFrom),
  ]);

test('the newest version up to today holds, later days are coming, the next first', () =>
  expect(
    values([
      version('rate.saw', '2000-01-01', '65'),
      version('rate.saw', '2026-11-23', '66'),
      version('rate.saw', '2026-11-23', '67'),
      version('rate.saw', '2027-01-01', '70'),
      version('rate.saw', '2026-12-01', '68'),
      version('rate.saw', '2026-12-01', '69'),
    ]),
  ).toEqual([['rate.saw', '67', ['2026-12-01', '2027-01-01']]]));

test('a row that ended is gone, one that begins later stands there already, all in their order', () =>
  expect(
    values([
      version('b', '2026-12-01', '1', 3),
      version('a', '2000-01-01', '1', 4),
      version('gone', '2000-01-01', '1', 1),
      version('gone', '2026-11-01', null, 1),
    ]),
  ).toEqual([
    ['b', null, ['2026-12-01']],
    ['a', '1', []],
  ]));

test('rows are found by key and by their words, with small slips', () => {
  const rows = heldRows(
    [version('rate.saw', '2000-01-01', '65'), version('rate.weld', '2000-01-01', '75')],
    '2026-11-23',
  );
  const wordsOf = ({ key }: HeldRow) => [key === 'rate.weld' ? 'Schweißen' : '', 'Preisliste Nord'];
  expect(findRows(rows, 'weld', wordsOf).map(({ key }) => key)).toEqual(['rate.weld']);
  expect(findRows(rows, 'preislste', wordsOf)).toHaveLength(2);
  expect(findRows(rows, '', wordsOf)).toHaveLength(2);
  expect(findRows(rows, 'Schweißen', wordsOf).map(({ key }) => key)).toEqual(['rate.weld']);
});
