import type { Customer } from '@knotenblech/shared/accounts/customer.record.ts';
import type { Quote } from '@knotenblech/shared/orders/quotes/quote.record.ts';
import type { QuoteState } from '@knotenblech/shared/orders/quotes/quote-rules.ts';
import type { Day } from '@knotenblech/shared/values/day.ts';
import type { CustomerId, QuoteId } from '@knotenblech/shared/values/ids.ts';
import { type Fragment, type Page, type PlaceOf, pageAmong, type Sql } from '../../database/database.ts';
import { matchWords } from '../../database/match-score.ts';

type QuoteListing = {
  /** Left out: in any state. */
  state: QuoteState | undefined;
  today: Day;
  q: string;
};
type ListedKey = { customerId: CustomerId; quoteId: QuoteId };

/** As `quoteState` has it. */
const isIn = (sql: Sql, { state, today }: QuoteListing): Fragment => {
  switch (state) {
    case undefined:
      return sql`true`;
    case 'ordered':
      return sql`is_ordered`;
    case 'open':
      return sql`not is_ordered and valid_until >= ${today}`;
    case 'expired':
      return sql`not is_ordered and valid_until < ${today}`;
  }
};

const where = (sql: Sql, listing: QuoteListing) =>
  sql`${isIn(sql, listing)} and ${matchWords(sql, sql`all_words`, listing.q).fits}`;

/** The next to end first of those that can be ordered, behind them the others, the last to end first. */
const orderBy = (sql: Sql, listing: QuoteListing) => {
  if (listing.state === 'open') return sql`order by valid_until, number`;
  const isOpen = sql`(not is_ordered and valid_until >= ${listing.today})`;
  return sql`order by ${isOpen} desc, case when ${isOpen} then valid_until end, valid_until desc, number desc`;
};

/** The quotes of a page in their order, and how many are chosen in all. */
export const pageOfQuotes = (sql: Sql, listing: QuoteListing, placeOf: PlaceOf) => {
  const count = async () => {
    const [row] = await sql<{ count: number }[]>`
      select count(*)::int as count from quote_listing where ${where(sql, listing)}`;
    return row?.count ?? 0;
  };
  const read = async ({ offset, limit }: Page) => {
    const keys = await sql<ListedKey[]>`
      select customer_id as "customerId", quote_id as "quoteId" from quote_listing where ${where(sql, listing)}
      ${orderBy(sql, listing)} limit ${limit} offset ${offset}`;
    return [...keys];
  };
  return pageAmong({ few: null, count, read }, placeOf);
};

export type QuoteListRow = {
  customerId: CustomerId;
  customerNumber: number;
  customerName: string;
  customerKind: Customer['kind'];
  quote: Quote;
};

/** Quotes of any customers, in no order. */
export const readQuotes = (owner: Sql, keys: readonly ListedKey[]) => owner<QuoteListRow[]>`
  select made.customer_id as "customerId", (customer.data ->> 'number')::integer as "customerNumber",
    customer.data ->> 'name' as "customerName", customer.data ->> 'kind' as "customerKind", made.data as quote
  from record made
  join record customer on customer.customer_id = made.customer_id and customer.space_id = 'c:' || made.customer_id
    and customer.kind = 'customer' and customer.id = made.customer_id::text
  where made.kind = 'quote' and made.space_id = 'cp:' || made.customer_id and not made.deleted
    and (made.customer_id, made.id) in (
      select * from unnest(${keys.map(({ customerId }) => customerId)}::uuid[], ${keys.map(({ quoteId }) => quoteId)}::text[]))`;
