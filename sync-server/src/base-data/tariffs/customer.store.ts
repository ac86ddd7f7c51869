import type { Customer } from '@knotenblech/shared/accounts/customer.record.ts';
import type { Sql } from '../../database/database.ts';

/** Every customer of the shop, by number. */
export const listCustomers = async (owner: Sql) => {
  const rows = await owner<{ data: Customer }[]>`
    select data from record where kind = 'customer' and not deleted order by (data ->> 'number')::integer, id`;
  return rows.map((row) => row.data);
};
