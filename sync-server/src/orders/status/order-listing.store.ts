import type { AllOrderSort } from '@knotenblech/shared/orders/choose-orders.ts';
import { type OrderStatus, orderStatusSchema } from '@knotenblech/shared/orders/order.record.ts';
import { type OrderDue, soonDays } from '@knotenblech/shared/orders/order-stages.ts';
import { type Day, daysAfter } from '@knotenblech/shared/values/day.ts';
import type { CustomerId, OrderId } from '@knotenblech/shared/values/ids.ts';
import {
  type Fragment,
  type Page,
  type PlaceOf,
  pageAmong,
  type Sql,
  type Transaction,
} from '../../database/database.ts';
import { fewFinds, matchWords } from '../../database/match-score.ts';

/** What orders can be sorted by in the database. */
export type OrderBy = 'orderedAt' | 'number' | 'deliveryDay' | 'customer' | 'total' | 'status';
export type OrderOrder = { by: OrderBy; isDescending: boolean };

export type OrderListing = {
  /** Left out: of all customers. */
  customerId?: CustomerId | undefined;
  statuses: readonly OrderStatus[];
  /** Whether those that are refused are shown. */
  refused: boolean;
  /** Search in numbers, references, projects, and customers where it is the operator's. */
  q: string;
  isOfAll?: boolean;
  /** Only those that still have to leave the shop, by days of delivery, both included. */
  due?: { from?: Day; to: Day } | undefined;
  /** Moments of ordering (ISO 8601), both included. */
  orderedFrom?: string | undefined;
  orderedTo?: string | undefined;
  order: OrderOrder;
};

/** The days of delivery of what is late, or due soon. */
export const dueDays = (due: OrderDue, today: Day) =>
  due === 'late' ? { to: daysAfter(today, -1) } : { from: today, to: daysAfter(today, soonDays) };

/** How the sorts that calls name are read. */
export const orderOrders: Record<AllOrderSort, OrderOrder> = {
  dateDesc: { by: 'orderedAt', isDescending: true },
  dateAsc: { by: 'orderedAt', isDescending: false },
  idDesc: { by: 'number', isDescending: true },
  idAsc: { by: 'number', isDescending: false },
  dueAsc: { by: 'deliveryDay', isDescending: false },
  dueDesc: { by: 'deliveryDay', isDescending: true },
  customerAsc: { by: 'customer', isDescending: false },
  customerDesc: { by: 'customer', isDescending: true },
  totalAsc: { by: 'total', isDescending: false },
  totalDesc: { by: 'total', isDescending: true },
};

const columnOf = (sql: Sql | Transaction, by: OrderBy) =>
  ({
    orderedAt: sql`ordered_at`,
    number: sql`number`,
    deliveryDay: sql`delivery_day`,
    customer: sql`customer_name collate names_de`,
    total: sql`total_cents`,
    status: sql`array_position(${orderStatusSchema.options as string[]}::text[], status)`,
  })[by];

const where = (
  sql: Sql | Transaction,
  { customerId, statuses, refused, q, isOfAll, due, orderedFrom, orderedTo }: OrderListing,
) => sql`
  status = any(${[...statuses]}) and (${refused} or not is_refused)
    ${customerId === undefined ? sql`` : sql`and customer_id = ${customerId}`}
    ${due === undefined ? sql`` : sql`and is_due and delivery_day between ${due.from ?? '0'} and ${due.to}`}
    ${orderedFrom === undefined ? sql`` : sql`and ordered_at >= ${orderedFrom}`}
    ${orderedTo === undefined ? sql`` : sql`and ordered_at <= ${orderedTo}`}
    and ${matchWords(sql, isOfAll ? sql`all_words` : sql`words`, q).fits}`;

/** The younger number first where all else is the same. */
const orderBy = (sql: Sql | Transaction, { by, isDescending }: OrderOrder, key: Fragment) => {
  const second = isDescending || by !== 'orderedAt' ? sql`number desc` : sql`number asc`;
  return sql`order by ${key} ${isDescending ? sql`desc` : sql`asc`}, ${second}`;
};

/** The ids of a page in its order, and how many are chosen in all. */
export const pageOfOrders = async (sql: Sql | Transaction, listing: OrderListing, placeOf: PlaceOf) => {
  const read = async ({ offset, limit }: Page) => {
    const rows = await sql<{ id: OrderId }[]>`
      select order_id as id from order_listing where ${where(sql, listing)}
      ${orderBy(sql, listing.order, columnOf(sql, listing.order.by))} limit ${limit} offset ${offset}`;
    return rows.map(({ id }) => id);
  };
  const few = listing.q.trim() === '' ? null : await findFewOrders(sql, listing);
  const { keys, total } = await pageAmong({ few, count: () => countOrders(sql, listing), read }, placeOf);
  return { ids: keys, total };
};

/** All that fit a search in their order, in one look at each; null: they are too many for that. */
const findFewOrders = async (sql: Sql | Transaction, listing: OrderListing): Promise<OrderId[] | null> => {
  const rows = await sql<{ id: OrderId }[]>`
    with found as materialized (
      select order_id as id, number, ${columnOf(sql, listing.order.by)} as key from order_listing where ${where(sql, listing)}
      limit ${fewFinds + 1})
    select id from found ${orderBy(sql, listing.order, sql`key`)}`;
  return rows.length > fewFinds ? null : rows.map(({ id }) => id);
};

/** How many are chosen. */
export const countOrders = async (sql: Sql | Transaction, listing: OrderListing): Promise<number> => {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from order_listing where ${where(sql, listing)}`;
  return row?.count ?? 0;
};
