import { baseDataCalls } from '@knotenblech/shared/api/base-data-calls.ts';
import type { Tariff } from '@knotenblech/shared/prices/tariff.record.ts';
import { languages } from '@knotenblech/shared/values/language.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type SignedIn, type TestShop, testShop } from '../../test/test-shop.ts';
import { makeTariffs } from '../projects/repricing/make-tariffs.ts';
import { seedBaseData } from './put-base-version.ts';
import { specialPricesOn } from './special-price.store.ts';

let shop: TestShop;
let admin: SignedIn;

beforeAll(async () => {
  shop = await testShop();
  await seedBaseData(shop.database.owner, shop.clock.now);
  admin = await shop.signIn(await shop.addUser('admin', ['GLOBAL_ADMIN_PERMISSION']));
  await shop.work();
});
afterAll(() => shop.stop());

const factor = (amount: string) => ({
  subject: { kind: 'factor', factor: 'work' },
  price: { kind: 'purchase', amount },
  validFrom: '2026-11-23',
});
const put = (body: unknown, number = 1) => shop.post(`/admin/specialPrices/${number}`, body, admin.headers);
const newestRate = async () => {
  const rows = await shop.database.owner<{ data: Tariff }[]>`
    select data from record where kind = 'tariff' and customer_id = ${admin.customerId}
    order by (data ->> 'number')::integer desc limit 1`;
  return rows[0]?.data.rates.drill;
};

test('a special price of today makes the customer a tariff, its end gives him the base data’s again, both are listed', async () => {
  expect((await put(factor('2'))).status).toBe(200);
  await vi.waitFor(async () => expect(await newestRate()).toBe('140'), { timeout: 30_000 });
  expect((await put({ ...factor('2'), price: null })).status).toBe(200);
  await vi.waitFor(async () => expect(await newestRate()).toBe('87.5'), { timeout: 30_000 });
  const listed = await shop.request('/admin/specialPrices/1', { headers: admin.headers });
  const { versions } = baseDataCalls.listSpecialPrices.answer.parse(await listed.json());
  expect(versions.map((version) => version.data?.by ?? null)).toEqual([null, { kind: 'purchase', amount: '2' }]);
  expect(versions.map((version) => version.madeBy)).toEqual([admin.userId, admin.userId]);
});

test('a discount with a last day is a tariff from its first day to that one, and the base data’s again after it', async () => {
  const discount = { subject: { kind: 'discount' }, price: { kind: 'percent', percent: '-10' } };
  const on = async (day: string) => specialPricesOn(shop.database.owner, admin.customerId, day);
  expect((await put({ ...discount, validFrom: '2026-12-01', validTo: '2026-12-31' })).status).toBe(200);
  expect(await on('2026-11-30')).toEqual([]);
  const held = [{ subject: { kind: 'discount' }, by: discount.price }];
  expect([await on('2026-12-01'), await on('2026-12-31')]).toEqual([held, held]);
  expect(await on('2027-01-01')).toEqual([]);
  const { owner, ...before } = { owner: shop.database.owner, now: shop.clock.now };
  const rateOn = async (now: string) => {
    shop.clock.now = new Date(now);
    await makeTariffs(owner, { validDays: 30, now: shop.clock.now, customerNumber: 1, takesPaypal: false });
    return newestRate();
  };
  // 70 x 1.25 x 0.9
  expect(await rateOn('2026-12-31T10:00:00Z')).toBe('78.75');
  expect(await rateOn('2027-01-01T10:00:00Z')).toBe('87.5');
  shop.clock.now = before.now;
});

test.each([
  { ...factor('2'), validTo: '2026-11-22' },
  { ...factor('2'), price: null, validTo: '2026-12-31' },
  { ...factor('2'), subject: { kind: 'discount' } },
  { ...factor('2'), subject: { kind: 'discount' }, price: { kind: 'percent', percent: '5' } },
  factor('-1'),
  factor('1e309'),
  { ...factor('2'), validFrom: '2026-11-22' },
  { ...factor('2'), validFrom: '2026-02-30' },
  { ...factor('2'), customerId: 'another' },
  { ...factor('2'), subject: { kind: 'process', process: 'MAGIC' } },
])('%o is refused', async (body) => expect((await put(body)).status).toBe(400));

test('a refusal is told in the asked language', async () => {
  const words = async (language: string) => {
    const answer = await shop.request(`/admin/specialPrices/99?language=${language}`, { headers: admin.headers });
    expect(answer.status).toBe(404);
    const { errors } = (await answer.json()) as { errors: { errorCode: string; errorMessageTranslated: string }[] };
    expect(errors[0]?.errorCode).toBe('not_found');
    return errors[0]?.errorMessageTranslated;
  };
  const refusals = await Promise.all(languages.map(words));
  expect(new Set(refusals).size).toBe(languages.length);
  expect(await words('xx')).toBe(refusals[0]);
});
