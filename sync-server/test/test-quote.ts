import type { SubmitOrderArgs } from '@knotenblech/shared/orders/placing/submit-order.schema.ts';
import type { Quote } from '@knotenblech/shared/orders/quotes/quote.record.ts';
import { orderOfQuote } from '@knotenblech/shared/orders/quotes/quote-rules.ts';
import type { RequestQuoteArgs } from '@knotenblech/shared/orders/quotes/request-quote.schema.ts';
import { customerPriceSpace } from '@knotenblech/shared/records/space.ts';
import { type CartId, newId, type OrderId, type ProjectId, type QuoteId } from '@knotenblech/shared/values/ids.ts';
import type { TestDevice } from './test-device.ts';
import { testOrder } from './test-order.ts';

/** What a device asks for as a quote of projects, priced as the app does. */
export const testQuote = async (device: TestDevice, projectIds: ProjectId[]): Promise<RequestQuoteArgs> => {
  const order = await testOrder(device, projectIds);
  const { orderId: _order, nextCartId: _next, shownDeliveryDay: _day, consent, ...contents } = order;
  return { ...contents, cartId: newId<CartId>(), quoteId: newId<QuoteId>(), termsVersion: consent.termsVersion };
};

export const quotesOf = (device: TestDevice): Promise<Quote[]> =>
  device.rows(customerPriceSpace(device.customer.id), 'quote');

/** A press of 'order' on a quote. */
export const orderFrom = (quote: Quote): SubmitOrderArgs =>
  orderOfQuote(quote, {
    orderId: newId<OrderId>(),
    nextCartId: newId<CartId>(),
    language: 'de',
    shownDeliveryDay: '2026-12-14',
  });
