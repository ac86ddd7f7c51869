import type { Surcharge } from '@knotenblech/shared/api/orders/surcharge-calls.ts';
import type { CustomerId, OrderId, UserId } from '@knotenblech/shared/values/ids.ts';
import type { Sql, Transaction } from '../../database/database.ts';

type Key = { customerId: CustomerId; orderId: OrderId };
type Row = Omit<Surcharge, 'madeAt' | 'answeredAt'> & { madeAt: Date; answeredAt: Date | null };

export const readSurcharges = async (sql: Sql | Transaction, { customerId, orderId }: Key): Promise<Surcharge[]> => {
  const rows = await sql<Row[]>`
    select id, reason, net_cents as "netCents", state, made_at as "madeAt", answered_at as "answeredAt"
    from order_surcharge where customer_id = ${customerId} and order_id = ${orderId} order by made_at, id`;
  return rows.map(({ madeAt, answeredAt, ...row }) => ({
    ...row,
    madeAt: madeAt.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
  }));
};

type New = Key & Pick<Surcharge, 'id' | 'reason' | 'netCents' | 'state'> & { userId: UserId; at: Date };

export const addSurcharge = (
  tx: Transaction,
  { customerId, orderId, id, reason, netCents, state, userId, at }: New,
) => tx`
  insert into order_surcharge (id, customer_id, order_id, reason, net_cents, state, made_at, made_by, answered_at)
  values (${id}, ${customerId}, ${orderId}, ${reason}, ${netCents}, ${state}, ${at}, ${userId},
    ${state === 'accepted' ? at : null})`;

type Answer = Key & {
  surchargeId: string;
  from: 'asked' | 'accepted';
  state: 'accepted' | 'declined' | 'withdrawn';
  userId: UserId;
  at: Date;
};

/** Settles one that stands in the state of `from`; null: there is none such. */
export const settleSurcharge = async (
  tx: Transaction,
  { customerId, orderId, surchargeId, from, state, userId, at }: Answer,
) => {
  const [row] = await tx<{ reason: string; netCents: number }[]>`
    update order_surcharge set state = ${state}, answered_at = ${at}, answered_by = ${userId}
    where id = ${surchargeId} and customer_id = ${customerId} and order_id = ${orderId} and state = ${from}
      and (net_cents > 0 or ${state} <> 'withdrawn')
    returning reason, net_cents as "netCents"`;
  return row ?? null;
};
