import type { Transaction } from '../database/database.ts';

/** A number that no customer has. */
export const nextCustomerNumber = async (tx: Transaction): Promise<number> => {
  const [row] = await tx<{ number: number; isTaken: boolean }[]>`
    with next as (select nextval('customer_number')::integer as number)
    select number, exists (select 1 from record where kind = 'customer' and (data ->> 'number')::integer = number) as "isTaken"
    from next`;
  if (!row) throw new Error('the sequence of customer numbers gave none');
  return row.isTaken ? nextCustomerNumber(tx) : row.number;
};
