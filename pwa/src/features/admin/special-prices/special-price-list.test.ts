import type { SpecialPriceVersion as PriceVersion } from '@knotenblech/shared/api/base-data-calls.ts';
import { expect, test } from 'vitest';
import { shownPrices } from './special-price-list.ts';

const version = (number: number, factor: 'work' | 'flat', validFrom: string, amount: string | null): PriceVersion => ({
  number,
  subject: `factor ${factor}`,
  validFrom,
  data: amount === null ? null : { subject: { kind: 'factor', factor }, by: { kind: 'purchase', amount } },
  madeBy: null,
  madeAt: '2026-11-01T08:00:00.000Z',
});
const numbers = (versions: readonly PriceVersion[]) => {
  const { held, coming } = shownPrices(versions, '2026-11-23');
  return [held.map((each) => each.number), coming.map((each) => each.number)];
};

test('the newest of what began up to today holds, what begins later is coming', () =>
  expect(
    numbers([
      version(1, 'work', '2026-11-01', '1.1'),
      version(2, 'work', '2026-11-23', '1.2'),
      version(3, 'work', '2026-12-01', '1.3'),
      version(4, 'flat', '2026-11-10', '2'),
    ]),
  ).toEqual([[2, 4], [3]]));
test('an ended price holds no more, one that will end says its last day', () => {
  const { held, coming } = shownPrices(
    [
      version(1, 'work', '2026-11-01', '1.1'),
      version(2, 'work', '2026-11-02', null),
      version(3, 'flat', '2026-11-01', '2'),
      version(4, 'flat', '2026-12-24', null),
    ],
    '2026-11-23',
  );
  expect(held.map(({ number, until }) => [number, until])).toEqual([[3, '2026-12-23']]);
  expect(coming).toEqual([]);
});
test('of two versions for one day the later one counts', () =>
  expect(numbers([version(1, 'work', '2026-12-01', '1.1'), version(2, 'work', '2026-12-01', '1.2')])).toEqual([
    [],
    [2],
  ]));
