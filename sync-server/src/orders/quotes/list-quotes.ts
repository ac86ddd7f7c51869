import type { ListedQuote, listQuotesCall, QuoteDetail } from '@knotenblech/shared/api/quote-list-call.ts';
import { quoteState } from '@knotenblech/shared/orders/quotes/quote-state.ts';
import { shownTotal } from '@knotenblech/shared/orders/shown-total.ts';
import type { Day } from '@knotenblech/shared/values/day.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { QuoteId } from '@knotenblech/shared/values/ids.ts';
import { placeOfPage } from '@knotenblech/shared/values/page-of.ts';
import type { z } from 'zod';
import type { Sql } from '../../database/database.ts';
import { customerOfQuote } from './quote.store.ts';
import { pageOfQuotes, type QuoteListRow, readQuotes } from './quote-listing.store.ts';

type Query = z.infer<typeof listQuotesCall.querySchema>;

/** A page of the quotes of all customers that the query chooses, and how many it chooses in all. */
export const listQuotes = async (owner: Sql, { q, state, page, limit }: Query, today: Day) => {
  const placeOf = (count: number) => ({ ...placeOfPage(count, limit, page), limit });
  const { keys, total } = await pageOfQuotes(owner, { q, state, today }, placeOf);
  const rows = keys.length === 0 ? [] : await readQuotes(owner, keys);
  const found = new Map(rows.map((row) => [row.quote.id, row]));
  return { quotes: keys.flatMap(({ quoteId }) => found.get(quoteId) ?? []).map((row) => entryOf(row, today)), total };
};

/** A quote of any customer with all that it offers. */
export const readQuote = async (owner: Sql, quoteId: QuoteId, today: Day): Promise<QuoteDetail> => {
  const customerId = await customerOfQuote(owner, quoteId);
  const [row] = customerId ? await readQuotes(owner, [{ customerId, quoteId }]) : [];
  if (!row) throw new DomainError('not_found', { record: 'quote' });
  const { cartId: _, shippingAddressId: __, billingAddressId: ___, shownHash: ____, ...quote } = row.quote;
  return { ...row, quote, state: quoteState(quote, today) };
};

const entryOf = ({ quote, ...customer }: QuoteListRow, today: Day): ListedQuote => {
  const { id, number, quotedAt, validUntil, orderId, amounts } = quote;
  return {
    ...customer,
    id,
    number,
    quotedAt,
    validUntil,
    state: quoteState(quote, today),
    orderId,
    totalCents: shownTotal(amounts, customer.customerKind),
    lines: quote.lines.map(({ projectId, projectName, quantity }) => ({ projectId, projectName, quantity })),
  };
};
