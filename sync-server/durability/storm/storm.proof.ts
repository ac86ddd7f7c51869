import { expect, test } from 'vitest';
import { median } from '../../../shared/bench/percentile.ts';
import { mostServerMb, runStorm } from './run-storm.ts';

test('devices that come back at once lose and double nothing, and orders are answered before edits', async () => {
  const report = await runStorm({ devices: 60, edits: 30, orders: 6, processes: 1, withinMs: 0 });
  expect(report.violations).toEqual([]);
  expect(report.orderMs).toHaveLength(6);
  expect(report.editMs).toHaveLength(54);
  expect(median(report.orderMs)).toBeLessThan(median(report.editMs));
  expect(report.mostRssMb).toBeLessThan(mostServerMb);
});
