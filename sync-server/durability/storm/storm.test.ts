import { expect, test } from 'vitest';
import { runStorm } from './run-storm.ts';

test('devices that come back at once lose and double nothing, orders and edits', async () => {
  const report = await runStorm({ devices: 20, edits: 10, orders: 4, processes: 1 });
  expect(report.violations).toEqual([]);
  expect(report.orderMs).toHaveLength(4);
  expect(report.editMs).toHaveLength(16);
  expect(report.mostRssMb).toBeLessThan(512);
});
