import type { Customer } from '@knotenblech/shared/accounts/customer.record.ts';
import type { CustomerActivity } from '@knotenblech/shared/api/accounts/customer-calls.ts';
import type { Amounts } from '@knotenblech/shared/orders/amounts/order-amounts.record.ts';
import { shownTotal } from '@knotenblech/shared/orders/amounts/shown-vat-rate.ts';
import type { Order } from '@knotenblech/shared/orders/order.record.ts';
import type { Quote } from '@knotenblech/shared/orders/quotes/quote.record.ts';
import { isDemoOrder, isInForce } from '@knotenblech/shared/orders/status-table.ts';
import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import type { Sql, Transaction } from '../../database/database.ts';

const shownCount = 5;

type Ordered = { order: Order; amounts: Amounts | null };

/** Orders, projects and quotes of a customer, the youngest of each, and what he has bought; `year`: of the shop's day. */
export const readActivity = async (
  tx: Transaction,
  { id: customerId, kind }: Pick<Customer, 'id' | 'kind'>,
  year: string,
): Promise<CustomerActivity> => {
  const orders = await tx<Ordered[]>`
    select made.data as order, priced.data -> 'amounts' as amounts from record made
    left join record priced on priced.customer_id = made.customer_id and priced.space_id = 'cp:' || made.customer_id
      and priced.kind = 'orderAmounts' and priced.id = made.id and not priced.deleted
    where made.customer_id = ${customerId} and made.space_id = 'c:' || ${customerId}::text and made.kind = 'order'
      and not made.deleted
    order by made.data ->> 'orderedAt' desc`;
  const projects = await tx<{ project: Project; count: number }[]>`
    select data as project, count(*) over ()::integer as count from record
    where customer_id = ${customerId} and space_id = 'c:' || ${customerId}::text and kind = 'project' and not deleted
      and data ->> 'trashedAt' is null
    order by data ->> 'changedAt' desc limit ${shownCount}`;
  const quotes = await tx<{ quote: Quote; count: number }[]>`
    select data as quote, count(*) over ()::integer as count from record
    where customer_id = ${customerId} and space_id = 'cp:' || ${customerId}::text and kind = 'quote' and not deleted
    order by data ->> 'quotedAt' desc limit ${shownCount}`;
  const bought = orders.filter(({ order }) => order.check === 'accepted' && isInForce(order) && !isDemoOrder(order));
  const netOf = (some: readonly Ordered[]) => some.reduce((sum, { amounts }) => sum + (amounts?.netCents ?? 0), 0);
  return {
    turnoverCents: netOf(bought),
    yearTurnoverCents: netOf(bought.filter(({ order }) => order.orderedAt.startsWith(year))),
    lastContactAt: await readLastContact(tx, customerId),
    orderCount: orders.length,
    orders: orders.slice(0, shownCount).map(({ order, amounts }) => ({
      order,
      totalCents: amounts && shownTotal(amounts, kind),
    })),
    projectCount: projects[0]?.count ?? 0,
    projects: projects.map(({ project: { id, name, number, changedAt } }) => ({ id, name, number, changedAt })),
    quoteCount: quotes[0]?.count ?? 0,
    quotes: quotes.map(({ quote: { id, number, quotedAt, validUntil, orderId, amounts } }) => ({
      id,
      number,
      quotedAt,
      validUntil,
      orderId,
      totalCents: shownTotal(amounts, kind),
    })),
  };
};

/** When a customer, a row `k` with customer_id, was last heard of: he used the shop, ordered, asked for a price or a quote. */
export const lastContact = (sql: Sql | Transaction) => sql`
  greatest(
    (select max(seen_at) from session where session.customer_id = k.customer_id),
    (select max(placed_at) from customer_order where customer_order.customer_id = k.customer_id),
    (select max(requested_at) from price_request where price_request.customer_id = k.customer_id),
    (select max(quoted_at) from customer_quote where customer_quote.customer_id = k.customer_id))`;

const readLastContact = async (tx: Transaction, customerId: string) => {
  const [row] = await tx<{ at: Date | null }[]>`
    select ${lastContact(tx)} as at from (select ${customerId}::uuid as customer_id) k`;
  return row?.at?.toISOString() ?? null;
};
