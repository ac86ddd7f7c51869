import type { Actor } from '../../records/actor.ts';
import type { ReadKey, Rows } from '../../records/define-change.ts';
import { customerPriceSpace, userSpace } from '../../records/space.ts';
import { DomainError } from '../../values/errors/domain-error.ts';
import type { CartId, OrderId, QuoteId } from '../../values/ids.ts';

export const quoteRow = (actor: Pick<Actor, 'customerId'>, quoteId: QuoteId): ReadKey => ({
  space: customerPriceSpace(actor.customerId),
  kind: 'quote',
  id: quoteId,
});

/**
 * Marks a quote as ordered, once; what of it still lies in a cart of whoever orders leaves that, unless more is in it by now.
 * Reads his cart lines. Throws DomainError 'not_found', 'quote_already_ordered', 'invalid_input' for another cart than its own.
 */
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
  const own = userSpace(actor.userId);
  for (const { id, quantity } of quote.lines) {
    const line = rows.get(own, 'cartLine', id);
    if (line && line.quantity <= quantity) rows.remove(own, 'cartLine', id);
  }
};
