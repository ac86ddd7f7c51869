import type { Customer } from '@knotenblech/shared/accounts/customer.record.ts';
import type { User } from '@knotenblech/shared/accounts/user.record.ts';
import type { RecordKind } from '@knotenblech/shared/records/record-kinds.ts';
import type { SpaceId } from '@knotenblech/shared/records/space.ts';
import type { CustomerId } from '@knotenblech/shared/values/ids.ts';
import type { Fragment, Sql, Transaction } from '../../database/database.ts';

export type FoundPerson = { customerId: CustomerId; user: User };

/** The user with this user name, of any customer. */
export const findPerson = async (sql: Sql | Transaction, userName: string): Promise<FoundPerson | null> => {
  const [row] = await sql<FoundPerson[]>`
    select customer_id as "customerId", data as user from record
    where kind = 'user' and not deleted and space_id = 'c:' || customer_id
      and lower(data ->> 'userName') = lower(${userName})`;
  return row ?? null;
};

/** The customer with this number or id, and his users. */
export const findCompany = async (sql: Sql | Transaction, key: number | CustomerId) => {
  const isHis =
    typeof key === 'number' ? sql`data ->> 'number' = ${String(key)}` : sql`customer_id = ${key} and id = ${key}`;
  const [customer] = await sql<{ customerId: CustomerId; data: Customer }[]>`
    select customer_id as "customerId", data from record
    where kind = 'customer' and not deleted and space_id = 'c:' || customer_id and ${isHis}`;
  if (!customer) return null;
  const { customerId } = customer;
  const users = await sql<{ user: User }[]>`
    select data as user from record
    where customer_id = ${customerId} and space_id = ${`c:${customerId}`} and kind = 'user' and not deleted order by id`;
  return { customerId, customer: customer.data, users: users.map(({ user }) => user) };
};

/** Whether another active user runs the shop. */
export const hasOtherOperator = async (sql: Sql | Transaction, userId: string): Promise<boolean> => {
  const [row] = await sql`
    select 1 from record where kind = 'user' and not deleted and id <> ${userId}
      and (data ->> 'active')::boolean and data -> 'permissions' ? 'GLOBAL_ADMIN_PERMISSION' limit 1`;
  return row !== undefined;
};

export type Whose = { customerId: CustomerId; users: readonly Pick<User, 'id' | 'email'>[] };

/** Rows by the name under which they are exported: what the shop holds of these users, of a customer as a whole besides. */
export const readPersonalData = async (sql: Transaction, { customerId, users }: Whose, isWhole: boolean) => {
  const ids = users.map(({ id }) => id);
  const emails = users.map(({ email }) => email.toLowerCase());
  const of = (column: Fragment) => (isWhole ? sql`customer_id = ${customerId}` : sql`${column} = any(${ids}::uuid[])`);
  const spaces = users.map(({ id }) => `u:${id}`);
  const inProjects = sql`
    space_id in (
      select prefix || id from record project, unnest(array['j:', 'jp:']) as prefix
      where project.customer_id = ${customerId} and project.space_id = ${`c:${customerId}`} and project.kind = 'project'
        and not project.deleted ${isWhole ? sql`` : sql`and project.data ->> 'userId' = any(${ids as string[]})`})
      and kind <> 'reading'`;
  const records = isWhole
    ? sql`(space_id = any(${[`c:${customerId}`, `cp:${customerId}`, ...spaces]}) or ${inProjects})`
    : sql`(space_id = any(${spaces}) or ${inProjects} or kind = 'user' and id = any(${ids as string[]}) or kind in ('approvalRequest', 'order', 'project', 'quote') and data ->> 'userId' = any(${ids as string[]}))`;
  return {
    records: await sql`
      select space_id as space, kind, id, data, changed_at as "changedAt" from record
      where customer_id = ${customerId} and not deleted and ${records} order by space_id, kind, id`,
    accounts: await sql`
      select user_id as "userId", user_name as "userName", email, created_at as "createdAt" from account
      where user_id = any(${ids}::uuid[])`,
    sessions: await sql`
      select user_id as "userId", kind, device_name as "deviceName", address, created_at as "createdAt", seen_at as "seenAt"
      from session where user_id = any(${ids}::uuid[])`,
    knownAddresses: await sql`
      select user_id as "userId", address, seen_at as "seenAt" from known_address where user_id = any(${ids}::uuid[])`,
    orders: await sql`
      select order_id as "orderId", number, user_id as "userId", args, placed_at as "placedAt" from customer_order
      where customer_id = ${customerId} and ${of(sql`user_id`)} order by number`,
    quotes: await sql`
      select quote_id as "quoteId", number, user_id as "userId", args, quoted_at as "quotedAt" from customer_quote
      where customer_id = ${customerId} and ${of(sql`user_id`)} order by number`,
    priceRequests: await sql`
      select project_id as "projectId", user_id as "userId", comment, to_char(wish_day, 'YYYY-MM-DD') as "wishDay", requested_at as "requestedAt", answered_at as "answeredAt"
      from price_request where customer_id = ${customerId} and ${of(sql`user_id`)}`,
    freightRequests: await sql`
      select id as "requestId", user_id as "userId", args, requested_at as "requestedAt", due_at as "dueAt"
      from freight_request where customer_id = ${customerId} and ${of(sql`user_id`)} order by requested_at`,
    mails: await sql`
      select recipient, subject, body, attachment, state, created_at as "createdAt" from mail
      where lower(recipient) = any(${emails}) or lower(reply_to) = any(${emails}) ${isWhole ? sql`or customer_id = ${customerId}` : sql``}
      order by created_at`,
    companyKeys: await sql`
      select name, prefix, scopes, made_at as "madeAt", expires_at as "expiresAt", used_at as "usedAt" from company_key
      where user_id = any(${ids}::uuid[]) order by made_at`,
    files: await sql`
      select hash, size, user_id as "userId", uploaded_at as "uploadedAt" from customer_file
      where customer_id = ${customerId} and ${of(sql`user_id`)}`,
    vatIdChecks: isWhole ? await sql`select * from vat_id_check where customer_id = ${customerId} order by id` : [],
    card: isWhole
      ? await sql`select company_id as "companyId", notes, blocked_at as "blockedAt" from customer_card where customer_id = ${customerId}`
      : [],
    editedAddresses: isWhole
      ? await sql`select order_id as "orderId", at, field, before, after from order_log where customer_id = ${customerId} order by id`
      : [],
    surcharges: isWhole
      ? await sql`
          select order_id as "orderId", reason, net_cents as "netCents", state, made_at as "madeAt", answered_at as "answeredAt"
          from order_surcharge where customer_id = ${customerId} order by made_at`
      : [],
    paypal: isWhole
      ? await sql`
          select order_id as "orderId", paypal_order_id as "paypalOrderId", capture_id as "captureId",
            captured_cents as "capturedCents", captured_at as "capturedAt"
          from paypal_payment where customer_id = ${customerId}`
      : [],
    audit: await sql`
      select at, actor_id as "actorId", action, subject, details from audit_entry
      where actor_id = any(${ids}::uuid[]) or subject = any(${ids as string[]}) ${isWhole ? sql`or customer_id = ${customerId}` : sql``}
      order by at`,
  };
};

type MailKey = { customerId: CustomerId; id: string };
export type RecordKey = { space: SpaceId; kind: RecordKind; id: string };

export const listRecordKeys = async (tx: Transaction, customerId: CustomerId, space: SpaceId): Promise<RecordKey[]> => [
  ...(await tx<RecordKey[]>`
    select space_id as space, kind, id from record
    where customer_id = ${customerId} and space_id = ${space} and not deleted`),
];

/** Orders that a user asked for and that were not made. */
export const listAskedKeys = async (tx: Transaction, { customerId, user }: FoundPerson): Promise<RecordKey[]> => [
  ...(await tx<RecordKey[]>`
    select space_id as space, kind, id from record
    where customer_id = ${customerId} and kind = 'approvalRequest' and not deleted and data ->> 'userId' = ${user.id}`),
];

/** What of a user is no record: his account with its sessions and addresses, mails to and from him but business letters, what he wrote. */
export const deletePersonRows = async (tx: Transaction, { customerId, user }: FoundPerson) => {
  await tx`delete from account where user_id = ${user.id}`;
  await tx`delete from push_subscription where user_id = ${user.id}`;
  await tx`delete from idempotent_answer where customer_id = ${customerId} and caller_id = ${user.id}`;
  await tx`delete from sent_message where sender_id = ${user.id}`;
  await tx`update price_request set comment = '' where customer_id = ${customerId} and user_id = ${user.id}`;
  await tx`delete from freight_request where customer_id = ${customerId} and user_id = ${user.id}`;
  return tx<MailKey[]>`
    delete from mail where attachment is null and (lower(recipient) = lower(${user.email}) or lower(reply_to) = lower(${user.email}))
    returning customer_id as "customerId", id`;
};

/** Messages in the app that said what these mails did, by the customer whose users have them. */
export const listMessagesOf = async (tx: Transaction, mails: readonly MailKey[]) => {
  const rows = await tx<(RecordKey & { customerId: CustomerId })[]>`
    select customer_id as "customerId", space_id as space, kind, id from record
    where kind = 'message' and not deleted and id = any(${mails.map(({ id }) => id)})
      and customer_id = any(${mails.map(({ customerId }) => customerId)}::uuid[])`;
  return Map.groupBy(rows, ({ customerId }) => customerId);
};

/** The same of a customer: the operator's card of him and his mails but business letters. Checks of VAT ids are proofs for the tax office. */
export const deleteCompanyRows = async (tx: Transaction, customerId: CustomerId) => {
  await tx`update customer_card set company_id = '', notes = '' where customer_id = ${customerId}`;
  await tx`update price_request set comment = '' where customer_id = ${customerId}`;
  await tx`delete from freight_request where customer_id = ${customerId}`;
  await tx`delete from idempotent_answer where customer_id = ${customerId}`;
  await tx`delete from punchout_access where customer_id = ${customerId}`;
  const { count: mails } = await tx`delete from mail where attachment is null and customer_id = ${customerId}`;
  return { mails };
};

/** What the law keeps of these: orders, quotes and the letters they went out with. */
export const countKept = async (tx: Transaction, { customerId, users }: Whose, isWhole: boolean) => {
  const ids = users.map(({ id }) => id);
  const emails = users.map(({ email }) => email.toLowerCase());
  const of = isWhole ? tx`true` : tx`user_id = any(${ids}::uuid[])`;
  const [row] = await tx<{ orders: number; quotes: number; letters: number }[]>`
    select (select count(*)::int from customer_order where customer_id = ${customerId} and ${of}) as orders,
      (select count(*)::int from customer_quote where customer_id = ${customerId} and ${of}) as quotes,
      (select count(*)::int from mail where attachment is not null
        and (lower(recipient) = any(${emails}) ${isWhole ? tx`or customer_id = ${customerId}` : tx``})) as letters`;
  return row ?? { orders: 0, quotes: 0, letters: 0 };
};
