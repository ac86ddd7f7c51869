import { sample } from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isProof } from '../../../../shared/proofs/slice.ts';
import type { Database } from '../../../src/database/database.ts';
import { testDatabase } from '../../../test/test-database.ts';
import { seededRandom } from '../../random.ts';
import { type OrderWorld, openOrderWorld } from '../order-world.ts';
import { orderTwice } from './order-twice.ts';
import { type Law, pullLaw } from './pull-law.ts';
import { randomBuyer } from './random-buyer.ts';

/** How many orders are saved; 10,000 for the whole proof. */
const wanted = Number(process.env['SECOND_ORDERS'] ?? (isProof() ? 200 : 15));
/** As many that every kind of voucher is redeemed. */
const ordersOfEachVoucher = 200;
const seed = Number(process.env['SEED'] ?? 20_261_123);
const atOnce = 8;
const timeoutMs = 5_400_000;

let database: Database;
let world: OrderWorld;
let law: Law;
beforeAll(async () => {
  database = await testDatabase();
  world = await openOrderWorld(database, seededRandom(seed), atOnce);
  law = await pullLaw(world);
});
afterAll(async () => {
  await world.stop();
  await database.stop();
});

test(
  `orders are saved at what a second calculation says, by the tariff and grades that a device pulls, seed ${seed}`,
  async () => {
    const buyer = randomBuyer(law);
    const saved = { orders: 0, refused: 0, vouchers: new Set<string>() };
    for (let round = 0; saved.orders < wanted; round++) {
      const buyers = sample(buyer, { seed: seed + round, numRuns: atOnce });
      const reports = await Promise.all(buyers.map((plain) => orderTwice(world, plain, law)));
      expect(
        reports.flatMap(({ violations }) => violations),
        `round ${round}`,
      ).toEqual([]);
      for (const { orders, refused, redeemed } of reports) {
        saved.orders += orders;
        saved.refused += refused;
        for (const type of redeemed) saved.vouchers.add(type);
      }
    }
    expect(saved.refused).toBeLessThan(saved.orders * 10);
    if (wanted >= ordersOfEachVoucher) expect(saved.vouchers.size).toBe(5);
    expect(world.bugs).toEqual([]);
  },
  timeoutMs,
);
