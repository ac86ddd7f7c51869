import type { OperatorWork } from '@knotenblech/shared/api/operator-calls.ts';
import type { OpenFreightRequest } from '@knotenblech/shared/api/orders/freight-request-calls.ts';
import { seedOperator } from '@knotenblech/shared/catalogue/operator.schema.ts';
import { optionNames } from '@knotenblech/shared/catalogue/option-names.ts';
import type { RequestFreightArgs } from '@knotenblech/shared/orders/freight/request-freight.change.ts';
import { userSpace } from '@knotenblech/shared/records/space.ts';
import { type CartLineId, type FreightRequestId, newId, type ProjectId } from '@knotenblech/shared/values/ids.ts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type TestDevice, testDevice } from '../../../test/test-device.ts';
import { orderFrom, quotesOf } from '../../../test/test-quote.ts';
import { type TestShop, testShop } from '../../../test/test-shop.ts';
import { quotePaper } from '../quotes/quote-document.ts';

let shop: TestShop;
let tablet: TestDevice;
let admin: TestDevice;
let frame: ProjectId;
let netWeightG: number;
beforeAll(async () => {
  shop = await testShop({ isDemo: true });
  tablet = await testDevice(shop, 'werkstatt');
  admin = await testDevice(shop, 'admin');
  await shop.work();
  await tablet.untilRead();
  frame = (await tablet.projects()).find(({ name }) => name === 'Hallenrahmen Achse A bis C')?.id as ProjectId;
  netWeightG = (await tablet.prices()).find(({ id }) => id === frame)?.shipment.netWeightG ?? 0;
});
afterAll(() => shop.stop());

/** So many of the frame that no truck takes them. */
const quantity = 100;
const request = async (): Promise<RequestFreightArgs> => {
  const [address] = await tablet.addresses();
  const cart = await tablet.openCart();
  if (!address || !cart) throw new Error('no address or cart');
  return {
    requestId: newId<FreightRequestId>(),
    cartId: cart.id,
    lines: [{ id: newId<CartLineId>(), projectId: frame, quantity, comment: '', reference: '' }],
    shippingAddressId: address.id,
    billingAddressId: null,
    phone: '+49 831 4',
    productionType: 'STANDARD',
    paymentType: null,
    reference: 'Halle 7',
    netWeightG: netWeightG * quantity,
    wishDay: '2026-12-18',
    language: 'de',
  };
};
const list = async () => {
  const answer = await shop.request('/admin/freightRequests', { headers: admin.headers });
  return ((await answer.json()) as { requests: OpenFreightRequest[] }).requests;
};
const answer = (freightRequestId: string, changed: object = {}, device = admin) =>
  shop.post(
    `/admin/freightRequests/${freightRequestId}/answer`,
    {
      shippingType: 'TRANSPORT_STANDARD',
      netCents: 240_000,
      note: 'Mit Begleitfahrzeug',
      loadMark: `${netWeightG * quantity} g`,
      ...changed,
    },
    device.headers,
  );
const codeOf = async (given: Response) =>
  ((await given.json()) as { errors: { errorCode: string }[] }).errors[0]?.errorCode;

it('freight that no tier carries is asked for once and due in two days; every admin is told', async () => {
  const args = await request();
  expect(await tablet.push('requestFreight', args)).toMatchObject({ status: 'applied' });
  const [open] = await list();
  expect(open).toMatchObject({
    freightRequestId: args.requestId,
    customerName: tablet.customer.name,
    wishDay: '2026-12-18',
    dueAt: '2026-11-25T08:00:00.000Z',
    netWeightG: netWeightG * quantity,
    lines: [{ projectName: 'Hallenrahmen Achse A bis C', quantity }],
    shippingAddress: { id: args.shippingAddressId },
  });
  expect((await tablet.openCart())?.freightRequest).toMatchObject({ requestId: args.requestId, quoteId: null });
  const told = async () => {
    const messages = await admin.rows(userSpace(admin.user.id), 'message');
    expect(messages.filter(({ subject }) => subject.startsWith('Frachtanfrage: '))).toHaveLength(1);
  };
  await vi.waitFor(told, { timeout: 20_000 });
  const work = await shop.request('/admin/work', { headers: admin.headers });
  expect(((await work.json()) as OperatorWork).openRequests).toBe(1);
});

it('asked anew of the same cart it takes the place of the one before', async () => {
  const again = await request();
  expect(await tablet.push('requestFreight', again)).toMatchObject({ status: 'applied' });
  expect((await list()).map(({ freightRequestId }) => freightRequestId)).toEqual([again.requestId]);
});

it('the answer is a quote with the freight in it, which is ordered at its amounts; who asked is told once', async () => {
  const [open] = await list();
  const requestId = open?.freightRequestId ?? '';
  expect(await codeOf(await answer(requestId, { loadMark: '1 g' }))).toBe('project_changed');
  expect((await answer(requestId)).status).toBe(200);
  expect(await codeOf(await answer(requestId))).toBe('not_found');
  expect(await list()).toEqual([]);
  const [quote] = await quotesOf(tablet);
  expect(quote).toMatchObject({
    shippingType: 'TRANSPORT_STANDARD',
    paymentType: 'BILL',
    amounts: { shippingCents: 240_000 },
    freightNote: 'Mit Begleitfahrzeug',
    lines: [{ projectId: frame, quantity }],
  });
  if (!quote) throw new Error('no quote');
  expect((await tablet.openCart())?.freightRequest).toMatchObject({ quoteId: quote.id });
  const told = await tablet.rows(userSpace(tablet.user.id), 'message');
  const answered = told.filter(({ subject }) => subject === `Ihre Fracht: Angebot ${quote.number}`);
  expect(answered.map(({ text }) => text)).toEqual([expect.stringContaining('Mit Begleitfahrzeug')]);
  const mails = await shop.database.owner`select attachment from mail where recipient = ${tablet.user.email}`;
  expect(mails.map(({ attachment }) => attachment)).toEqual([expect.stringContaining(quote.number)]);
  const paper = quotePaper({ quote, isGross: false, operator: seedOperator(), names: optionNames([], 'de') }, []);
  expect(paper.notes[0]).toBe('Zur Lieferung: Mit Begleitfahrzeug');
  const order = orderFrom(quote);
  expect(await tablet.push('submitOrder', order)).toMatchObject({ status: 'applied' });
  const amounts = (await tablet.amounts()).find(({ id }) => id === order.orderId)?.amounts;
  expect(amounts).toEqual(quote.amounts);
});

it('is asked for by whoever may order, with a phone number, and answered by the operator alone', async () => {
  const args = await request();
  const reader = await testDevice(shop, 'leser');
  expect(await reader.push('requestFreight', args)).toMatchObject({ status: 'refused', code: 'no_order_permission' });
  expect(await tablet.push('requestFreight', { ...args, phone: ' ' })).toMatchObject({ code: 'phone_missing' });
  expect((await answer(args.requestId, {}, tablet)).status).toBe(403);
  expect((await answer(newId())).status).toBe(404);
  expect((await answer(args.requestId, { netCents: 0 })).status).toBe(400);
  expect((await answer(args.requestId, { shippingType: 'PICKUP' })).status).toBe(400);
});
