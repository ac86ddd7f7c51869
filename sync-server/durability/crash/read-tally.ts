import type { Sql } from '../../src/database/database.ts';

/** Everything that a change of a customer sent again could make a second time. */
export const readTally = async (sql: Sql, customerId: string) => {
  const [row] = await sql<{ tally: string }[]>`
    select concat_ws(', ',
      (select count(*) from sync_result) || ' answers',
      (select sum(version) from sync_space where customer_id = ${customerId}) || ' versions',
      (select count(*) from customer_order) || ' orders',
      (select last_value from order_number) || ' as last number',
      (select count(*) from mail) || ' mails') as tally`;
  return row?.tally;
};
