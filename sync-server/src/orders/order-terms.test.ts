import { seedOperator } from '@knotenblech/shared/catalogue/operator.schema.ts';
import { packCatalog } from '@knotenblech/shared/catalogue/read-catalogue.ts';
import type { SubmitOrderArgs } from '@knotenblech/shared/orders/placing/submit-order.schema.ts';
import { newId, type OrderId, type ProjectId } from '@knotenblech/shared/values/ids.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDevice, testDevice } from '../../test/test-device.ts';
import { testOrder } from '../../test/test-order.ts';
import { orderFrom, quotesOf, testQuote } from '../../test/test-quote.ts';
import { password, type TestShop, testShop } from '../../test/test-shop.ts';
import { baseDataOn, publishCatalogue } from '../base-data/put-base-version.ts';

let shop: TestShop;
let tablet: TestDevice;
let projectId: ProjectId;

const [before, after] = [seedOperator().termsVersion, '2026-12'];
/** The operator's terms of business are another version from now on. */
const termsAre = async (termsVersion: string) => {
  const { owner } = shop.database;
  const { packs } = await baseDataOn(owner, '2026-11-23');
  const others = packs.filter(({ table }) => table !== 'operator');
  await publishCatalogue(owner, [...others, ...packCatalog('operator', [{ ...seedOperator(), termsVersion }])]);
};
const under = (args: SubmitOrderArgs, termsVersion: string): SubmitOrderArgs => ({
  ...args,
  orderId: newId<OrderId>(),
  consent: { ...args.consent, termsVersion },
});
const asked = () => testOrder(tablet, [projectId]);
const versions = async () => (await tablet.orders()).map(({ termsVersion }) => termsVersion);

beforeAll(async () => {
  shop = await testShop({ isDemo: true });
  await shop.work();
  tablet = await testDevice(shop, 'werkstatt');
  await tablet.untilRead();
  projectId = (await tablet.projects()).find(({ name }) => name === 'Winkel, Pfosten und Flachstahl')?.id as ProjectId;
}, 240_000);
afterAll(() => shop.stop());

test('an order under terms that hold no longer is refused with those that do, and made once its buyer agreed to them', async () => {
  const args = await asked();
  await termsAre(after);
  expect(await tablet.push('submitOrder', args)).toMatchObject({
    status: 'refused',
    code: 'terms_changed',
    details: { termsVersion: after },
  });
  expect(await tablet.orders()).toEqual([]);
  expect((await tablet.openCart())?.id).toBe(args.cartId);
  expect(await tablet.push('submitOrder', under(args, after))).toMatchObject({ status: 'applied' });
  expect(await versions()).toEqual([after]);
});

test('another price is told before other terms', async () => {
  const args = await asked();
  const shown = { ...args.shown, grossCents: args.shown.grossCents - 1 };
  expect(await tablet.push('submitOrder', { ...args, shown })).toMatchObject({ code: 'price_changed' });
});

test('an order that was made before is answered as it was, whatever the terms are now', async () => {
  const args = under(await asked(), after);
  const first = await tablet.push('submitOrder', args);
  expect(first).toMatchObject({ status: 'applied' });
  await termsAre('2027-01');
  expect(await tablet.push('submitOrder', args)).toMatchObject({ status: 'applied', details: first.details });
  await termsAre(after);
});

test('an order that a restored server is told again keeps the terms it was made under', async () => {
  const args = under(await asked(), before);
  const told = (number: number) => tablet.pushAll([{ ...tablet.mutation('submitOrder', args), number }]);
  expect(await told(4711)).toMatchObject([{ code: 'terms_changed' }]);
  await shop.database.owner`insert into number_gap (sequence, first, last) values ('order_number', 4700, 4800)`;
  expect(await told(4711)).toMatchObject([{ status: 'applied', details: { number: 4711 } }]);
  expect(await versions()).toContain(before);
});

test('a quote is ordered under the terms that it was made with', async () => {
  const args = await testQuote(tablet, [projectId]);
  await tablet.push('requestQuote', args);
  const quote = (await quotesOf(tablet)).find(({ id }) => id === args.quoteId);
  if (!quote) throw new Error('no quote');
  expect(quote.termsVersion).toBe(after);
  await termsAre('2027-02');
  expect(await tablet.push('submitOrder', orderFrom(quote))).toMatchObject({ status: 'applied' });
  expect((await tablet.orders()).find(({ quoteNumber }) => quoteNumber === quote.number)?.termsVersion).toBe(after);
});

test('another program names no version: it orders under the one that holds', async () => {
  const body = new URLSearchParams({ userName: 'werkstatt', password, language: 'de' });
  const answer = await shop.request('/users/login', { method: 'POST', body });
  const { token } = (await answer.json()) as { token: string };
  const cart = (await (await shop.request('/shoppingCart/getNewCart', { headers: { token } })).json()) as object;
  const [number] = (await tablet.projects()).flatMap((each) => (each.id === projectId ? [each.number] : []));
  const wish = {
    ...cart,
    shoppingCartItems: [{ quantity: 1, project: { id: number }, comment: '', reference: '' }],
    productionType: { id: 1 },
    shippingType: { id: 5 },
    paymentType: { id: 1 },
    termsAccepted: true,
    deliveryTermsAccepted: true,
  };
  const ordered = await shop.post('/shoppingCart/saveOrder', wish, { token });
  expect(ordered.status, await ordered.clone().text()).toBe(200);
  expect(await versions()).toContain('2027-02');
});
