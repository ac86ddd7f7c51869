import type { ListedQuote } from '@knotenblech/shared/api/orders/quote-list-call.ts';
import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDevice, testDevice } from '../../../test/test-device.ts';
import { orderFrom, quotesOf, testQuote } from '../../../test/test-quote.ts';
import { type TestShop, testShop } from '../../../test/test-shop.ts';

let shop: TestShop;
let tablet: TestDevice;
let admin: TestDevice;
/** On 23 November: the first ordered, the second expired, the others open; numbers as they were made. */
let numbers: string[];

beforeAll(async () => {
  shop = await testShop({ isDemo: true });
  await shop.work();
  [tablet, admin] = await Promise.all([testDevice(shop, 'werkstatt'), testDevice(shop, 'admin')]);
  await tablet.untilRead();
  const posts = (await tablet.projects()).find(({ name }) => name === 'Winkel, Pfosten und Flachstahl');
  const args = await testQuote(tablet, [posts?.id as ProjectId]);
  for (let made = 0; made < 5; made += 1) {
    const asked = { ...args, quoteId: crypto.randomUUID() as never, cartId: crypto.randomUUID() as never };
    expect(await tablet.push('requestQuote', asked)).toMatchObject({ status: 'applied' });
  }
  const quotes = (await quotesOf(tablet)).toSorted((a, b) => (a.number < b.number ? -1 : 1));
  numbers = quotes.map(({ number }) => number);
  const [first] = quotes;
  if (first) expect(await tablet.push('submitOrder', orderFrom(first))).toMatchObject({ status: 'applied' });
  const days = ['2026-12-23', '2026-11-22', '2026-12-20', '2026-11-23', '2026-12-01'];
  for (const [at, day] of days.entries())
    await shop.database.owner`
      update record set data = data || jsonb_build_object('validUntil', ${day}::text)
      where kind = 'quote' and data ->> 'number' = ${numbers[at] ?? ''}`;
}, 240_000);
afterAll(() => shop.stop());

const list = async (query = '', headers = admin.headers) => {
  const answer = await shop.request(`/admin/quotes${query}`, { headers });
  return (await answer.json()) as { quotes: ListedQuote[]; total: number };
};
const placesIn = ({ quotes }: { quotes: ListedQuote[] }) => quotes.map(({ number }) => numbers.indexOf(number));

it('lists the quotes of all customers, the next to end first, behind them those that bind nobody any more', async () => {
  const all = await list();
  expect(placesIn(all)).toEqual([3, 4, 2, 0, 1]);
  expect(all.quotes.map(({ state }) => state)).toEqual(['open', 'open', 'open', 'ordered', 'expired']);
  const [made] = await quotesOf(tablet);
  expect(all.quotes[0]).toMatchObject({
    customerId: tablet.customer.id,
    customerName: tablet.customer.name,
    totalCents: made?.amounts.netCents,
    lines: [{ projectName: 'Winkel, Pfosten und Flachstahl', quantity: 1 }],
  });
});

it('opens one of them whole, for those who run orders alone', async () => {
  const [made] = await quotesOf(tablet);
  const open = (quoteId: string, { headers } = admin) => shop.request(`/admin/quotes/${quoteId}`, { headers });
  const { cartId: _, shippingAddressId: __, billingAddressId: ___, shownHash: ____, ...quote } = { ...made };
  const answer = await open(made?.id ?? '');
  expect(await answer.json()).toEqual({
    customerId: tablet.customer.id,
    customerNumber: tablet.customer.number,
    customerName: tablet.customer.name,
    customerKind: 'company',
    quote,
    state: expect.stringMatching(/^(open|ordered|expired)$/),
  });
  expect((await open(made?.id ?? '', tablet)).status).toBe(403);
  expect((await open(crypto.randomUUID())).status).toBe(404);
  expect((await open('x')).status).toBe(400);
});

it('chooses by state, as a quote itself says it', async () => {
  for (const state of ['open', 'expired', 'ordered']) {
    const { quotes, total } = await list(`?state=${state}`);
    expect(new Set(quotes.map((quote) => quote.state))).toEqual(new Set([state]));
    expect(total).toBe({ open: 3, expired: 1, ordered: 1 }[state]);
  }
});

it('turns pages, and searches numbers, projects and customers', async () => {
  expect(placesIn(await list('?limit=2&page=2'))).toEqual([2, 0]);
  expect((await list('?limit=2&page=2')).total).toBe(5);
  expect(placesIn(await list(`?q=${numbers[4]}`))).toEqual([4]);
  expect((await list(`?q=${encodeURIComponent(tablet.customer.name)}`)).total).toBe(5);
  expect((await list('?q=pfosten')).total).toBe(5);
  expect((await list('?q=nirgends')).total).toBe(0);
});

it('finds a customer by his new name', async () => {
  await shop.database.owner`
    update record set data = data || '{"name": "Zimmerei Neubau"}' where kind = 'customer' and id = ${tablet.customer.id}`;
  expect((await list('?q=neubau')).total).toBe(5);
});

it('leaves out those made for show and those that are erased', async () => {
  const { owner } = shop.database;
  await owner`update record set data = data || '{"isDemo": true}' where kind = 'quote' and data ->> 'number' = ${numbers[4] ?? ''}`;
  await owner`delete from record where kind = 'quote' and data ->> 'number' = ${numbers[2] ?? ''}`;
  expect(placesIn(await list('?state=open'))).toEqual([3]);
});

it('is for those who run orders alone', async () => {
  expect((await shop.request('/admin/quotes', { headers: tablet.headers })).status).toBe(403);
  expect((await shop.request('/admin/quotes?state=lost', { headers: admin.headers })).status).toBe(400);
});
