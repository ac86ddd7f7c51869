import type { Sql } from '../src/database/database.ts';

/** Orders that lack their record, their amounts or their mail, and records that lack their order. */
export const findHalves = async (sql: Sql) => {
  const [row] = await sql<{ halves: number }[]>`
    select (
      select count(*) from customer_order made where not exists (select from mail where mail.id = made.order_id) or (
        select count(*) from record where record.id = made.order_id::text and kind in ('order', 'orderAmounts')) <> 2
    )::int + (
      select count(*) from record where kind in ('order', 'orderAmounts')
        and not exists (select from customer_order made where made.order_id::text = record.id)
    )::int as halves`;
  return row?.halves === 0 ? [] : [`${row?.halves} half orders`];
};
