import type { OrderId } from '@knotenblech/shared/values/ids.ts';
import type { Sql } from '../src/database/database.ts';

const idOf = (n: number) => `0199d003-0000-7000-8000-${String(n).padStart(12, '0')}` as OrderId;

/**
 * Gives the customer of an order so many more at once, as copies of it, each a minute younger than the one before.
 * Gives their ids.
 */
export const plantOrders = async (owner: Sql, patternId: OrderId, count: number): Promise<OrderId[]> => {
  await owner.begin(async (tx) => {
    await tx`
      insert into customer_order (customer_id, order_id, cart_id, user_id, number, args, args_hash, placed_at)
      select customer_id, copy::uuid, gen_random_uuid(), user_id, 2000000 + n, args, args_hash, placed_at + n * interval '1 minute'
      from customer_order, generate_series(1, ${count}::int) n,
        lateral (select '0199d003-0000-7000-8000-' || lpad(n::text, 12, '0') as copy) named
      where order_id = ${patternId}`;
    await tx`
      insert into record (customer_id, space_id, kind, id, version, schema_version, data)
      select customer_id, space_id, kind, copy, version, schema_version, data || jsonb_build_object('id', copy) ||
        case kind when 'order' then jsonb_build_object('number', 2000000 + n, 'orderedAt',
          to_char((data ->> 'orderedAt')::timestamptz at time zone 'utc' + n * interval '1 minute', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
        else '{}' end
      from record, generate_series(1, ${count}::int) n,
        lateral (select '0199d003-0000-7000-8000-' || lpad(n::text, 12, '0') as copy) named
      where kind in ('order', 'orderAmounts') and id = ${patternId}`;
  });
  return Array.from({ length: count }, (_, n) => idOf(n + 1));
};
