import { DomainError } from '../errors/domain-error.ts';
import type { Actor } from '../permissions/actor.ts';
import type { ReadKey, Rows } from '../sync/rows.ts';
import { customerPriceSpace } from '../sync/space.ts';
import type { CartId, OrderId, QuoteId } from '../values/ids.ts';

export const quoteRow = (actor: Pick<Actor, 'customerId'>, quoteId: QuoteId): ReadKey => ({
  space: customerPriceSpace(actor.customerId),
  kind: 'quote',
  id: quoteId,
});

/** Marks a quote as ordered, once. Throws DomainError 'not_found', 'quote_already_ordered', 'invalid_input' for another cart than its own. */
export const orderQuote = (
  rows: Rows,
  actor: Actor,
  { orderId, quoteId, cartId }: { orderId: OrderId; quoteId: QuoteId; cartId: CartId },
) => {
  const space = customerPriceSpace(actor.customerId);
  const quote = rows.get(space, 'quote', quoteId);
  if (!quote) throw new DomainError('not_found', { record: 'quote' });
  if (quote.orderId !== null) throw new DomainError('quote_already_ordered', { quote: quote.number });
  if (quote.cartId !== cartId) throw new DomainError('invalid_input', { field: 'cartId' });
  rows.put(space, 'quote', { ...quote, orderId });
};
