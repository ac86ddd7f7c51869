import { baseDataCalls } from '@knotenblech/shared/api/base-data-calls.ts';
import { costSeed } from '@knotenblech/shared/base-data/costs/cost-seed.ts';
import { seedBaseData as seedRows } from '@knotenblech/shared/base-data/costs/seed-base-data.ts';
import { seedCatalogue } from '@knotenblech/shared/base-data/seed/seed-catalogue.ts';
import { packCatalog, readCatalog } from '@knotenblech/shared/catalogue/read-catalogue.ts';
import { readCalendar, seedCalendar } from '@knotenblech/shared/catalogue/shop-calendar.ts';
import type { Tariff } from '@knotenblech/shared/prices/tariff.record.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { type SignedIn, type TestShop, testShop } from '../../test/test-shop.ts';
import { baseDataOn, publishCatalogue, seedBaseData } from './put-base-version.ts';

let shop: TestShop;
let admin: SignedIn;
let chef: SignedIn;

beforeAll(async () => {
  shop = await testShop();
  await seedBaseData(shop.database.owner, shop.clock.now);
  admin = await shop.signIn(await shop.addUser('admin', ['GLOBAL_ADMIN_PERMISSION']));
  chef = await shop.signIn(await shop.addUser('chef', ['CUSTOMER_ADMIN_PERMISSION', 'ORDER_PERMISSION']));
  await shop.work();
});
afterAll(() => shop.stop());
beforeEach(() => {
  shop.clock.now = new Date('2026-11-23T08:00:00Z');
});

const count = async () => {
  const [row] = await shop.database.owner<{ count: number }[]>`select count(*)::integer as count from base_data`;
  return row?.count ?? 0;
};
const put = (kind: string, body: unknown, user = admin) => shop.post(`/admin/baseData/${kind}`, body, user.headers);
const costRow = (value: string, key = 'rate.laser') => ({ key, value, unit: 'EUR/h', basis: 'offer' });
const laserOn = async (day: string) => (await baseDataOn(shop.database.owner, day)).costs.costs.get('rate.laser');

describe('the seed', () => {
  it('holds every row once with its source, and gives the same costs and catalogue as the product’s tables', async () => {
    expect(await count()).toBe(seedRows().length);
    const { costs, packs } = await baseDataOn(shop.database.owner, '2026-11-23');
    expect(costs).toEqual(costSeed());
    expect(readCatalog(packs)).toEqual(seedCatalogue());
    expect(readCalendar(packs)).toEqual(seedCalendar());
    const [nameless] = await shop.database.owner<{ count: number }[]>`
      select count(*)::integer as count from base_data where trim(source) = '' or source ~ 'undefined'`;
    expect(nameless?.count).toBe(0);
  });

  it('is loaded once, also by servers that start at the same time', async () => {
    const before = await count();
    await Promise.all([1, 2, 3].map(() => seedBaseData(shop.database.owner, shop.clock.now)));
    expect(await count()).toBe(before);
  });

  it('publishes only packs that differ', async () => {
    const { packs } = await baseDataOn(shop.database.owner, '2026-11-23');
    expect(await publishCatalogue(shop.database.owner, packs)).toBe(0);
    const fewer = [...packs.filter((pack) => pack.table !== 'closingDays'), ...packCatalog('closingDays', [])];
    expect(await publishCatalogue(shop.database.owner, fewer)).toBe(1);
    expect(await publishCatalogue(shop.database.owner, packs)).toBe(1);
  });
});

describe('a version', () => {
  it('holds from its day on, the last written of a day before the others, and the older ones stay', async () => {
    const answers = [
      await put('cost', { data: costRow('120'), validFrom: '2026-12-01', source: 'offer 17' }),
      await put('cost', { data: costRow('125'), validFrom: '2026-12-01', source: 'offer 18' }),
      await put('cost', { data: costRow('130'), validFrom: '2027-01-01', source: 'offer 19' }),
    ];
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200]);
    expect(await answers[1]?.json()).toMatchObject({ success: true, key: 'rate.laser', before: { value: '120' } });
    expect([await laserOn('2026-11-30'), await laserOn('2026-12-01'), await laserOn('2026-12-31')]).toEqual([
      costSeed().costs.get('rate.laser'),
      '125',
      '125',
    ]);
    expect(await laserOn('2027-01-01')).toBe('130');
    const listed = await shop.request('/admin/baseData/cost?key=rate.laser', { headers: admin.headers });
    const { versions } = baseDataCalls.listVersions.answer.parse(await listed.json());
    expect(versions.map((version) => (version.data as { value: string }).value).slice(0, 3)).toEqual([
      '130',
      '125',
      '120',
    ]);
    expect(versions[0]).toMatchObject({ madeBy: admin.userId, source: 'offer 19', validFrom: '2027-01-01' });
    expect(versions.at(-1)).toMatchObject({ madeBy: null, validFrom: '2000-01-01' });
  });

  it('of today reaches catalogue and tariffs at once', async () => {
    expect(
      (await put('cost', { data: costRow('99', 'rate.drill'), validFrom: '2026-11-23', source: 'x' })).status,
    ).toBe(200);
    await vi.waitFor(
      async () => {
        const tariffs = await shop.database.owner<{ data: Tariff }[]>`
          select data from record where kind = 'tariff' and customer_id = ${chef.customerId}`;
        expect(tariffs.at(-1)?.data.rates.drill).toBe('123.75');
      },
      { timeout: 30_000 },
    );
  });

  it('can end a row, which the seed does not bring back', async () => {
    const end = { data: null, key: 'Silvester', validFrom: '2026-11-23', source: 'we work' };
    expect((await put('closingDays', end)).status).toBe(200);
    await seedBaseData(shop.database.owner, shop.clock.now);
    const { packs } = await baseDataOn(shop.database.owner, '2026-11-23');
    expect(packs.find((pack) => pack.table === 'closingDays')?.rows).toEqual([
      { name: 'Heiligabend', from: '12-24', to: '12-24' },
    ]);
    expect((await put('closingDays', end)).status).toBe(404);
  });

  it('is never changed or removed', async () => {
    const { owner } = shop.database;
    await expect(owner`update base_data set source = 'x'`).rejects.toThrow('append-only');
    await expect(owner`delete from base_data`).rejects.toThrow('append-only');
    await expect(owner`truncate base_data`).rejects.toThrow('append-only');
    await expect(shop.database.sql`select 1 from base_data`).rejects.toThrow('permission denied');
    await expect(shop.database.sql`select 1 from special_price`).rejects.toThrow('permission denied');
  });
});

test.each([
  ['cost', { ...costRow('1'), extra: 1 }],
  ['cost', costRow('-1')],
  ['cost', costRow('1e309')],
  ['cost', costRow('9'.repeat(400))],
  ['cost', costRow("1'; drop table base_data")],
  ['cost', costRow('1', '__proto__')],
  ['country', { iso: 'DE' }],
  ['closingDays', { name: 'x', from: '2026-02-30', to: '2026-03-01' }],
  ['closingDays', { name: 'x', from: '2026-12-24', to: '2026-01-06' }],
  ['closingDays', { name: 'x', from: '0001-01-01', to: '9999-12-31' }],
  ['gradePrice', { grade: 'S235JR', plate: 'material.none', open: null, hollow: null, bar: null }],
  ['translation', { group: 'material', code: 'S235JR', de: 'Baustahl', en: '', fr: '', it: '' }],
  ['nothing', {}],
])('a %s row that is none is refused and leaves nothing behind: %o', async (kind, data) => {
  const before = await count();
  const answer = await put(kind, { data, validFrom: '2026-11-23', source: 'x' });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ errors: [{ errorCode: 'invalid_input' }] });
  expect(await count()).toBe(before);
});

describe('several rows at once', () => {
  const putRows = (rows: unknown, user = admin) =>
    shop.post('/admin/baseData/cost/rows', { rows, validFrom: '2026-12-15', source: 'x' }, user.headers);

  it('are stored as versions of one day, in one entry of the audit log', async () => {
    const answer = await putRows([{ data: costRow('131') }, { data: costRow('71', 'rate.mill') }]);
    expect(await answer.json()).toEqual({ success: true, keys: ['rate.laser', 'rate.mill'] });
    expect((await baseDataOn(shop.database.owner, '2026-12-15')).costs.costs.get('rate.mill')).toBe('71');
    const [entry] = await shop.database.owner<{ subject: string; details: unknown }[]>`
      select subject, details from audit_entry order by id desc limit 1`;
    expect(entry).toMatchObject({ subject: 'cost', details: { rowCount: 2, keys: ['rate.laser', 'rate.mill'] } });
  });

  it.each([
    ['wrong', { data: costRow('-1', 'rate.mill') }],
    ['named twice', { data: costRow('140') }],
    ['of another kind', { data: { grade: 'S235JR' } }],
    ['needed and ended', { data: null, key: 'rate.mill' }],
  ])('are all refused when one is %s', async (_, wrong) => {
    const before = await count();
    const answer = await putRows([{ data: costRow('139') }, wrong]);
    expect(answer.status).toBe(400);
    expect(await count()).toBe(before);
  });

  it('say which of them is wrong', async () => {
    const answer = await putRows([{ data: costRow('139') }, { data: costRow('-1', 'rate.mill') }]);
    expect(await answer.json()).toMatchObject({ errors: [{ details: { row: 1 } }] });
    const unknown = await putRows([{ data: costRow('139') }, { data: null, key: 'rate.none' }]);
    expect([unknown.status, await unknown.json()]).toMatchObject([404, { errors: [{ details: { row: 1 } }] }]);
  });

  it('are for the operator’s admin alone, and no more than a table has', async () => {
    expect((await putRows([{ data: costRow('139') }], chef)).status).toBe(403);
    expect((await putRows([])).status).toBe(400);
    expect((await putRows(Array.from({ length: 2001 }, () => ({ data: costRow('1') })))).status).toBe(400);
  });
});

test('what prices need cannot be ended, and the past cannot be changed', async () => {
  const end = { data: null, key: 'rate.laser', validFrom: '2026-11-23', source: 'x' };
  expect((await put('cost', end)).status).toBe(400);
  expect((await put('cost', { data: costRow('1'), validFrom: '2026-11-22', source: 'x' })).status).toBe(400);
});

test('whoever is no admin of the operator neither reads nor writes base data and special prices', async () => {
  const body = { data: costRow('1'), validFrom: '2026-11-23', source: 'x' };
  expect((await put('cost', body, chef)).status).toBe(403);
  expect((await shop.request('/admin/baseData/cost', { headers: chef.headers })).status).toBe(403);
  expect((await shop.request('/admin/specialPrices/1', { headers: chef.headers })).status).toBe(403);
  expect((await shop.request('/admin/baseData/cost')).status).toBe(401);
});

describe('without a token', () => {
  const get = async (path: string) => (await shop.request(path)).json();

  it.each([
    ['de', 'warmgewalzt', 'Abholung im Werk', 'Österreich'],
    ['en', 'hot-rolled', 'Collection at the works', 'Austria'],
    ['fr', 'laminé à chaud', 'Enlèvement à l’atelier', 'Autriche'],
    ['it', 'laminato a caldo', 'Ritiro in officina', 'Austria'],
    ['xx', 'warmgewalzt', 'Abholung im Werk', 'Österreich'],
  ])('lists and translations answer in %s', async (language, hot, pickup, austria) => {
    const asked = `?language=${language}`;
    const { specificities } = baseDataCalls.specificities.answer.parse(await get(`/baseData/specificities${asked}`));
    expect(specificities[0]).toEqual({ id: 7, translationCode: 'HOT_ROLLED', translated: hot });
    const { countries } = baseDataCalls.countries.answer.parse(await get(`/baseData/countries${asked}`));
    expect(countries).toHaveLength(22);
    expect(countries[1]).toEqual({ isoCode: 'AT', active: true, translated: austria });
    const { translations } = baseDataCalls.shippingType.answer.parse(await get(`/translation/shippingType${asked}`));
    expect(translations['PICKUP']).toBe(pickup);
    const { weldCertificateOptions } = baseDataCalls.weldCertificateOptions.answer.parse(
      await get(`/baseData/weldCertificateOptions${asked}`),
    );
    expect(weldCertificateOptions.map((option) => option.translationCode)).toEqual([
      'WELDINGCERTIFICATE_STANDARD',
      'WELDINGCERTIFICATE_CUSTOM',
    ]);
  });

  it('every production, shipping, payment type, material and specificity has its words', async () => {
    const { costs } = await baseDataOn(shop.database.owner, '2026-11-23');
    const codes = async (name: string) =>
      Object.keys(baseDataCalls.material.answer.parse(await get(`/translation/${name}`)).translations);
    expect(await codes('productionType')).toEqual(costs.production.map((row) => row.type));
    expect(await codes('shippingType')).toEqual(costs.shipping.map((row) => row.type));
    expect(await codes('paymentType')).toEqual(costs.payment.map((row) => `PAYMENTTYPE_${row.type}`));
    expect(await codes('material')).toEqual(costs.gradePrices.map((row) => row.grade));
    expect(await codes('specificity')).toEqual(['HOT_ROLLED', 'COLD_ROLLED', 'WELDED', 'UNDEFINED']);
  });
});
