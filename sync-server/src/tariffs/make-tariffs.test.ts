import { costSeed } from '@knotenblech/shared/base-data/cost-seed.ts';
import type { ProjectPrice } from '@knotenblech/shared/projects/project-price.ts';
import type { Tariff } from '@knotenblech/shared/prices/tariff.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { demoCustomers } from '../demo/demo-accounts.ts';
import { type TestShop, testShop } from '../test-shop.ts';
import { listCustomers } from './customer-store.ts';
import { makeTariffs } from './make-tariffs.ts';

let shop: TestShop;
const company = demoCustomers[1]?.customer ?? { id: '', number: 0, name: '' };

beforeAll(async () => {
  shop = await testShop();
  await shop.seed();
  await shop.work();
  await vi.waitFor(async () => expect((await rows<ProjectPrice>('projectPrice')).length).toBe(3), { timeout: 20_000 });
});
afterAll(() => shop.stop());

const rows = async <T>(kind: string) => {
  const found = await shop.database.owner<{ data: T }[]>`
    select data from record where customer_id = ${company.id} and kind = ${kind} and not deleted order by id`;
  return found.map((row) => row.data);
};
const make = (material: string, customerNumber: number | null) =>
  makeTariffs(shop.database.owner, {
    costs: costSeed(),
    factors: { work: '1.25', material, flat: '1' },
    validDays: 30,
    now: shop.clock.now,
    customerNumber,
  });

describe('makeTariffs', () => {
  it('adds a numbered tariff beside the old one, which stays as it was, and prices every project by it', async () => {
    const [old] = await rows<Tariff>('tariff');
    const before = await rows<ProjectPrice>('projectPrice');
    const changedAt = (await rows<{ changedAt: string }>('project')).map((project) => project.changedAt);
    const made = await make('2', company.number);
    expect(made).toEqual([
      { customerNumber: company.number, customerName: company.name, tariffNumber: 3, projectCount: 3 },
    ]);
    const [kept, added] = await rows<Tariff>('tariff');
    expect(kept).toEqual(old);
    expect(Number(added?.material[0]?.eurPerKg)).toBeGreaterThan(Number(old?.material[0]?.eurPerKg));
    const after = await rows<ProjectPrice>('projectPrice');
    expect(after.map((price) => price.tariffNumber)).toEqual([3, 3, 3]);
    for (const [n, price] of after.entries()) expect(price.netCents).toBeGreaterThan(before[n]?.netCents ?? 0);
    expect((await rows<{ changedAt: string }>('project')).map((project) => project.changedAt)).toEqual(changedAt);
  });

  it('gives one to every customer when none is named', async () => {
    const made = await make('1.5', null);
    expect(made.map((each) => each.customerNumber)).toEqual(
      (await listCustomers(shop.database.owner)).map((customer) => customer.number),
    );
    expect(made.find((each) => each.customerNumber === company.number)?.tariffNumber).toBe(4);
  });

  it('refuses a customer who is not there', async () => {
    await expect(make('1.5', 99_999)).rejects.toThrow('there is no customer 99999');
  });
});
