import type { OrderStatus } from '@knotenblech/shared/orders/order.record.ts';
import type { SubmitOrderArgs } from '@knotenblech/shared/orders/placing/submit-order.schema.ts';
import { userSpace } from '@knotenblech/shared/records/space.ts';
import { daysAfter } from '@knotenblech/shared/values/day.ts';
import type { OrderId, ProjectId } from '@knotenblech/shared/values/ids.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPdfText } from '../../../test/read-pdf-text.ts';
import { type TestDevice, testDevice } from '../../../test/test-device.ts';
import { testOrder } from '../../../test/test-order.ts';
import { type TestShop, testShop } from '../../../test/test-shop.ts';
import { shopDay } from '../../base-data/put-base-version.ts';
import { makeHeldSteps } from './set-order-status.ts';

let shop: TestShop;
let tablet: TestDevice;
let admin: TestDevice;
let frame: ProjectId;

beforeAll(async () => {
  shop = await testShop({ isDemo: true });
  await shop.work();
  tablet = await testDevice(shop, 'werkstatt');
  admin = await testDevice(shop, 'admin');
  await tablet.untilRead();
  const project = (await tablet.projects()).find((each) => each.name === 'Hallenrahmen Achse A bis C');
  frame = project?.id as ProjectId;
});
afterAll(() => shop.stop());

const placeOrder = async (quantity = 1) => {
  const args = await testOrder(tablet, Array<ProjectId>(quantity).fill(frame));
  expect(await tablet.push('submitOrder', args)).toMatchObject({ status: 'applied' });
  return args;
};
const orderOf = async (orderId: OrderId) => (await tablet.orders()).find((each) => each.id === orderId);
const projectNow = async () => (await tablet.projects()).find((each) => each.id === frame);
const setStatus = (orderId: OrderId, status: OrderStatus, reason = '', headers = admin.headers) =>
  shop.post(`/admin/orders/${orderId}/status`, { status, reason }, headers);
const codeOf = async (answer: Response) =>
  ((await answer.json()) as { errors: { errorCode: string }[] }).errors[0]?.errorCode;
const messages = async () =>
  (await tablet.rows(userSpace(tablet.user.id), 'message')).map(({ subject, text }) => ({ subject, text }));
const cancel = (args: SubmitOrderArgs) =>
  tablet.push('cancelOrder', { orderId: args.orderId, projectIds: [frame], reason: 'Bau verschoben' });

describe('the operator', () => {
  let args: SubmitOrderArgs;
  beforeAll(async () => {
    args = await placeOrder();
  });

  it('moves an order along the table, and every step is kept with who, when and why', async () => {
    for (const status of ['ASSIGNED', 'ANALYZED', 'IN_PRODUCTION'] as const) {
      expect((await setStatus(args.orderId, status)).status).toBe(200);
    }
    const event = { by: 'operator', userId: admin.user.id, at: shop.clock.now.toISOString(), reason: '' };
    expect(await orderOf(args.orderId)).toMatchObject({
      status: 'IN_PRODUCTION',
      history: [
        { ...event, from: 'NEW', to: 'ASSIGNED' },
        { ...event, from: 'ASSIGNED', to: 'ANALYZED' },
        { ...event, from: 'ANALYZED', to: 'IN_PRODUCTION' },
      ],
    });
  });

  it('lets the customer know by message and mail, in the language of the order', async () => {
    const { number } = (await orderOf(args.orderId)) ?? {};
    expect(await messages()).toContainEqual({
      subject: `Bestellung ${number}: In Fertigung`,
      text: `Ihre Bestellung ${number} hat jetzt den Status „In Fertigung“.`,
    });
    const mails = await shop.database.owner`select 1 from mail where subject = ${`Bestellung ${number}: In Fertigung`}`;
    expect(mails).toHaveLength(1);
  });

  it('is refused a step that the table does not have', async () => {
    const answer = await setStatus(args.orderId, 'SENT');
    expect([answer.status, await codeOf(answer)]).toEqual([409, 'order_step_refused']);
  });

  it('cancels in production with a reason only', async () => {
    expect(await codeOf(await setStatus(args.orderId, 'CANCELED', '  '))).toBe('reason_missing');
    expect((await projectNow())?.isOrderCancelled).toBeUndefined();
    expect((await setStatus(args.orderId, 'CANCELED', 'Walzwerk liefert nicht')).status).toBe(200);
    expect(await projectNow()).toMatchObject({ orderedAt: expect.any(String), isOrderCancelled: true });
    const late = await tablet.push('setProjectTexts', { projectId: frame, comment: 'Später' });
    expect(late).toMatchObject({ status: 'refused', code: 'project_read_only' });
    expect((await messages()).some(({ text }) => text.endsWith('Grund: Walzwerk liefert nicht'))).toBe(true);
  });

  const list = async (query: string, headers = admin.headers) =>
    (await (await shop.request(`/admin/orders?${query}`, { headers })).json()) as {
      orders: { order: { id: string }; next: { status: string }[]; due: string | null }[];
      total: number;
    };
  const idsOf = async (query: string, headers = admin.headers) =>
    (await list(query, headers)).orders.map(({ order }) => order.id);

  it('lists orders of all customers with what may be done next, without the finished and cancelled at first', async () => {
    const other = await placeOrder();
    expect(await idsOf('limit=2')).toEqual([other.orderId]);
    const { orders, total } = await list('limit=2&canceled=true');
    expect(orders.map(({ order, next }) => [order.id, next.map(({ status }) => status)])).toEqual([
      [other.orderId, ['ASSIGNED', 'CANCELED']],
      [args.orderId, []],
    ]);
    expect(total).toBe(2);
    expect(orders[0]).toMatchObject({
      customerName: tablet.customer.name,
      grossCents: other.shown.grossCents,
      handledBy: null,
    });
    expect(await idsOf('status=CANCELED,SENT&canceled=true')).toEqual([args.orderId]);
    await cancel(other);
  });

  it('finds orders by customer and project with small slips, page by page', async () => {
    const query = `canceled=true&sort=idAsc&q=${encodeURIComponent(`${tablet.customer.number} halenrahmen`)}`;
    expect(await idsOf(`${query}&limit=1`)).toEqual([args.orderId]);
    const { total } = await list(query);
    const last = await idsOf(`${query}&limit=1&page=${total}`);
    expect(await idsOf(`${query}&limit=1&page=${total + 1}`)).toEqual(last);
    expect((await list('q=kirchturm&canceled=true')).total).toBe(0);
  });

  it('reads an order with amounts, who ordered it and who moved it', async () => {
    const answer = await shop.request(`/admin/orders/${args.orderId}`, { headers: admin.headers });
    expect(await answer.json()).toMatchObject({
      customerNumber: tablet.customer.number,
      order: { id: args.orderId, history: [{}, {}, {}, { reason: 'Walzwerk liefert nicht' }] },
      amounts: { grossCents: args.shown.grossCents },
      orderedBy: { email: tablet.user.email },
      names: { [admin.user.id]: `${admin.user.firstName} ${admin.user.name}`.trim() },
    });
  });

  it('moves several orders at once, each for itself, and says for each how it went', async () => {
    const [far, one, two] = [await placeOrder(), await placeOrder(), await placeOrder()];
    await setStatus(two.orderId, 'ASSIGNED');
    for (const status of ['ASSIGNED', 'ANALYZED', 'IN_PRODUCTION'] as const) await setStatus(far.orderId, status);
    const missing = '0199d000-0000-7000-8000-0000000000ff';
    const body = { orderIds: [one.orderId, two.orderId, far.orderId, missing], status: 'ASSIGNED' };
    const answer = await shop.post('/admin/orders/status?language=en', body, admin.headers);
    const { results } = (await answer.json()) as {
      results: {
        orderId: string;
        wasThere: boolean;
        errors: { errorCode: string; errorMessageTranslated: string }[];
      }[];
    };
    expect(
      results.map(({ orderId, errors, wasThere }) => [orderId, errors.map(({ errorCode }) => errorCode), wasThere]),
    ).toEqual([
      [one.orderId, [], false],
      [two.orderId, [], true],
      [far.orderId, ['order_step_refused'], false],
      [missing, ['not_found'], false],
    ]);
    expect(results[2]?.errors[0]?.errorMessageTranslated).toContain('order');
    expect((await orderOf(two.orderId))?.history).toHaveLength(1);
    expect(await orderOf(one.orderId)).toMatchObject({ status: 'ASSIGNED' });
    expect(await list('limit=1&sort=idDesc&q=' + tablet.customer.number)).toMatchObject({
      orders: [{ handledBy: `${admin.user.firstName} ${admin.user.name}`.trim() }],
    });
    for (const order of [one, two]) await cancel(order);
    await setStatus(far.orderId, 'CANCELED', 'Aufräumen');
  });

  it('lists orders by due day, customer and total, and chooses by status, customer, day and what is due', async () => {
    const [small, large] = [await placeOrder(), await placeOrder(2)];
    const stranger = await testDevice(shop, 'privat');
    await setStatus(large.orderId, 'ASSIGNED');
    expect(await idsOf('sort=totalDesc')).toEqual([large.orderId, small.orderId]);
    expect(await idsOf('sort=totalAsc')).toEqual([small.orderId, large.orderId]);
    expect((await idsOf('sort=customerAsc')).length).toBe(2);
    expect(await idsOf('status=ASSIGNED')).toEqual([large.orderId]);
    expect((await list(`customerId=${tablet.customer.id}`)).total).toBe(2);
    expect((await list(`customerId=${stranger.customer.id}`)).total).toBe(0);
    const day = shopDay(shop.clock.now);
    expect((await list(`from=${day}&to=${day}`)).total).toBe(2);
    expect((await list(`from=${daysAfter(day, 1)}`)).total).toBe(0);
    expect((await list(`to=${daysAfter(day, -1)}`)).total).toBe(0);
    const [first] = (await list('')).orders;
    expect(first).toMatchObject({ due: null, totalCents: large.shown.netCents, customerKind: 'company' });
    expect(await idsOf('due=late')).toEqual([]);
    const opened = shop.clock.now;
    const { deliveryDay = '' } = (await orderOf(large.orderId)) ?? {};
    shop.clock.now = new Date(`${daysAfter(deliveryDay, -2)}T10:00:00Z`);
    const watch = await testDevice(shop, 'admin');
    expect((await idsOf('due=soon&sort=dueAsc', watch.headers)).length).toBe(2);
    shop.clock.now = new Date(`${daysAfter(deliveryDay, 1)}T10:00:00Z`);
    const later = await testDevice(shop, 'admin');
    expect((await list('due=late', later.headers)).orders).toMatchObject([{ due: 'late' }, { due: 'late' }]);
    shop.clock.now = opened;
    expect((await shop.request('/admin/orders?from=gestern', { headers: admin.headers })).status).toBe(400);
    for (const order of [small, large]) await cancel(order);
  });

  it('holds a step for a moment in which it is taken back; nobody else hears of it, several are told as one', async () => {
    const { orderId } = await placeOrder();
    const { number } = (await orderOf(orderId)) ?? {};
    const hold = (status: OrderStatus) =>
      shop.post(`/admin/orders/${orderId}/status`, { status, holdSeconds: 10 }, admin.headers);
    const undo = async () => {
      const answer = await shop.post('/admin/orders/status/undo', { orderIds: [orderId] }, admin.headers);
      return ((await answer.json()) as { results: { errors: { errorCode: string }[] }[] }).results[0]?.errors;
    };
    const told = async () => {
      const mails = await shop.database.owner<{ subject: string }[]>`
        select subject from mail where subject like ${`Bestellung ${number}:%`}`;
      const heard = (await messages()).filter(({ subject }) => subject.startsWith(`Bestellung ${number}:`));
      return [mails.map(({ subject }) => subject), heard.length];
    };
    const key = { customerId: tablet.customer.id, orderId };
    const deps = { owner: shop.database.owner, enqueue: shop.jobs.enqueue, now: () => shop.clock.now };
    const held = (await (await hold('ASSIGNED')).json()) as { held: { status: string }; next: { status: string }[] };
    expect([held.held.status, held.next.map(({ status }) => status)]).toEqual([
      'ASSIGNED',
      ['NEW', 'ANALYZED', 'CANCELED'],
    ]);
    expect(await orderOf(orderId)).toMatchObject({ status: 'NEW' });
    expect(await undo()).toEqual([]);
    expect((await undo())?.map(({ errorCode }) => errorCode)).toEqual(['not_found']);
    for (const status of ['ASSIGNED', 'ANALYZED', 'IN_PRODUCTION'] as const)
      expect((await hold(status)).status).toBe(200);
    expect((await hold('SENT')).status).toBe(409);
    expect(await undo()).toEqual([]);
    const early: unknown[] = [];
    await makeHeldSteps({ ...deps, enqueue: async (_tx, ...queued) => void early.push(queued) }, key);
    expect([(await orderOf(orderId))?.status, await told()]).toEqual(['NEW', [[], 0]]);
    expect(early).toEqual([['make-order-steps', key, undefined, 10]]);
    expect((await list('status=NEW')).orders).toMatchObject([{ held: { status: 'ANALYZED' } }]);
    const opened = shop.clock.now;
    shop.clock.now = new Date(opened.getTime() + 11_000);
    await makeHeldSteps(deps, key);
    await makeHeldSteps(deps, key);
    expect((await orderOf(orderId))?.history?.map(({ to }) => to)).toEqual(['ASSIGNED', 'ANALYZED']);
    expect(await told()).toEqual([[`Bestellung ${number}: Arbeitsvorbereitung`], 1]);
    shop.clock.now = opened;
    await setStatus(orderId, 'CANCELED');
  });

  it('drops what is held of an order that its customer cancels meanwhile', async () => {
    const args = await placeOrder();
    await shop.post(`/admin/orders/${args.orderId}/status`, { status: 'ASSIGNED', holdSeconds: 60 }, admin.headers);
    await cancel(args);
    const opened = shop.clock.now;
    shop.clock.now = new Date(opened.getTime() + 61_000);
    const deps = { owner: shop.database.owner, enqueue: shop.jobs.enqueue, now: () => shop.clock.now };
    await makeHeldSteps(deps, { customerId: tablet.customer.id, orderId: args.orderId });
    expect(await orderOf(args.orderId)).toMatchObject({ status: 'CANCELED', history: [{ to: 'CANCELED' }] });
    shop.clock.now = opened;
  });

  it.each([{ orderIds: [] }, { orderIds: ['x'] }, { status: 'ASSIGNED' }])(
    'is refused several like %o',
    async (body) => {
      expect((await shop.post('/admin/orders/status', { status: 'SENT', ...body }, admin.headers)).status).toBe(400);
    },
  );

  it('reads the confirmation of any customer', async () => {
    const path = `/orders/${args.orderId}/confirmation.pdf`;
    expect((await shop.request(path, { headers: admin.headers })).headers.get('Content-Type')).toBe('application/pdf');
    const stranger = await testDevice(shop, 'privat');
    expect((await shop.request(path, { headers: stranger.headers })).status).toBe(404);
  });

  it('alone may do so: a customer sees and gets nothing', async () => {
    expect((await shop.request('/admin/orders', { headers: tablet.headers })).status).toBe(403);
    expect((await setStatus(args.orderId, 'CLOSED', '', tablet.headers)).status).toBe(403);
    expect((await shop.request('/admin/orders')).status).toBe(401);
  });

  it.each([{ status: 'LOST' }, { status: 'SENT', force: true }, {}])('is refused a body like %o', async (body) => {
    expect((await shop.post(`/admin/orders/${args.orderId}/status`, body, admin.headers)).status).toBe(400);
  });
});

describe('the customer', () => {
  it('cancels an order that production has not begun, whose project stays read-only', async () => {
    const args = await placeOrder();
    expect(await cancel(args)).toMatchObject({ status: 'applied' });
    expect(await orderOf(args.orderId)).toMatchObject({ status: 'CANCELED', history: [{ by: 'customer' }] });
    expect(await projectNow()).toMatchObject({ orderedAt: expect.any(String), isOrderCancelled: true });
    const late = await tablet.push('setProjectTexts', { projectId: frame, comment: 'Später' });
    expect(late).toMatchObject({ status: 'refused', code: 'project_read_only' });
    expect((await messages()).some(({ text }) => text.includes('Die Stornierung kam von Ihrer Firma'))).toBe(true);
  });

  it('has the project ordered while an order of it is in force, also once it is ordered anew', async () => {
    const isCancelled = async () => (await projectNow())?.isOrderCancelled === true;
    const [first, second] = [await placeOrder(), await placeOrder()];
    await cancel(first);
    expect(await isCancelled()).toBe(false);
    await cancel(second);
    expect(await isCancelled()).toBe(true);
    const third = await placeOrder();
    expect(await isCancelled()).toBe(false);
    await cancel(third);
  });

  it('is refused, and told so, when production began before the cancellation arrived', async () => {
    const args = await placeOrder();
    for (const status of ['ASSIGNED', 'ANALYZED', 'IN_PRODUCTION'] as const) await setStatus(args.orderId, status);
    expect(await cancel(args)).toMatchObject({
      status: 'refused',
      code: 'order_step_refused',
      details: { from: 'IN_PRODUCTION', to: 'CANCELED' },
    });
    expect(await orderOf(args.orderId)).toMatchObject({ status: 'IN_PRODUCTION' });
    await setStatus(args.orderId, 'CANCELED', 'Aufräumen');
  });

  it('cancels an order of a colleague, who is told', async () => {
    const args = await placeOrder();
    const before = (await messages()).length;
    const colleague = await testDevice(shop, 'chef');
    const args2 = { orderId: args.orderId, projectIds: [frame], reason: '' };
    expect(await colleague.push('cancelOrder', args2)).toMatchObject({ status: 'applied' });
    expect((await messages()).length).toBe(before + 1);
  });

  it('of another firm finds no order to cancel', async () => {
    const args = await placeOrder();
    const stranger = await testDevice(shop, 'privat');
    const args2 = { orderId: args.orderId, projectIds: [frame], reason: '' };
    expect(await stranger.push('cancelOrder', args2)).toMatchObject({ status: 'refused', code: 'not_found' });
  });
});

describe('addresses of an order', () => {
  const edit = (orderId: OrderId, body: unknown, headers = admin.headers) =>
    shop.request(`/admin/orders/${orderId}/addresses`, {
      method: 'PUT',
      body: JSON.stringify(body),
      headers: { ...headers, 'Content-Type': 'application/json' },
    });

  it('are changed by the operator, kept in a log, and the customer is told', async () => {
    const { orderId } = await placeOrder();
    const { number, shippingAddress } = (await orderOf(orderId)) ?? {};
    const { id: _id, ...address } = shippingAddress ?? { id: '' };
    const moved = { ...address, street: 'Baustelle 7' };
    expect((await edit(orderId, { shippingAddress: moved, phone: '+49 831 77' })).status).toBe(200);
    expect(await orderOf(orderId)).toMatchObject({ shippingAddress: { street: 'Baustelle 7' }, phone: '+49 831 77' });
    const answer = await shop.request(`/admin/orders/${orderId}`, { headers: admin.headers });
    expect(await answer.json()).toMatchObject({
      log: [
        { field: 'shippingAddress', userId: admin.user.id, before: shippingAddress, after: { street: 'Baustelle 7' } },
        { field: 'phone', before: '', after: '+49 831 77' },
      ],
    });
    const told = (await messages()).find(({ subject }) => subject === `Bestellung ${number}: Adresse geändert`);
    expect(told?.text).toContain('Baustelle 7');
    const before = (await messages()).length;
    expect((await edit(orderId, { phone: '+49 831 77' })).status).toBe(200);
    expect((await messages()).length).toBe(before);
    expect((await edit(orderId, { shippingAddress: { ...moved, countryIso: 'AT' } })).status).toBe(400);
    expect((await edit(orderId, { shippingAddress: { ...moved, street: '' } })).status).toBe(422);
    expect((await edit(orderId, { phone: '1' }, tablet.headers)).status).toBe(403);
    await setStatus(orderId, 'CANCELED');
    expect((await edit(orderId, { phone: '1' })).status).toBe(409);
  });
});

describe('payment in advance', () => {
  const prepaid = async () => {
    const args = await testOrder(tablet, [frame], { paymentType: 'PREPAYMENT' });
    expect(await tablet.push('submitOrder', args)).toMatchObject({ status: 'applied' });
    return args;
  };
  const note = (orderId: OrderId, isPaid: boolean, headers = admin.headers) =>
    shop.post(`/admin/orders/${orderId}/payment`, { isPaid }, headers);

  it('is waited for before anything is made, and whoever ordered is told that it came', async () => {
    const { orderId } = await prepaid();
    const { number } = (await orderOf(orderId)) ?? {};
    expect(await orderOf(orderId)).toMatchObject({ prepayment: { isWaitedFor: true, paidAt: null } });
    for (const status of ['ASSIGNED', 'ANALYZED'] as const) await setStatus(orderId, status);
    const answer = await setStatus(orderId, 'IN_PRODUCTION');
    expect([answer.status, await codeOf(answer)]).toEqual([409, 'payment_awaited']);
    const noted = (await (await note(orderId, true)).json()) as { next: { status: string }[] };
    expect(noted.next.map(({ status }) => status)).toContain('IN_PRODUCTION');
    expect((await messages()).some(({ subject }) => subject === `Bestellung ${number}: Zahlung eingegangen`)).toBe(
      true,
    );
    await note(orderId, false);
    expect(await codeOf(await setStatus(orderId, 'IN_PRODUCTION'))).toBe('payment_awaited');
    await setStatus(orderId, 'CANCELED');
    expect(await codeOf(await note(orderId, true))).toBe('nothing_to_pay');
  });

  it('is noted by the operator alone, and for orders only that are paid so', async () => {
    const args = await placeOrder();
    expect(await codeOf(await note(args.orderId, true))).toBe('nothing_to_pay');
    expect((await note(args.orderId, true, tablet.headers)).status).toBe(403);
    await cancel(args);
  });
});

describe('a bill', () => {
  const mayPayByBill = async () => (await tablet.customers())[0]?.mayPayByBill;
  const put = async (isAllowed: boolean) => {
    await shop.request(`/admin/customers/${tablet.customer.id}`, {
      method: 'PUT',
      body: JSON.stringify({ mayPayByBill: isAllowed }),
      headers: { ...admin.headers, 'Content-Type': 'application/json' },
    });
    expect(await mayPayByBill()).toBe(isAllowed);
  };
  const forbid = () => put(false);
  afterAll(() => put(true));
  const finish = async ({ orderId }: SubmitOrderArgs) => {
    for (const status of ['ASSIGNED', 'ANALYZED', 'IN_PRODUCTION', 'COMMISSIONED', 'SENT', 'CLOSED'] as const)
      await setStatus(orderId, status);
  };

  it('may be paid by once the first order is closed, and not again where the operator forbids it later', async () => {
    const [first, second] = [await placeOrder(), await placeOrder()];
    await forbid();
    await finish(first);
    expect(await mayPayByBill()).toBe(true);
    await forbid();
    await finish(second);
    expect(await mayPayByBill()).toBe(false);
  });
});

describe('a part of an order', () => {
  type Piece = { projectId: ProjectId; piece: 'part' | 'assembly'; index: number; pieces: number };
  type Listed = { deliverables: (Piece & { mark: string; commissioned: number; sent: number })[]; knownSteps: object };
  let args: SubmitOrderArgs;
  beforeAll(async () => {
    args = await placeOrder();
    for (const status of ['ASSIGNED', 'ANALYZED', 'IN_PRODUCTION'] as const) await setStatus(args.orderId, status);
  });
  const listed = async () => {
    const answer = await shop.request(`/admin/orders/${args.orderId}/deliverables`, { headers: admin.headers });
    return (await answer.json()) as Listed;
  };
  const some = async (place: number, pieces: number): Promise<Piece[]> => {
    const each = (await listed()).deliverables[place];
    return each ? [{ projectId: each.projectId, piece: each.piece, index: each.index, pieces }] : [];
  };
  const setPartly = (status: OrderStatus, pieces?: Piece[], more = {}) =>
    shop.post(`/admin/orders/${args.orderId}/status`, { status, pieces, ...more }, admin.headers);

  it('is named with its pieces, told to the customer with what is still to come, and adds up', async () => {
    const [first] = (await listed()).deliverables;
    if (!first) throw new Error('nothing to deliver');
    expect(first.pieces).toBeGreaterThan(1);
    expect(await codeOf(await setPartly('PARTLY_COMMISSIONED'))).toBe('portion_missing');
    expect((await setPartly('PARTLY_COMMISSIONED', await some(0, 1))).status).toBe(200);
    const { text } = (await messages()).find(({ subject }) => subject.includes('Teilweise abholbereit')) ?? {};
    expect(text).toContain(`Jetzt abholbereit: 1 × ${first.mark}`);
    expect(text).toContain(`Es folgt noch: ${first.pieces - 1} × ${first.mark}`);
    expect(await codeOf(await setPartly('PARTLY_COMMISSIONED', await some(0, first.pieces)))).toBe('portion_too_large');
    expect((await setPartly('PARTLY_COMMISSIONED', await some(0, first.pieces - 1))).status).toBe(200);
    expect((await listed()).deliverables[0]).toMatchObject({ commissioned: first.pieces, sent: 0 });
    const order = await orderOf(args.orderId);
    expect(order?.deliverables?.[0]).toMatchObject({ mark: first.mark, pieces: first.pieces });
    expect(order?.history?.at(-1)).toMatchObject({ portion: [{ place: 0, pieces: first.pieces - 1 }] });
  });

  it('is sent once, though the call comes twice, and held steps count', async () => {
    await setStatus(args.orderId, 'COMMISSIONED');
    const wish = { knownSteps: 0, holdSeconds: 10 };
    const pieces = await some(0, 1);
    expect((await setPartly('PARTLY_SENT', pieces, wish)).status).toBe(200);
    expect(await codeOf(await setPartly('PARTLY_SENT', pieces, wish))).toBe('order_step_refused');
    const { deliverables, knownSteps } = await listed();
    expect([deliverables[0]?.sent, knownSteps]).toEqual([1, { PARTLY_COMMISSIONED: 2, PARTLY_SENT: 1 }]);
    expect((await orderOf(args.orderId))?.status).toBe('COMMISSIONED');
    await shop.post('/admin/orders/status/undo', { orderIds: [args.orderId] }, admin.headers);
    expect(await listed()).toMatchObject({ knownSteps: { PARTLY_SENT: 0 } });
  });

  it('stands on a delivery note of its own, the rest on that of the delivery that completes it', async () => {
    const askNote = (query = '') =>
      shop.request(`/orders/${args.orderId}/deliveryNote.pdf${query}`, { headers: tablet.headers });
    const note = async (query = '') =>
      (await readPdfText(new Uint8Array(await (await askNote(query)).arrayBuffer()))).join(' ');
    const partOf = (text: string) => /Lieferschein \d+(, Teillieferung \d)?/.exec(text)?.[1];
    const weightOf = (text: string, label: string) =>
      Number(new RegExp(`${label} ([\\d.]+,\\d) kg`).exec(text)?.[1]?.replaceAll('.', '').replace(',', '.'));
    const [first, second] = (await listed()).deliverables;
    const whole = await note();
    expect(whole).not.toContain('Es folgt noch');
    expect(partOf(whole)).toBeUndefined();
    expect(whole).toMatch(/Gesamtgewicht.*Gewicht/);
    expect((await askNote('?delivery=1')).status).toBe(404);
    await setPartly('PARTLY_SENT', await some(0, 1));
    const partial = await note();
    const open = (first?.pieces ?? 0) - 1;
    expect(partial).toContain(`1 von ${first?.pieces}, ${open} offen`);
    expect(partOf(partial)).toBe(', Teillieferung 1');
    expect(partial).not.toMatch(/Gesamtgewicht|, Gewicht/);
    expect(partial).toContain('Es folgt noch:');
    await setStatus(args.orderId, 'SENT');
    const rest = await note();
    expect(rest).toContain(`${open} von ${first?.pieces}`);
    expect(partOf(rest)).toBe(', Teillieferung 2');
    expect(await note('?delivery=2')).toBe(rest);
    expect(await note('?delivery=1')).toBe(partial);
    expect((await askNote('?delivery=3')).status).toBe(404);
    expect((await askNote('?delivery=0')).status).toBe(400);
    expect(rest).toContain(second?.mark ?? first?.mark);
    expect(rest).not.toContain('Es folgt noch');
    const [nowKg, restKg] = [partial, rest].map((each) => weightOf(each, 'Gewicht dieser Lieferung'));
    expect(nowKg).toBeGreaterThan(0);
    expect((nowKg ?? 0) + (restKg ?? 0)).toBeCloseTo(weightOf(whole, 'Gesamtgewicht'), 0);
  });

  it('is no wish for several orders at once', async () => {
    const other = await placeOrder();
    for (const status of ['ASSIGNED', 'ANALYZED', 'IN_PRODUCTION'] as const) await setStatus(other.orderId, status);
    const wish = { orderIds: [other.orderId], status: 'PARTLY_COMMISSIONED' };
    const answer = await shop.post('/admin/orders/status', wish, admin.headers);
    expect(await answer.json()).toMatchObject({ results: [{ errors: [{ errorCode: 'portion_missing' }] }] });
    await setStatus(other.orderId, 'CANCELED', 'Aufräumen');
  });
});
