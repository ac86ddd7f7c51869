import type { ProjectPrice } from '@knotenblech/shared/prices/project/project-price.record.ts';
import type { Tariff } from '@knotenblech/shared/prices/tariff.record.ts';
import { newId, type UserId } from '@knotenblech/shared/values/ids.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type TestShop, testShop } from '../../../test/test-shop.ts';
import { orderTariff } from '../../base-data/order-tariff.ts';
import { putBaseVersion, putSpecialPrice } from '../../base-data/put-base-version.ts';
import { listCustomers } from '../../base-data/tariffs/customer.store.ts';
import { demoCustomers } from '../../operations/demo/demo-accounts.ts';
import { makeTariffs } from './make-tariffs.ts';

let shop: TestShop;
const company = demoCustomers[1]?.customer ?? { id: '', number: 0, name: '' };

beforeAll(async () => {
  shop = await testShop({ isDemo: true });
  await shop.work();
  await vi.waitFor(async () => expect((await rows<ProjectPrice>('projectPrice')).length).toBe(3), { timeout: 30_000 });
});
afterAll(() => shop.stop());

const rows = async <T>(kind: string) => {
  const found = await shop.database.owner<{ data: T }[]>`
    select data from record where customer_id = ${company.id} and kind = ${kind} and not deleted order by id`;
  return found.map((row) => row.data);
};
const today = '2026-11-23';
const admin = newId<UserId>();
const deps = () => ({ owner: shop.database.owner, enqueue: async () => {}, now: () => shop.clock.now });
const setFactor = (factor: 'factor.material' | 'factor.work', value: string, validFrom = today) =>
  putBaseVersion(deps(), {
    kind: 'cost',
    data: { key: factor, value, unit: '', basis: 'test' },
    validFrom,
    source: 'test',
    madeBy: admin,
  });
const make = (customerNumber: number | null = null) =>
  makeTariffs(shop.database.owner, { validDays: 30, takesPaypal: false, now: shop.clock.now, customerNumber });

describe('makeTariffs', () => {
  it('makes nothing while no amount changes', async () => expect(await make()).toEqual([]));

  it('adds a numbered tariff beside the old one, which stays as it was, and prices every project by it', async () => {
    const [old] = await rows<Tariff>('tariff');
    const before = await rows<ProjectPrice>('projectPrice');
    const changedAt = (await rows<{ changedAt: string }>('project')).map((project) => project.changedAt);
    await setFactor('factor.material', '2');
    expect(await make(company.number)).toEqual([
      {
        customerNumber: company.number,
        customerName: company.name,
        tariffNumber: 3,
        projectCount: 3,
        olderUntil: [{ number: 2, lastDay: '2026-12-23' }],
      },
    ]);
    const [kept, added] = await rows<Tariff>('tariff');
    expect(kept).toEqual(old);
    expect(Number(added?.material[0]?.eurPerKg)).toBeGreaterThan(Number(old?.material[0]?.eurPerKg));
    const after = await rows<ProjectPrice>('projectPrice');
    expect(after.map((price) => price.tariffNumber)).toEqual([3, 3, 3]);
    for (const [n, price] of after.entries()) expect(price.netCents).toBeGreaterThan(before[n]?.netCents ?? 0);
    expect((await rows<{ changedAt: string }>('project')).map((project) => project.changedAt)).toEqual(changedAt);
  });

  it('gives the others theirs when none is named, and nobody two', async () => {
    const numbers = (await listCustomers(shop.database.owner)).map((customer) => customer.number);
    expect((await make()).map((each) => each.customerNumber)).toEqual(
      numbers.filter((number) => number !== company.number),
    );
    expect(await make()).toEqual([]);
  });

  it('follows a version on the day from which it holds, not before', async () => {
    await setFactor('factor.work', '3', '2026-11-25');
    shop.clock.now = new Date('2026-11-24T22:59:00Z');
    expect(await make(company.number)).toEqual([]);
    shop.clock.now = new Date('2026-11-24T23:01:00Z');
    expect(await make(company.number)).toMatchObject([{ tariffNumber: 4 }]);
    expect((await rows<Tariff>('tariff')).at(-1)).toMatchObject({ number: 4, validFrom: '2026-11-25' });
  });

  it('applies the special prices of a customer to him alone', async () => {
    await putSpecialPrice(deps(), {
      customerId: company.id,
      subject: { kind: 'material', grade: null, stock: null, specificity: null },
      price: { kind: 'percent', percent: '-10' },
      validFrom: '2026-11-25',
      madeBy: admin,
    });
    await make(null);
    expect(await make(null)).toEqual([]);
    const [before, special] = (await rows<Tariff>('tariff')).slice(-2);
    expect(Number(special?.material[0]?.eurPerKg)).toBeCloseTo(Number(before?.material[0]?.eurPerKg) * 0.9, 3);
    const others = (await listCustomers(shop.database.owner)).filter((customer) => customer.id !== company.id);
    for (const { id } of others) {
      const [row] = await shop.database.owner<{ eur: string }[]>`
        select data -> 'material' -> 0 ->> 'eurPerKg' as eur from record
        where customer_id = ${id} and kind = 'tariff' order by (data ->> 'number')::integer desc limit 1`;
      expect(row?.eur).toBe(before?.material[0]?.eurPerKg);
    }
  });

  it('lets an order at an older tariff keep it for its days', async () => {
    const tariffs = await rows<Tariff>('tariff');
    expect(orderTariff(tariffs, 3, '2026-12-20').number).toBe(3);
    expect(() => orderTariff(tariffs, 3, '2027-01-20')).toThrow('tariff_expired');
  });

  it('refuses a customer who is not there', async () => {
    await expect(make(99_999)).rejects.toThrow('there is no customer 99999');
  });
});
