import { describe, expect, it } from 'vitest';
import { tryChange } from '../../../test/records/try-change.ts';
import type { Actor } from '../../records/actor.ts';
import { userSpace } from '../../records/space.ts';
import {
  type AddressId,
  type CartId,
  type CartLineId,
  type CustomerId,
  type FreightRequestId,
  newId,
  type ProjectId,
  type QuoteId,
  type UserId,
} from '../../values/ids.ts';
import { emptyCart } from '../cart/open-cart.ts';
import { freightRequestState } from './freight-request-state.ts';
import { isWishDay, type RequestFreightArgs, requestFreight } from './request-freight.change.ts';

const actor: Actor = {
  userId: newId<UserId>(),
  customerId: newId<CustomerId>(),
  userName: 'werkstatt',
  firstName: 'Eva',
  name: 'Muster',
  customerName: 'Holzbau',
  customerKind: 'company',
  permissions: ['ORDER_PERMISSION'],
  seesPrices: true,
};
const at = '2026-11-23T08:00:00.000Z';
const cart = emptyCart(newId<CartId>());
const space = userSpace(actor.userId);
const line = { id: newId<CartLineId>(), projectId: newId<ProjectId>(), quantity: 1, comment: '', reference: '' };
const args: RequestFreightArgs = {
  requestId: newId<FreightRequestId>(),
  cartId: cart.id,
  lines: [line],
  shippingAddressId: newId<AddressId>(),
  billingAddressId: null,
  phone: '+49 831 1',
  productionType: 'STANDARD',
  paymentType: null,
  reference: '',
  netWeightG: 30_000_000,
  wishDay: '2026-12-18',
  language: 'de',
};
const ask = (given = args, who = actor) =>
  tryChange(requestFreight, given, who, [{ space, kind: 'cart', id: cart.id, data: cart }], at);

describe('a request for a freight offer', () => {
  it('stands at the cart at once', () => {
    const { requestId, netWeightG, shippingAddressId } = args;
    const freightRequest = { requestId, requestedAt: at, netWeightG, shippingAddressId, quoteId: null };
    expect(ask()).toEqual([{ space, kind: 'cart', id: cart.id, data: { ...cart, freightRequest } }]);
  });

  it('needs a phone number, and each project once', () => {
    expect(() => ask({ ...args, phone: ' ' })).toThrow('phone_missing');
    expect(() => ask({ ...args, lines: [line, line] })).toThrow('invalid_input');
  });

  it('is wished for from today until a year from now', () => {
    const days = ['2026-11-22', '2026-11-23', '2027-11-23', '2027-11-24', '9999-12-31'];
    expect(days.filter((day) => isWishDay(day, '2026-11-23'))).toEqual(['2026-11-23', '2027-11-23']);
  });

  it('is for who may order and sees prices', () => {
    expect(() => ask(args, { ...actor, permissions: [] })).toThrow('no_order_permission');
    expect(() => ask(args, { ...actor, seesPrices: false })).toThrow('no_price_permission');
  });

  it('holds for the load and the place that it was asked for', () => {
    const { requestId, netWeightG, shippingAddressId } = args;
    const freightRequest = { requestId, requestedAt: at, netWeightG, shippingAddressId, quoteId: null };
    const asked = { freightRequest };
    expect(freightRequestState({}, args)).toBe('none');
    expect(freightRequestState(asked, args)).toBe('asked');
    expect(freightRequestState(asked, { ...args, netWeightG: 1 })).toBe('none');
    expect(freightRequestState(asked, { ...args, shippingAddressId: newId<AddressId>() })).toBe('none');
    const answered = { freightRequest: { ...freightRequest, quoteId: newId<QuoteId>() } };
    expect(freightRequestState(answered, args)).toBe('answered');
  });
});
