import {
  type PriceDay,
  type SpecialPrice,
  specialPriceSchema,
} from '@knotenblech/shared/prices/special-price.schema.ts';
import type { Day } from '@knotenblech/shared/values/day.ts';
import type { Sql, Transaction } from '../database/database.ts';

/** A version of a customer's own price; price null: from validFrom on the base data hold again. */
export type SpecialPriceVersion = {
  customerId: string;
  subject: SpecialPrice['subject'];
  price: SpecialPrice['by'] | null;
  validFrom: Day;
  madeBy: string | null;
};

/** The special prices of a customer that hold on a day, oldest first. */
export const specialPricesOn = async (
  sql: Sql | Transaction,
  customerId: string,
  day: Day,
): Promise<SpecialPrice[]> => {
  const rows = await sql<{ data: unknown }[]>`
    select data from (
      select distinct on (subject) number, data from special_price
      where customer_id = ${customerId} and valid_from <= ${day}::date
      order by subject, valid_from desc, number desc) as held
    where data is not null order by number`;
  return rows.map((row) => specialPriceSchema.parse(row.data));
};

/** What a customer has of his own for one thing, oldest day first; of a day the one that holds. */
export const specialPricesFor = async (
  tx: Transaction,
  customerId: string,
  subject: SpecialPrice['subject'],
): Promise<PriceDay[]> => {
  const rows = await tx<{ validFrom: Day; data: unknown }[]>`
    select distinct on (valid_from) to_char(valid_from, 'YYYY-MM-DD') as "validFrom", data from special_price
    where customer_id = ${customerId} and subject = ${subjectText(subject)} order by valid_from, number desc`;
  return rows.map(({ validFrom, data }) => ({
    validFrom,
    price: data === null ? null : specialPriceSchema.parse(data).by,
  }));
};

export const insertSpecialPrice = async (tx: Transaction, version: SpecialPriceVersion) => {
  const { customerId, subject, price, validFrom, madeBy } = version;
  const data = price === null ? null : tx.json({ subject, by: price });
  await tx`
    insert into special_price (customer_id, subject, valid_from, data, made_by)
    values (${customerId}, ${subjectText(subject)}, ${validFrom}::date, ${data}, ${madeBy})`;
};

/** Every version of a customer's own prices, newest first. */
export const listSpecialPrices = (sql: Sql, customerId: string) => sql<
  {
    number: number;
    subject: string;
    validFrom: Day;
    data: SpecialPrice | null;
    madeBy: string | null;
    madeAt: string;
  }[]
>`
  select number, subject, to_char(valid_from, 'YYYY-MM-DD') as "validFrom", data, made_by as "madeBy",
    to_char(made_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "madeAt"
  from special_price where customer_id = ${customerId} order by valid_from desc, number desc limit 1000`;

const subjectText = (subject: SpecialPrice['subject']) => {
  if (subject.kind === 'material')
    return ['material', subject.grade ?? '*', subject.stock ?? '*', subject.specificity ?? '*'].join(' ');
  if (subject.kind === 'discount') return 'discount';
  return subject.kind === 'process' ? `process ${subject.process}` : `factor ${subject.factor}`;
};
