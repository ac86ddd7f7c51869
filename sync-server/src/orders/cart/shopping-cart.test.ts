import type { CartAnswer } from '@knotenblech/shared/api/orders/cart-calls.ts';
import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import { type AddressId, newId } from '@knotenblech/shared/values/ids.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDevice, testDevice } from '../../../test/test-device.ts';
import { testProject } from '../../../test/test-plate.ts';
import { password, type TestShop, testShop } from '../../../test/test-shop.ts';
import { mostUnknown } from '../vouchers/find-redeemable-voucher.ts';

let shop: TestShop;
let tablet: TestDevice;
let project: Project;
let token = '';

beforeAll(async () => {
  shop = await testShop({ isDemo: true });
  await shop.work();
  tablet = await testDevice(shop, 'werkstatt');
  await tablet.untilRead();
  const found = (await tablet.projects()).find((each) => each.name.startsWith('Winkel'));
  if (!found) throw new Error('no demo project');
  project = found;
  token = await tokenOf('werkstatt');
}, 120_000);
afterAll(() => shop.stop());

const tokenOf = async (userName: string) => {
  const body = new URLSearchParams({ userName, password, language: 'de' });
  const answer = await shop.request('/users/login', { method: 'POST', body });
  return ((await answer.json()) as { token: string }).token;
};
const get = async (path: string, by = token) =>
  (await shop.request(`/shoppingCart/${path}`, { headers: { token: by } })).json();
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  shop.post(`/shoppingCart/${path}`, body, { token, ...headers });

/** The open cart with one project, chosen as a client would from the lists. */
const filledCart = async (quantity = 2) => {
  const cart = (await get('getNewCart')) as CartAnswer;
  return {
    ...cart,
    shoppingCartItems: [{ quantity, project: { id: project.number }, comment: 'Halle', reference: '' }],
    productionType: { id: 1 },
    shippingType: { id: 5 },
    paymentType: { id: 1 },
    termsAccepted: true,
    deliveryTermsAccepted: true,
  };
};

describe('lists of the shopping cart', () => {
  it('offers production, shipping and payment types with ids, prices and what is active', async () => {
    const cart = await filledCart();
    const productions = (await (await post('productionTypeList', cart)).json()) as { productionTypeList: object[] };
    expect(productions.productionTypeList[0]).toEqual({
      id: 1,
      translationCode: 'STANDARD',
      price: 0,
      currency: 'EUR',
      active: true,
      workingDays: 15,
    });
    const shippings = (await (await post('shippingTypeList', cart)).json()) as {
      shippingTypeList: { translationCode: string; phoneNoRequired: boolean }[];
    };
    expect(shippings.shippingTypeList.map((each) => each.translationCode)).toEqual([
      'PACKAGE_STANDARD',
      'PACKAGE_EXPRESS',
      'TRANSPORT_STANDARD',
      'TRANSPORT_EXPRESS',
      'PICKUP',
      'PICKUP_BOXED',
      'TRANSPORT_TAIL_LIFT',
      'TRANSPORT_CRANE',
    ]);
    const address = (await tablet.addresses())[0];
    const payments = await get(`paymentTypeList?language=de&shippingTypeId=5&addressId=${address?.id}`);
    expect(payments).toMatchObject({
      paymentTypeList: [{ translationCode: 'PAYMENTTYPE_BILL', active: true }, {}, {}, {}],
    });
    expect(await get(`vatRate?address_id=${address?.id}`)).toEqual({ vatRate: 19, vatReason: 'domestic' });
    const term = await get(`getDeliveryTerm?language=en&productionTypeId=1&projectIdList=${project.number}`);
    expect(term).toEqual({
      dateFormatted: expect.stringMatching(/^\d+ \w+ 202\d$/),
      deliveryDate: expect.stringMatching(/^\d{4}-/),
    });
  });

  it('tells the day of a pick-up that the cart has chosen, or the call names', async () => {
    const path = `getDeliveryTerm?language=de&productionTypeId=1&projectIdList=${project.number}`;
    const dayOf = async (more = '') => ((await get(path + more)) as { deliveryDate: string }).deliveryDate;
    const pickup = await dayOf('&shippingTypeId=5');
    expect(pickup < (await dayOf('&shippingTypeId=3'))).toBe(true);
    const open = await tablet.openCart();
    if (!open) throw new Error('no open cart');
    const choose = (shippingType: 'PICKUP' | null) =>
      tablet.push('setCartChoices', { cartId: open.id, choices: { shippingType } });
    await choose('PICKUP');
    expect(await dayOf()).toBe(pickup);
    await choose(null);
    expect((await shop.request(`/shoppingCart/${path}&shippingTypeId=99`, { headers: { token } })).status).toBe(409);
  });

  it('weighs projects that are on request for what they are', async () => {
    const prices = await tablet.prices();
    const asked = (await tablet.projects()).find(({ id, reading, trashedAt }) => {
      const price = prices.find((each) => each.id === id);
      return reading === 'read' && trashedAt === null && price?.onRequest && price.shipment.netWeightG > 0;
    });
    const cart = await filledCart(1);
    const listed = async (items: object[]) => {
      const answer = await post('shippingTypeList', { ...cart, shoppingCartItems: items });
      return ((await answer.json()) as { shippingTypeList: { price: number }[] }).shippingTypeList;
    };
    const heavy = { quantity: 9000, project: { projectId: asked?.id }, comment: '', reference: '' };
    const told = await listed([...cart.shoppingCartItems, heavy]);
    expect((await listed(cart.shoppingCartItems))[2]?.price).toBeGreaterThan(0);
    expect(told[2]).toMatchObject({ price: -1, active: false });
    const refused = await post('saveOrder', { ...cart, shoppingCartItems: [heavy] });
    expect(await refused.json()).toMatchObject({ errors: [{ errorCode: 'project_on_request' }] });
  });

  it('says in the asked language that a voucher is not valid', async () => {
    expect(await get('checkVoucherCode?language=de&voucherCode=NIX&partSumValue=100.00')).toEqual({
      valid: false,
      errors: [{ errorCode: 'voucher_unknown', errorMessageTranslated: 'Gutscheincode ist nicht gültig', details: {} }],
      voucherCode: 'NIX',
      value: null,
      voucher: null,
    });
  });

  it('tells nothing about codes any more to whoever has tried many', async () => {
    const headers = { token: await tokenOf('chef') };
    const check = async (code: string) => {
      const path = `/shoppingCart/checkVoucherCode?language=de&voucherCode=${code}&partSumValue=100.00`;
      return (await shop.request(path, { headers })).status;
    };
    const answers: number[] = [];
    for (let n = 0; n <= mostUnknown; n += 1) answers.push(await check(`NIX${n}`));
    expect(answers).toEqual([...Array.from({ length: mostUnknown }, () => 200), 429]);
    expect(await check('WILLKOMMEN10')).toBe(429);
  });

  it('takes a cart back as it was told, with a project that has no number yet', async () => {
    const cart = (await get('getNewCart')) as CartAnswer;
    const line = { quantity: 1, project: { projectId: project.id, id: null, price: null, currency: 'EUR' } };
    const items = [...cart.shoppingCartItems, { ...line, comment: '', reference: '' }];
    const answer = await post('productionTypeList', { ...cart, shoppingCartItems: items });
    expect(answer.status, await answer.clone().text()).toBe(200);
  });

  it('answers nobody without the right to order', async () => {
    const reader = await tokenOf('leser');
    const answer = await shop.request('/shoppingCart/getNewCart', { headers: { token: reader } });
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ errors: [{ errorCode: 'no_order_permission' }] });
    expect((await shop.request('/shoppingCart/getNewCart')).status).toBe(401);
  });
});

describe('saveOrder', () => {
  it('tells nothing about codes any more to whoever has tried many', async () => {
    const order = async (voucherCode: string) => {
      const answer = await post('saveOrder?language=de', { ...(await filledCart()), vatPercent: 7, voucherCode });
      return answer.status;
    };
    await shop.database.owner`delete from login_try`;
    const answers: number[] = [];
    for (let n = 0; n <= mostUnknown; n += 1) answers.push(await order(`NIX${n}`));
    expect(answers.slice(0, -1)).toEqual(Array.from({ length: mostUnknown }, () => 404));
    expect([answers.at(-1), await order('WILLKOMMEN10')]).toEqual([429, 429]);
    await shop.database.owner`delete from login_try`;
    expect(await order('WILLKOMMEN10')).toBe(409);
  });

  it('compares the numbers of the client and stores none', async () => {
    const cart = await filledCart();
    const answer = await post('saveOrder', { ...cart, vatPercent: 7, shippingCosts: 1 });
    expect(answer.status).toBe(409);
    const { errors } = (await answer.json()) as { errors: { errorCode: string; details: { differences: string } }[] };
    expect(errors[0]?.errorCode).toBe('price_changed');
    expect(JSON.parse(errors[0]?.details.differences ?? '[]')).toEqual([
      { field: 'shippingCosts', sent: 1, shop: 0 },
      { field: 'vatPercent', sent: 7, shop: 19 },
    ]);
  });

  it('orders once: the same again gets the first answer, other contents 409 with what differs', async () => {
    const cart = await filledCart();
    const first = await post('saveOrder', cart);
    expect(first.status, await first.clone().text()).toBe(200);
    const order = (await first.json()) as { orderId: string; orderNumber: number };
    expect(await (await post('saveOrder', cart)).json()).toEqual(order);
    const other = await post('saveOrder', {
      ...cart,
      shoppingCartItems: [{ quantity: 3, project: { projectId: project.id }, comment: 'Halle' }],
    });
    expect(other.status).toBe(409);
    const { errors } = (await other.json()) as { errors: { errorCode: string; details: { differences: string } }[] };
    expect(errors[0]?.errorCode).toBe('order_differs');
    expect(JSON.parse(errors[0]?.details.differences ?? '[]')).toEqual([
      { field: `project ${project.id} quantity`, sent: 3, shop: 2 },
    ]);
    const orders = (await tablet.orders()).filter((each) => each.cartId === cart.cartId);
    expect(orders).toMatchObject([{ number: order.orderNumber, lines: [{ quantity: 2, comment: 'Halle' }] }]);
  });

  it('gets the first answer again though what was ordered is written anew or gone since', async () => {
    const [known] = await tablet.addresses();
    if (!known) throw new Error('no address');
    const address = { ...known, id: newId<AddressId>(), phone: '+49 30 1' };
    await tablet.push('putAddress', { address });
    const cart = { ...(await filledCart()), shippingAddress: { addressId: address.id } };
    const order: unknown = await (await post('saveOrder', cart)).json();
    expect(order).toMatchObject({ orderNumber: expect.any(Number) });
    await tablet.push('putAddress', { address: { ...address, phone: '+49 30 2' }, was: address });
    expect(await (await post('saveOrder', cart)).json()).toEqual(order);
    await tablet.push('removeAddress', { addressId: address.id });
    expect(await (await post('saveOrder', cart)).json()).toEqual(order);
    await tablet.push('trashProject', { projectId: project.id, trashed: true });
    expect(await (await post('saveOrder', cart)).json()).toEqual(order);
    await tablet.push('trashProject', { projectId: project.id, trashed: false });
    const otherProject = { shoppingCartItems: [{ quantity: 2, project: { id: 999_999 } }] };
    expect((await post('saveOrder', { ...cart, ...otherProject })).status).toBe(404);
    const otherAddress = { shippingAddress: { addressId: newId<AddressId>() } };
    expect((await post('saveOrder', { ...cart, ...otherAddress })).status).toBe(422);
  });

  it('orders once when both requests come at the same time', async () => {
    const cart = await filledCart(1);
    const answers = await Promise.all([post('saveOrder', cart), post('saveOrder', cart), post('saveOrder', cart)]);
    const bodies = await Promise.all(answers.map((answer) => answer.json()));
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
    expect((await tablet.orders()).filter((each) => each.cartId === cart.cartId)).toHaveLength(1);
  });

  it('knows an order by its Idempotency-Key, also from the next cart', async () => {
    const cart = await filledCart(4);
    const key = { 'Idempotency-Key': 'fence-77' };
    const first = (await (await post('saveOrder', cart, key)).json()) as { orderNumber: number };
    const next = await filledCart(4);
    expect(next.cartId).not.toBe(cart.cartId);
    expect(await (await post('saveOrder', next, key)).json()).toEqual(first);
    expect((await post('saveOrder', await filledCart(5), key)).status).toBe(409);
  });

  it('tells an app of the same user by its cart', async () => {
    const cart = await filledCart(1);
    await post('saveOrder', cart);
    const open = await tablet.openCart();
    expect(open?.id).not.toBe(cart.cartId);
    expect((await tablet.lines()).filter((line) => line.cartId === open?.id)).toEqual([]);
  });

  it('takes the VAT that the cart and its lists tell for pick-up, also where a delivery has another', async () => {
    const [known] = await tablet.addresses();
    if (!known) throw new Error('no address');
    const linz = { ...known, id: newId<AddressId>(), street: 'Kai 1', zip: '4020', city: 'Linz', countryIso: 'AT' };
    await tablet.push('putAddress', { address: linz });
    const cart = { ...(await filledCart(1)), shippingAddress: { addressId: linz.id } };
    expect(cart.vatPercent).toBeNull();
    const path = `vatRate?address_id=${linz.id}`;
    expect(await get(path)).toEqual({ vatRate: 20, vatReason: 'destination-rate' });
    expect(await get(`${path}&shippingTypeId=5`)).toEqual({ vatRate: 19, vatReason: 'pickup' });
    const { shippingTypeList } = (await (await post('shippingTypeList', cart)).json()) as {
      shippingTypeList: { id: number; vatPercent: number }[];
    };
    const told = new Map(shippingTypeList.map(({ id, vatPercent }) => [id, vatPercent]));
    expect([told.get(3), told.get(5)]).toEqual([20, 19]);
    expect((await post('saveOrder', { ...cart, vatPercent: 20 })).status).toBe(409);
    expect((await post('saveOrder', { ...cart, vatPercent: told.get(5) })).status).toBe(200);

    const open = await tablet.openCart();
    if (!open) throw new Error('no open cart');
    const types = { productionType: 'STANDARD', shippingType: 'PICKUP', paymentType: 'BILL' } as const;
    await tablet.push('setCartChoices', { cartId: open.id, choices: { ...types, shippingAddressId: linz.id } });
    const chosen = { ...(await filledCart(1)), ...((await get('getNewCart')) as CartAnswer) };
    expect(chosen).toMatchObject({ vatPercent: 19, shippingType: { translationCode: 'PICKUP', vatPercent: 19 } });
    expect(await get(path)).toEqual({ vatRate: 19, vatReason: 'pickup' });
    const { shoppingCartItems } = await filledCart(1);
    const order = await post('saveOrder', { ...chosen, shoppingCartItems });
    expect(order.status, await order.clone().text()).toBe(200);
    await tablet.push('removeAddress', { addressId: linz.id });
  });

  it('tells all that is open in a cart', async () => {
    const [known] = await tablet.addresses();
    if (!known) throw new Error('no address');
    const mute = { ...known, id: newId<AddressId>(), phone: '' };
    await tablet.push('putAddress', { address: mute });
    const cart = { ...(await filledCart()), shippingAddress: { addressId: mute.id, phone: ' ' } };
    const answer = await post('saveOrder?language=de', { ...cart, shippingType: { id: 3 }, paymentType: null });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({
      errors: [
        {
          errorCode: 'phoneNoRequired',
          errorMessageTranslated: 'Bitte geben Sie eine Telefonnummer für die Zustellung an.',
        },
        { errorCode: 'option_gone', details: { field: 'paymentType', step: 'payment' } },
      ],
    });
    await tablet.push('removeAddress', { addressId: mute.id });
  });

  it('refuses a project that lacks data under a code of its own, in the asked language', async () => {
    const bare =
      '<BTLx Version="2.3.1"><Project><Parts><Part Length="300" Height="10" Width="200" Designation="BL 10"/></Parts></Project></BTLx>';
    const { projectId } = await testProject(shop, tablet, bare);
    const cart = { ...(await filledCart()), shoppingCartItems: [{ quantity: 1, project: { projectId } }] };
    const told = async (path: string) => (await (await post(path, cart)).json()) as unknown;
    expect(await told('saveOrder?language=en')).toMatchObject({
      errors: [
        {
          errorCode: 'missing_data',
          errorMessageTranslated: 'Details are missing in project “Probe”. Add material, section or colour there.',
          details: { project: 'Probe' },
        },
      ],
    });
    expect(await told('requestFreight')).toMatchObject({ errors: [{ errorCode: 'missing_data' }] });
  });

  it.each([
    ['nothing in it', { shoppingCartItems: [] }, 'cart_empty'],
    ['no production type', { productionType: null }, 'option_gone'],
    ['terms that were not accepted', { termsAccepted: false }, 'consent_missing'],
    ['terms of delivery of which nothing is said', { deliveryTermsAccepted: undefined }, 'consent_missing'],
    ['no address', { shippingAddress: null }, 'noDeliveryAddress'],
    ['a strange address', { shippingAddress: { addressId: crypto.randomUUID() } }, 'address_missing'],
    ['a strange project', { shoppingCartItems: [{ quantity: 1, project: { id: 999_999 } }] }, 'not_found'],
    ['a voucher nobody knows', { voucherCode: 'NIX' }, 'voucher_unknown'],
  ])('refuses a cart with %s', async (_, more, code) => {
    const answer = await post('saveOrder?language=fr', { ...(await filledCart()), ...more });
    expect(await answer.json()).toMatchObject({
      errors: [{ errorCode: code, errorMessageTranslated: expect.any(String) }],
    });
    expect(answer.status).toBeGreaterThanOrEqual(400);
  });
});
