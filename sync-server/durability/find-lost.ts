import type { ArgsOf } from '@knotenblech/shared/sync/changes.ts';
import type { Sql } from '../src/database/database.ts';
import type { Acknowledged } from './keep-acknowledged.ts';

/** Says of every acknowledged change whether its answer and what it wrote are in the database, each once. */
export const findLost = async (sql: Sql, acknowledged: readonly Acknowledged[]): Promise<string[]> => {
  const applied = acknowledged.filter(({ answer }) => answer.status === 'applied');
  const lost = {
    answers: await lostAnswers(sql, acknowledged),
    rows: await lostRows(sql, applied.flatMap(rowsOf)),
    orders: await lostOrders(sql, applied.flatMap(numberOf)),
  };
  return Object.entries(lost).flatMap(([what, ids]) =>
    ids.length === 0 ? [] : [`${ids.length} acknowledged ${what} are not there once: ${ids.slice(0, 3).join(', ')}`],
  );
};

type Row = { kind: string; id: string; data: unknown };

const rowsOf = ({ mutation: { name, args }, answer: { details } }: Acknowledged): Row[] => {
  if (name === 'putAddress') {
    const { address } = args as ArgsOf<'putAddress'>;
    return [{ kind: 'address', id: address.id, data: address }];
  }
  if (name !== 'submitOrder') return [];
  const { orderId, shown } = args as ArgsOf<'submitOrder'>;
  return [
    { kind: 'order', id: orderId, data: { number: details.number } },
    { kind: 'orderAmounts', id: orderId, data: { amounts: shown } },
  ];
};

const numberOf = ({ mutation: { name }, answer: { details } }: Acknowledged) =>
  name === 'submitOrder' ? [{ id: details.orderId, number: details.number }] : [];

const lostAnswers = async (sql: Sql, acknowledged: readonly Acknowledged[]) => {
  const wanted = acknowledged.map(({ mutation: { uid }, answer }) => ({ uid, ...answer }));
  const rows = await sql<{ id: string }[]>`
    select uid as id from jsonb_to_recordset(${sql.json(wanted as never)})
      as wanted (uid uuid, status text, code text, details jsonb)
    where (
      select count(*) from sync_result kept where kept.uid = wanted.uid and kept.status = wanted.status
        and kept.code is not distinct from wanted.code and kept.details = wanted.details) <> 1`;
  return rows.map(({ id }) => id);
};

const lostRows = async (sql: Sql, wanted: readonly Row[]) => {
  const rows = await sql<{ id: string }[]>`
    select kind || ' ' || id as id from jsonb_to_recordset(${sql.json(wanted as never)})
      as wanted (kind text, id text, data jsonb)
    where (
      select count(*) from record where record.kind = wanted.kind and record.id = wanted.id
        and not record.deleted and record.data @> wanted.data) <> 1`;
  return rows.map(({ id }) => id);
};

/** An order is its number and the mail that confirms it. */
const lostOrders = async (sql: Sql, wanted: readonly unknown[]) => {
  const rows = await sql<{ number: number }[]>`
    select number from jsonb_to_recordset(${sql.json(wanted as never)}) as wanted (id uuid, number integer)
    where (select count(*) from customer_order made where made.order_id = wanted.id and made.number = wanted.number) <> 1
      or (select count(*) from mail where mail.id = wanted.id) <> 1`;
  return rows.map(({ number }) => number);
};
