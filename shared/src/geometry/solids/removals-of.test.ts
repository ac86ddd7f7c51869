import { expect, test } from 'vitest';
import type { Frame, Processing } from '../body/body.schema.ts';
import { removalsOf } from './removals-of.ts';

const plane: Frame = { origin: [0, 0, 0], xAxis: [1, 0, 0], yAxis: [0, 1, 0] };
const processing = (kind: string, parameters: Processing['parameters'] = {}) =>
  ({ kind, plane, carriedOut: true, parameters }) as Processing;

test.each(['__proto__', 'constructor', 'toString', 'Unbekannt'])(
  'a processing called %s is one whose geometry is unknown',
  (kind) => {
    expect(removalsOf(processing(kind), { length: 300, height: 10, width: 200 })).toBe('unmade');
  },
);

test('a processing that is not carried out takes nothing', () => {
  expect(removalsOf({ ...processing('Lap'), carriedOut: false }, { length: 300, height: 10, width: 200 })).toBe(
    'nothing',
  );
});
