import { Writable } from 'node:stream';
import type { PaypalAnswer } from '@knotenblech/shared/api/orders/paypal-calls.ts';
import { userSpace } from '@knotenblech/shared/records/space.ts';
import type { OrderId, ProjectId } from '@knotenblech/shared/values/ids.ts';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type TestDevice, testDevice } from '../../../test/test-device.ts';
import { testOrder } from '../../../test/test-order.ts';
import { openTestPaypal, type TestPaypal, testAccount } from '../../../test/test-paypal.ts';
import { type TestShop, testShop } from '../../../test/test-shop.ts';
import { makeTariffs } from '../../projects/repricing/make-tariffs.ts';
import { settlePaypal } from './pay-order.ts';
import { openPaypal } from './paypal-client.ts';

let paypal: TestPaypal;
let shop: TestShop;
let tablet: TestDevice;
let admin: TestDevice;
let frame: ProjectId;
let logged = '';
const log = pino({ level: 'debug' }, new Writable({ write: (line, _, done) => ((logged += String(line)), done()) }));

const offer = (to: TestShop, takesPaypal: boolean) =>
  makeTariffs(to.database.owner, { validDays: 30, takesPaypal, now: to.clock.now, customerNumber: null });

beforeAll(async () => {
  paypal = await openTestPaypal();
  shop = await testShop({ isDemo: true, paypal: paypal.settings, log });
  await offer(shop, true);
  tablet = await testDevice(shop, 'werkstatt');
  admin = await testDevice(shop, 'admin');
  await tablet.untilRead();
  frame = (await tablet.projects()).find(({ name }) => name === 'Hallenrahmen Achse A bis C')?.id as ProjectId;
});
afterEach(() => {
  paypal.next.captureStatus = 'COMPLETED';
  paypal.next.isDeclined = false;
  paypal.seen.length = 0;
});
afterAll(async () => {
  await shop.stop();
  await paypal.stop();
});

const placed = async () => {
  const args = await testOrder(tablet, [frame], { paymentType: 'PAYPAL' });
  expect(await tablet.push('submitOrder', args)).toMatchObject({ status: 'applied' });
  return args;
};
const ask = (orderId: OrderId, device = tablet) =>
  shop.post(`/orders/${orderId}/paypal`, { language: 'de' }, device.headers);
const pay = async (orderId: OrderId) => (await (await ask(orderId)).json()) as PaypalAnswer;
const codeOf = async (answer: Response) =>
  ((await answer.json()) as { errors: { errorCode: string }[] }).errors[0]?.errorCode;
const orderOf = async (orderId: OrderId) => (await tablet.orders()).find(({ id }) => id === orderId);
const grossOf = async (orderId: OrderId) =>
  (await tablet.amounts()).find(({ id }) => id === orderId)?.amounts.grossCents ?? 0;
const idIn = (answer: PaypalAnswer) => new URL(answer.approveUrl ?? '').searchParams.get('token') ?? '';
const captures = () => paypal.asked(/\/capture$/);
/** Placed, and agreed to at PayPal. */
const approved = async () => {
  const { orderId } = await placed();
  const id = idIn(await pay(orderId));
  paypal.approve(id);
  return { orderId, id };
};
const told = async () => (await tablet.rows(userSpace(tablet.user.id), 'message')).map(({ text }) => text);
const cancel = (orderId: OrderId) =>
  shop.post(`/admin/orders/${orderId}/status`, { status: 'CANCELED' }, admin.headers);
/** The number of the order's text among messages. */
const thanks = async (orderId: OrderId) => {
  const number = (await orderOf(orderId))?.number;
  return (await told()).filter((text) => text.startsWith(`Ihre Zahlung zur Bestellung ${number} ist da.`)).length;
};

it('an order waits for its payment, which is asked of PayPal to the cent, and goes on once it is taken', async () => {
  const { orderId } = await placed();
  expect(await orderOf(orderId)).toMatchObject({ prepayment: { isWaitedFor: true, paidAt: null } });
  const begun = await pay(orderId);
  expect(begun).toMatchObject({ state: 'open' });
  const gross = await grossOf(orderId);
  const [made] = paypal.asked(/^POST .*orders$/);
  expect(made?.body).toMatchObject({
    intent: 'CAPTURE',
    purchase_units: [
      {
        custom_id: orderId,
        amount: { currency_code: 'EUR', value: `${Math.floor(gross / 100)}.${String(gross % 100).padStart(2, '0')}` },
      },
    ],
    payment_source: {
      paypal: {
        experience_context: {
          return_url: `https://shop.example.org/de/shop/account/orders/${orderId}?paypal=return`,
          cancel_url: `https://shop.example.org/de/shop/account/orders/${orderId}?paypal=cancel`,
        },
      },
    },
  });
  paypal.approve(idIn(begun));
  expect(await pay(orderId)).toEqual({ state: 'paid', approveUrl: null });
  const { prepayment } = (await orderOf(orderId)) ?? {};
  expect(prepayment).toMatchObject({ paidAt: shop.clock.now.toISOString() });
  expect(prepayment?.paypalCaptureId).toMatch(/^3C67936/);
  expect(await thanks(orderId)).toBe(1);
  for (const status of ['ASSIGNED', 'ANALYZED', 'IN_PRODUCTION'])
    expect((await shop.post(`/admin/orders/${orderId}/status`, { status }, admin.headers)).status).toBe(200);
});

it('who comes back without having agreed is sent to the same order at PayPal again', async () => {
  const { orderId } = await placed();
  const [first, second] = [await pay(orderId), await pay(orderId)];
  expect(second).toEqual(first);
  expect(paypal.asked(/^POST .*orders$/)).toHaveLength(1);
  expect(await orderOf(orderId)).toMatchObject({ prepayment: { paidAt: null } });
});

it('whoever only looks begins nothing at PayPal, and reads of a payment that is under way there', async () => {
  const { orderId } = await placed();
  const look = async () =>
    (await (await shop.post(`/orders/${orderId}/paypal`, { language: null }, tablet.headers)).json()) as PaypalAnswer;
  expect(await look()).toEqual({ state: 'open', approveUrl: null });
  expect(paypal.asked(/^POST .*orders$/)).toHaveLength(0);
  paypal.next.captureStatus = 'PENDING';
  const id = idIn(await pay(orderId));
  paypal.approve(id);
  expect(await pay(orderId)).toMatchObject({ state: 'pending' });
  expect(await look()).toMatchObject({ state: 'pending' });
  expect(captures()).toHaveLength(1);
});

it('two returns at once take the money once', async () => {
  const { orderId } = await approved();
  const answers = await Promise.all([ask(orderId), ask(orderId), ask(orderId)]);
  const codes = await Promise.all(
    answers.map(async (answer) =>
      answer.status === 200 ? ((await answer.json()) as PaypalAnswer).state : codeOf(answer),
    ),
  );
  expect(codes).toContain('paid');
  for (const code of codes) expect(['paid', 'paypal_busy']).toContain(code);
  expect(await pay(orderId)).toMatchObject({ state: 'paid' });
  expect(captures()).toHaveLength(1);
  expect(await thanks(orderId)).toBe(1);
});

it('a declined means of payment is chosen anew at PayPal, and then the money is taken', async () => {
  const { orderId, id } = await approved();
  paypal.next.isDeclined = true;
  const declined = await pay(orderId);
  expect([declined.state, idIn(declined)]).toEqual(['declined', id]);
  paypal.next.isDeclined = false;
  expect(await pay(orderId)).toMatchObject({ state: 'paid' });
  expect(new Set(captures().map(({ requestId }) => requestId)).size).toBe(2);
});

it('money that was taken while the answer was lost is found by asking, not taken again', async () => {
  const { orderId } = await approved();
  paypal.fail({ on: /\/capture$/, isLost: true });
  const lost = await ask(orderId);
  expect([lost.status, await codeOf(lost)]).toEqual([503, 'paypal_unavailable']);
  expect(await orderOf(orderId)).toMatchObject({ prepayment: { paidAt: null } });
  expect(await pay(orderId)).toMatchObject({ state: 'paid' });
  expect(captures()).toHaveLength(1);
});

it('nobody has to come back: what was taken is booked by the job that was left for it', async () => {
  const { orderId } = await approved();
  paypal.fail({ on: /\/capture$/, isLost: true });
  await ask(orderId);
  const [job] = await shop.database.owner<{ data: Parameters<typeof settlePaypal>[1] }[]>`
    select data from jobs.job where name = 'settle-paypal' and data ->> 'orderId' = ${orderId}`;
  const client = openPaypal(paypal.settings, log, () => 0);
  const deps = {
    ...shop.database,
    enqueue: shop.jobs.enqueue,
    now: () => shop.clock.now,
    log,
    publicUrl: 'https://x.example',
  };
  if (!job) throw new Error('no job was left');
  await settlePaypal({ ...deps, paypal: client }, job.data);
  await settlePaypal({ ...deps, paypal: client }, job.data);
  expect((await orderOf(orderId))?.prepayment?.paypalCaptureId).toMatch(/^3C67936/);
  expect(await thanks(orderId)).toBe(1);
});

it('an order at PayPal whose answer was lost is made once', async () => {
  const { orderId } = await placed();
  const before = paypal.orders.size;
  paypal.fail({ on: /^POST .*orders$/, isLost: true });
  expect(await codeOf(await ask(orderId))).toBe('paypal_unavailable');
  expect(await pay(orderId)).toMatchObject({ state: 'open' });
  expect(paypal.orders.size).toBe(before + 1);
});

it('another amount than the order has by now is not taken: the customer agrees to the new one', async () => {
  const { orderId, id } = await approved();
  await shop.post(`/admin/orders/${orderId}/surcharges`, { reason: 'Kulanz', netCents: -1000 }, admin.headers);
  const anew = await pay(orderId);
  expect(anew.state).toBe('open');
  expect(idIn(anew)).not.toBe(id);
  expect(captures()).toHaveLength(0);
  paypal.approve(idIn(anew));
  expect(await pay(orderId)).toMatchObject({ state: 'paid' });
});

it('once the money was asked for, a surcharge of meanwhile makes nobody pay twice', async () => {
  const { orderId } = await approved();
  paypal.fail({ on: /\/capture$/, status: 500 });
  expect(await codeOf(await ask(orderId))).toBe('paypal_unavailable');
  await shop.post(`/admin/orders/${orderId}/surcharges`, { reason: 'Kulanz', netCents: -1000 }, admin.headers);
  const before = paypal.orders.size;
  expect(await pay(orderId)).toMatchObject({ state: 'paid' });
  expect(paypal.orders.size).toBe(before);
  const detail = await shop.request(`/admin/orders/${orderId}`, { headers: admin.headers });
  const { paypalPayment } = (await detail.json()) as { paypalPayment: { cents: number } };
  expect(paypalPayment.cents).toBe((await grossOf(orderId)) + 1190);
});

it('an order at PayPal that ended is begun anew; a payment that PayPal still checks is left to it', async () => {
  const { orderId } = await placed();
  const first = idIn(await pay(orderId));
  paypal.orders.delete(first);
  const second = idIn(await pay(orderId));
  expect(second).not.toBe(first);
  paypal.approve(second);
  paypal.next.captureStatus = 'PENDING';
  expect(await pay(orderId)).toEqual({ state: 'pending', approveUrl: null });
  expect(await orderOf(orderId)).toMatchObject({ prepayment: { paidAt: null } });
  const [taken] = paypal.orders.get(second)?.captures ?? [];
  if (taken) taken['status'] = 'COMPLETED';
  expect(await pay(orderId)).toMatchObject({ state: 'paid' });
});

it('a token that PayPal ended is asked for again', async () => {
  const { orderId } = await placed();
  await pay(orderId);
  paypal.endToken();
  expect(await pay(orderId)).toMatchObject({ state: 'open' });
});

it.each([
  ['refuses its key', { on: /token$/, status: 401, body: { error: 'invalid_client' } }],
  ['answers nonsense', { on: /orders$/, status: 200, body: { id: 7 } }],
  ['is too busy', { on: /orders$/, status: 429 }],
  ['names no page to agree on', { on: /orders$/, status: 200, body: { id: 'X', status: 'CREATED', links: [] } }],
  [
    'names a page that is none',
    {
      on: /orders$/,
      status: 200,
      body: { id: 'X', status: 'CREATED', links: [{ rel: 'approve', href: 'javascript:alert(1)' }] },
    },
  ],
])('where PayPal %s the customer is told, and tries again', async (_, fault) => {
  const { orderId } = await placed();
  paypal.endToken();
  await pay((await placed()).orderId);
  if (String(fault.on).includes('token')) paypal.endToken();
  paypal.fail(fault);
  expect(await codeOf(await ask(orderId))).toBe('paypal_unavailable');
  expect(await pay(orderId)).toMatchObject({ state: 'open' });
});

it('is for users of the customer who may order and see prices, and for orders that wait for it', async () => {
  const { orderId } = await placed();
  const [stranger, reader] = [await testDevice(shop, 'privat'), await testDevice(shop, 'leser')];
  expect([(await ask(orderId, stranger)).status, (await ask(orderId, admin)).status]).toEqual([404, 404]);
  expect((await ask(orderId, reader)).status).toBe(403);
  const byBill = await testOrder(tablet, [frame], { paymentType: 'BILL' });
  await tablet.push('submitOrder', byBill);
  expect(await codeOf(await ask(byBill.orderId))).toBe('nothing_to_pay');
  await cancel(orderId);
  expect(await codeOf(await ask(orderId))).toBe('nothing_to_pay');
  expect(paypal.asked(/orders$/)).toHaveLength(0);
});

it('what PayPal took is no longer taken back by hand, and stays named after a cancellation', async () => {
  const { orderId } = await approved();
  await pay(orderId);
  const note = await shop.post(`/admin/orders/${orderId}/payment`, { isPaid: false }, admin.headers);
  expect(await codeOf(note)).toBe('nothing_to_pay');
  await cancel(orderId);
  expect((await orderOf(orderId))?.prepayment?.paypalCaptureId).toMatch(/^3C67936/);
});

const notify = (body: unknown, signature = 'right') =>
  shop.post('/paypal/events', body, {
    'PayPal-Auth-Algo': 'SHA256withRSA',
    'PayPal-Cert-Url': 'https://api.paypal.com/v1/notifications/certs/CERT-1',
    'PayPal-Transmission-Id': '69cd13f0-d67a-11e5-baa3-778b53f4ae55',
    'PayPal-Transmission-Sig': signature,
    'PayPal-Transmission-Time': '2026-11-23T08:00:00Z',
  });

it('a notification of PayPal has the money taken of whoever did not come back; a forged one has not', async () => {
  const { orderId, id } = await approved();
  const event = { id: 'WH-1', event_type: 'CHECKOUT.ORDER.APPROVED', resource: { id } };
  expect((await notify(event, 'forged')).status).toBe(403);
  expect((await shop.post('/paypal/events', event)).status).toBe(403);
  expect(captures()).toHaveLength(0);
  const other = { ...event, resource: { id: 'of-nobody' } };
  paypal.seen.length = 0;
  expect([(await notify(other)).status, paypal.seen.length]).toEqual([204, 0]);
  expect((await notify(event)).status).toBe(204);
  const completed = { resource: { id: '3C1', supplementary_data: { related_ids: { order_id: id } } } };
  expect((await notify(completed)).status).toBe(204);
  expect(captures()).toHaveLength(1);
  expect(await thanks(orderId)).toBe(1);
});

it('the day of delivery is counted from the day of the payment, and told', async () => {
  const { orderId } = await approved();
  const before = await orderOf(orderId);
  const now = shop.clock.now;
  shop.clock.now = new Date(now.getTime() + 6 * 86_400_000);
  await pay(orderId);
  shop.clock.now = now;
  const { deliveryDay = '', number } = (await orderOf(orderId)) ?? {};
  expect(deliveryDay > (before?.deliveryDay ?? '')).toBe(true);
  const text = (await told()).find((each) => each.startsWith(`Ihre Zahlung zur Bestellung ${number} ist da.`));
  expect(text).toContain('Abholbereit neu am: ');
});

it('the key is in no log, no answer and no address', async () => {
  const basic = Buffer.from(`${testAccount.clientId}:${testAccount.secret}`).toString('base64');
  expect(logged).toContain('PayPal');
  for (const secret of [testAccount.secret, basic, 'A21AA-']) expect(logged).not.toContain(secret);
});

it('the mail leads to the page of the order, without a key', async () => {
  const { orderId } = await placed();
  const [mail] = await shop.database.owner<{ body: string }[]>`select body from mail where id = ${orderId}`;
  expect(mail?.body).toContain(`mit PayPal, auf der Seite Ihrer Bestellung.\n[App /de/shop/account/orders/${orderId}]`);
});

it('without the setting nobody is offered it, and an order at a price list of before is refused', async () => {
  const bare = await testShop({ isDemo: true });
  try {
    const device = await testDevice(bare, 'werkstatt');
    await device.untilRead();
    await expect(testOrder(device, [frame], { paymentType: 'PAYPAL' })).rejects.toThrow('option');
    await offer(bare, true);
    const args = await testOrder(device, [frame], { paymentType: 'PAYPAL' });
    await offer(bare, false);
    expect(await device.push('submitOrder', args)).toMatchObject({ status: 'refused', code: 'option_gone' });
    const call = await bare.post(`/orders/${args.orderId}/paypal`, { language: 'de' }, device.headers);
    expect([call.status, (await bare.post('/paypal/events', {})).status]).toEqual([404, 404]);
  } finally {
    await bare.stop();
  }
});
