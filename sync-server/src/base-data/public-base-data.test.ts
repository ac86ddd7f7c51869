import { gunzipSync } from 'node:zlib';
import { capabilitiesSchema } from '@knotenblech/shared/api/capabilities-answer.ts';
import { readOperator, seedOperator } from '@knotenblech/shared/catalogue/operator.schema.ts';
import { publicBaseDataSchema } from '@knotenblech/shared/messages/site-facts.ts';
import type { Tariff } from '@knotenblech/shared/prices/tariff.record.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestShop, testShop } from '../../test/test-shop.ts';
import { putBaseVersion, seedBaseData } from './put-base-version.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
  await seedBaseData(shop.database.owner, shop.clock.now);
  await shop.addUser('chef', ['CUSTOMER_ADMIN_PERMISSION']);
  await shop.work();
});
afterAll(() => shop.stop());

const ask = async (headers: Record<string, string> = {}) => shop.request('/site/baseData', { headers });
const read = async () => publicBaseDataSchema.parse(await (await ask()).json());
const amountsOf = (tariff: Tariff) => ({ ...tariff, id: '', number: 0, validFrom: '', validDays: 0 });

test('whoever has no account gets the amounts of a customer who has agreed nothing', async () => {
  const { tariff } = await read();
  const [own] = await shop.database.owner<{ data: Tariff }[]>`select data from record where kind = 'tariff' limit 1`;
  expect(tariff && own && amountsOf(tariff)).toEqual(own && amountsOf(own.data));
});

test('what can be made is told to everybody, with its limits and without an amount of money', async () => {
  const text = await (await shop.request('/site/capabilities')).text();
  const told = capabilitiesSchema.parse(JSON.parse(text));
  expect(told.plates.thicknessesMm).toContain(10);
  expect(told.bars.profiles['HEA']).toContain('HEA 200');
  expect(told.rules).toContainEqual({ rule: 'hole-near-edge', state: 'choice', source: 'EN 1993-1-8, tab. 3.3' });
  expect(told.connectors.find(({ type }) => type === 'splice')?.fields.map(({ name }) => name)).toContain('widthMm');
  expect(text).not.toMatch(/eur|price|cents|cost/i);
});

test('what a browser has already is not sent again', async () => {
  const etag = (await ask()).headers.get('ETag') ?? '';
  expect((await ask({ 'If-None-Match': etag })).status).toBe(304);
});

test('it is packed for who takes it so', async () => {
  const answer = await ask({ 'Accept-Encoding': 'gzip, br' });
  expect(answer.headers.get('Content-Encoding')).toBe('gzip');
  const packed = Buffer.from(await answer.arrayBuffer());
  const plain = await (await ask()).text();
  expect(gunzipSync(packed).toString()).toBe(plain);
});

test('other amounts have another number, by which devices remember prices; the same amounts have the same', async () => {
  const before = await read();
  const later = () => {
    shop.clock.now = new Date(shop.clock.now.getTime() + 61_000);
  };
  later();
  expect((await read()).tariff).toEqual(before.tariff);
  const deps = { owner: shop.database.owner, enqueue: async () => {}, now: () => shop.clock.now };
  const data = { key: 'rate.laser', value: '120', unit: 'EUR/h', basis: 'offer' };
  const validFrom = shop.clock.now.toISOString().slice(0, 10);
  await putBaseVersion(deps, { kind: 'cost', data, validFrom, source: 'test', madeBy: null });
  later();
  const after = await read();
  expect(after.tariff?.rates.laser).not.toBe(before.tariff?.rates.laser);
  expect(after.tariff?.number).not.toBe(before.tariff?.number);
});

test('an operator who shows no public prices gives away no tariff, a minute later at the latest', async () => {
  const data = { ...seedOperator(), showsPublicPrices: false };
  const deps = { owner: shop.database.owner, enqueue: async () => {}, now: () => shop.clock.now };
  const day = shop.clock.now.toISOString().slice(0, 10);
  await putBaseVersion(deps, { kind: 'operator', data, validFrom: day, source: 'test', madeBy: null });
  shop.clock.now = new Date(shop.clock.now.getTime() + 61_000);
  const { tariff, packs } = await read();
  expect(tariff).toBeNull();
  expect(readOperator(packs).showsPublicPrices).toBe(false);
});
