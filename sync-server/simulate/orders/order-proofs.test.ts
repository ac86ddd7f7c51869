import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isProof } from '../../../shared/proofs/slice.ts';
import type { Database } from '../../src/database/database.ts';
import { testDatabase } from '../../test/test-database.ts';
import { seededRandom } from '../random.ts';
import { runSchedule, schedulesOf, steps } from './explore-schedules.ts';
import { orderThroughFaults } from './lost-answers.ts';
import { type OrderWorld, openOrderWorld } from './order-world.ts';
import { raceForVoucher, raceOfDuplicates } from './races.ts';
import { sendTampered } from './tampered-orders.ts';

/** The tests take seconds, a proof minutes; ORDER_PROOFS=full runs them as large as they were meant. */
const allSizes = {
  full: { connections: 100, vouchers: 100, orders: 50, copies: 20, schedules: 120, faults: 1000, tampered: 10_000 },
  proof: { connections: 16, vouchers: 20, orders: 8, copies: 6, schedules: 24, faults: 20, tampered: 500 },
  test: { connections: 8, vouchers: 10, orders: 3, copies: 4, schedules: 6, faults: 5, tampered: 500 },
};
const usual = isProof() ? allSizes.proof : allSizes.test;
const sizes = process.env.ORDER_PROOFS === 'full' ? allSizes.full : usual;
const seed = 4711;
const timeoutMs = 900_000;

let database: Database;
let world: OrderWorld;
beforeAll(async () => {
  database = await testDatabase();
  world = await openOrderWorld(database, seededRandom(seed), sizes.connections);
}, timeoutMs);
afterAll(async () => {
  await world.stop();
  await database.stop();
});

describe(`orders under load (seed ${seed})`, () => {
  test(
    'a voucher with one use is redeemed by exactly one of many orders at once',
    async () => {
      expect(await raceForVoucher(world, sizes.vouchers)).toEqual([]);
    },
    timeoutMs,
  );

  test(
    'an order that is sent many times at once is made once, and all get the same answer',
    async () => {
      expect(await raceOfDuplicates(world, sizes.orders, sizes.copies)).toEqual([]);
    },
    timeoutMs,
  );

  test(
    'in every order of order, new tariff, cancellation, voucher edit and manual price each total adds up at one price',
    async () => {
      const all = schedulesOf(steps);
      const stride = Math.max(1, Math.floor(all.length / sizes.schedules));
      const violations: string[] = [];
      for (const schedule of all.filter((_, n) => n % stride === 0))
        violations.push(...(await runSchedule(world, schedule)));
      expect(violations).toEqual([]);
    },
    timeoutMs,
  );

  test(
    'an order whose answers get lost is made once, from two tabs and after a restart',
    async () => {
      const violations: string[] = [];
      for (let n = 0; n < sizes.faults; n++) violations.push(...(await orderThroughFaults(world, seed + n)).violations);
      expect(violations).toEqual([]);
    },
    timeoutMs,
  );

  test(
    'tampered carts and orders make no total that is off or was not seen',
    async () => {
      const report = await sendTampered(world, seed, sizes.tampered);
      expect(report.violations).toEqual([]);
      expect(report.refused.invalid_input ?? 0).toBeGreaterThan(report.sent / 5);
      for (const [aim, refused] of Object.entries(report.aimed)) expect(refused, aim).toBeGreaterThan(0);
    },
    timeoutMs,
  );

  test('the server met no bug', () => expect(world.bugs).toEqual([]));
});
