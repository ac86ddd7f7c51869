import type { OpenFreightRequest } from '@knotenblech/shared/api/orders/freight-request-calls.ts';
import type { RequestFreightArgs } from '@knotenblech/shared/orders/freight/request-freight.change.ts';
import type { CustomerId, FreightRequestId, UserId } from '@knotenblech/shared/values/ids.ts';
import type { Sql, Transaction } from '../../database/database.ts';

type RequestKey = { customerId: CustomerId; requestId: FreightRequestId };
type NewRequest = {
  customerId: CustomerId;
  userId: UserId;
  args: RequestFreightArgs;
  requestedAt: Date;
  dueAt: string;
};

/** Stores a request in place of the one that its cart had; false: it is there already. */
export const putFreightRequest = async (tx: Transaction, request: NewRequest) => {
  const { customerId, userId, args, requestedAt, dueAt } = request;
  const put = await tx`
    insert into freight_request (customer_id, cart_id, id, user_id, args, requested_at, due_at)
    values (${customerId}, ${args.cartId}, ${args.requestId}, ${userId}, ${tx.json(args)}, ${requestedAt}, ${dueAt})
    on conflict (customer_id, cart_id) do update
      set id = excluded.id, user_id = excluded.user_id, args = excluded.args, requested_at = excluded.requested_at,
        due_at = excluded.due_at
      where freight_request.id <> excluded.id
    returning 1`;
  return put.length > 0;
};

/** What was asked for, as the change had it, and by whom; it is open no more. Null: there is none such. */
export const claimFreightRequest = async (tx: Transaction, { customerId, requestId }: RequestKey) => {
  const [row] = await tx<{ userId: UserId; args: unknown }[]>`
    delete from freight_request where customer_id = ${customerId} and id = ${requestId}
    returning user_id as "userId", args`;
  return row ?? null;
};

/** Who asked with an open request; null: there is none such. */
export const askerOfRequest = async (owner: Sql, requestId: FreightRequestId) => {
  const [row] = await owner<{ customerId: CustomerId; userId: UserId }[]>`
    select customer_id as "customerId", user_id as "userId" from freight_request where id = ${requestId}`;
  return row ?? null;
};

type LoadLine = { quantity: number; netWeightG: number; unweighedCount?: number | null | undefined };

/** Tells one load from another: what it weighs, and how many pieces that leaves out. */
export const loadMarkOf = (lines: readonly LoadLine[]): string => {
  const unweighed = lines.reduce((sum, { quantity, unweighedCount }) => sum + quantity * (unweighedCount ?? 0), 0);
  return `${loadOf(lines)} g${unweighed === 0 ? '' : `, ${unweighed}`}`;
};

const loadOf = (lines: readonly LoadLine[]) =>
  lines.reduce((sum, { quantity, netWeightG }) => sum + quantity * netWeightG, 0);

type OpenRow = Omit<OpenFreightRequest, 'requestedAt' | 'dueAt' | 'netWeightG' | 'loadMark'> & {
  requestedAt: Date;
  dueAt: Date;
};

/** Open requests of all customers whose cart was not ordered otherwise, the first due first. */
export const listFreightRequests = async (owner: Sql): Promise<OpenFreightRequest[]> => {
  const rows = await owner<OpenRow[]>`
    select asked.id as "freightRequestId", asked.customer_id as "customerId",
      (customer.data ->> 'number')::integer as "customerNumber", customer.data ->> 'name' as "customerName",
      trim((member.data ->> 'firstName') || ' ' || (member.data ->> 'name')) as "userName", member.data ->> 'email' as email,
      asked.args ->> 'phone' as phone, asked.args ->> 'wishDay' as "wishDay", asked.requested_at as "requestedAt",
      asked.due_at as "dueAt", address.data as "shippingAddress",
      (select jsonb_agg(jsonb_build_object('projectId', line ->> 'projectId', 'projectName', project.data ->> 'name',
          'quantity', (line ->> 'quantity')::integer,
          'netWeightG', coalesce((priced.data #>> '{shipment,netWeightG}')::bigint, 0),
          'unweighedCount', (priced.data #>> '{shipment,unweighedCount}')::integer,
          'longestMm', coalesce((priced.data #>> '{shipment,longestPieceMm}')::numeric, 0)) order by at)
        from jsonb_array_elements(asked.args -> 'lines') with ordinality as listed (line, at)
        join record project on project.customer_id = asked.customer_id and project.space_id = 'c:' || asked.customer_id
          and project.kind = 'project' and project.id = line ->> 'projectId' and not project.deleted
        left join record priced on priced.customer_id = asked.customer_id and priced.space_id = 'cp:' || asked.customer_id
          and priced.kind = 'projectPrice' and priced.id = line ->> 'projectId' and not priced.deleted) as lines
    from freight_request asked
    join record customer on customer.customer_id = asked.customer_id and customer.space_id = 'c:' || asked.customer_id
      and customer.kind = 'customer' and customer.id = asked.customer_id::text and not customer.deleted
    join record member on member.customer_id = asked.customer_id and member.space_id = 'c:' || asked.customer_id
      and member.kind = 'user' and member.id = asked.user_id::text and not member.deleted
    join record cart on cart.customer_id = asked.customer_id and cart.space_id = 'u:' || asked.user_id
      and cart.kind = 'cart' and cart.id = asked.cart_id::text and not cart.deleted and cart.data ->> 'state' = 'open'
    left join record address on address.customer_id = asked.customer_id and address.space_id = 'c:' || asked.customer_id
      and address.kind = 'address' and address.id = asked.args ->> 'shippingAddressId' and not address.deleted
    order by asked.due_at, asked.id`;
  return rows.map(({ lines, requestedAt, dueAt, ...row }) => {
    return {
      ...row,
      requestedAt: requestedAt.toISOString(),
      dueAt: dueAt.toISOString(),
      lines: lines ?? [],
      netWeightG: loadOf(lines ?? []),
      loadMark: loadMarkOf(lines ?? []),
    };
  });
};
