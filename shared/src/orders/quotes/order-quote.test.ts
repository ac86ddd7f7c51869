import { describe, expect, it } from 'vitest';
import { tryChange } from '../../../test/records/try-change.ts';
import type { Actor } from '../../records/actor.ts';
import type { StoredRow } from '../../records/row-cache.ts';
import { customerPriceSpace, userSpace } from '../../records/space.ts';
import {
  type AddressId,
  type CartId,
  type CartLineId,
  type CustomerId,
  newId,
  type OrderId,
  type ProjectId,
  type QuoteId,
  type UserId,
} from '../../values/ids.ts';
import { submitOrder } from '../placing/submit-order.change.ts';
import type { Quote } from './quote.record.ts';
import { orderOfQuote } from './quote-rules.ts';
import { requestQuote } from './request-quote.change.ts';
import type { RequestQuoteArgs } from './request-quote.schema.ts';

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
const space = customerPriceSpace(actor.customerId);
const quote = {
  id: newId<QuoteId>(),
  number: 'AN-2026-00001',
  cartId: newId<CartId>(),
  lines: [
    { id: newId<CartLineId>(), projectId: newId<ProjectId>(), quantity: 2, comment: '', reference: 'H 7', basis: 'x' },
  ],
  shippingAddressId: newId<AddressId>(),
  billingAddressId: null,
  amounts: { tariffNumber: 1, grossCents: 11900 },
  termsVersion: '2026-11',
  orderId: null,
} as unknown as Quote;
const press = {
  orderId: newId<OrderId>(),
  nextCartId: newId<CartId>(),
  language: 'de',
  shownDeliveryDay: '2026-12-14',
} as const;
const stored = (data: Quote): StoredRow[] => [{ space, kind: 'quote', id: data.id, data }];
const order = (data: Quote, args = orderOfQuote(quote, press), who = actor) =>
  tryChange(submitOrder, args, who, stored(data), at);

describe('an order of a quote', () => {
  it('takes contents, amounts and terms of the quote, and nothing that only the server keeps', () =>
    expect(orderOfQuote(quote, press)).toMatchObject({
      quoteId: quote.id,
      cartId: quote.cartId,
      lines: [{ quantity: 2, reference: 'H 7' }],
      shown: quote.amounts,
      consent: { termsVersion: '2026-11' },
    }));

  it('takes its lines out of the basket, but not those that have become more', () => {
    const [quoted] = quote.lines;
    const inBasket = (quantity: number): StoredRow =>
      ({
        space: userSpace(actor.userId),
        kind: 'cartLine',
        id: quoted?.id,
        data: { ...quoted, quantity },
      }) as StoredRow;
    const left = (quantity: number) =>
      tryChange(submitOrder, orderOfQuote(quote, press), actor, [...stored(quote), inBasket(quantity)], at)
        .filter(({ kind }) => kind === 'cartLine')
        .map(({ id, data }) => [id, data]);
    expect(left(2)).toEqual([[quoted?.id, null]]);
    expect(left(3)).toEqual([]);
  });

  it('marks the quote and touches nothing where none of it lies in a basket', () =>
    expect(order(quote)).toEqual([{ space, kind: 'quote', id: quote.id, data: { ...quote, orderId: press.orderId } }]));

  it('of a quote that was ordered is refused', () =>
    expect(() => order({ ...quote, orderId: newId<OrderId>() })).toThrow('quote_already_ordered'));

  it('under another cart than the quote’s own is refused', () =>
    expect(() => order(quote, { ...orderOfQuote(quote, press), cartId: newId<CartId>() })).toThrow('invalid_input'));

  it('is for who may order and sees prices', () => {
    expect(() => order(quote, undefined, { ...actor, permissions: ['UPLOAD_PERMISSION'] })).toThrow(
      'no_order_permission',
    );
    expect(() => order(quote, undefined, { ...actor, seesPrices: false })).toThrow('no_price_permission');
  });
});

describe('a request for a quote', () => {
  const args = { quoteId: quote.id, lines: quote.lines } as unknown as RequestQuoteArgs;

  it('writes nothing on the device: number and amounts are the server’s', () =>
    expect(tryChange(requestQuote, args, actor, [], at)).toEqual([]));

  it('of one project twice is refused', () => {
    const [line] = quote.lines;
    const lines = [line, { ...line, id: newId<CartLineId>() }] as RequestQuoteArgs['lines'];
    expect(() => tryChange(requestQuote, { ...args, lines }, actor, [], at)).toThrow('invalid_input');
  });

  it('is for who may order and sees prices', () => {
    expect(() => tryChange(requestQuote, args, { ...actor, permissions: [] }, [], at)).toThrow('no_order_permission');
    expect(() => tryChange(requestQuote, args, { ...actor, seesPrices: false }, [], at)).toThrow('no_price_permission');
  });
});
