import type { Actor } from '@knotenblech/shared/records/actor.ts';
import type { Permission } from '@knotenblech/shared/records/permission.schema.ts';
import type { ErrorCode } from '@knotenblech/shared/values/errors/error-codes.ts';
import type { CustomerId, UserId } from '@knotenblech/shared/values/ids.ts';
import type { Sql, Transaction } from '../../database/database.ts';

type UserData = {
  userName: string;
  firstName: string;
  name: string;
  permissions: Permission[];
  seesPrices: boolean;
  active: boolean;
};
type CustomerData = { name: string; kind: 'company' | 'private' };
export type ActorRow = { userId: UserId; customerId: CustomerId; user: UserData; customer: CustomerData };

export const actorOf = ({ userId, customerId, user, customer }: ActorRow): Actor => ({
  userId,
  customerId,
  userName: user.userName,
  firstName: user.firstName,
  name: user.name,
  customerName: customer.name,
  customerKind: customer.kind,
  permissions: user.permissions,
  seesPrices: user.seesPrices,
});

/** Why a user who is not active may not enter: his whole customer is blocked, or he alone is switched off. */
export const whyInactive = async (sql: Sql | Transaction, userId: UserId): Promise<ErrorCode> => {
  const [row] = await sql`
    select 1 from account a join customer_card card using (customer_id)
    where a.user_id = ${userId} and card.blocked_at is not null`;
  return row ? 'customer_blocked' : 'user_inactive';
};

/** A user's data, for a row that `joinActor` joined: nobody of a blocked customer is active. */
export const userData = (sql: Sql | Transaction) => sql`
  u.data || jsonb_build_object('active', (u.data ->> 'active')::boolean and card.blocked_at is null)`;

/** A user's record and his customer's, for a row `a` with user_id and customer_id. */
export const joinActor = (sql: Sql | Transaction) => sql`
  join record u on u.customer_id = a.customer_id and u.space_id = 'c:' || a.customer_id
    and u.kind = 'user' and u.id = a.user_id::text and not u.deleted
  join record k on k.customer_id = a.customer_id and k.space_id = 'c:' || a.customer_id
    and k.kind = 'customer' and k.id = a.customer_id::text and not k.deleted
  left join customer_card card on card.customer_id = a.customer_id`;

/** The account that a user name or an e-mail address names. */
export const findAccount = async (owner: Sql, login: string) => {
  const [row] = await owner<(ActorRow & { passwordHash: string | null; email: string })[]>`
    select a.user_id as "userId", a.customer_id as "customerId", a.password_hash as "passwordHash",
      a.email, ${userData(owner)} as "user", k.data as "customer"
    from account a ${joinActor(owner)}
    where lower(a.user_name) = lower(${login}) or lower(a.email) = lower(${login})
    order by lower(a.user_name) = lower(${login}) desc
    limit 1`;
  return row ?? null;
};

export const addAccount = (
  tx: Sql | Transaction,
  account: { userId: UserId; customerId: CustomerId; userName: string; email: string; passwordHash: string | null },
) => tx`
  insert into account (user_id, customer_id, user_name, email, password_hash)
  values (${account.userId}, ${account.customerId}, ${account.userName}, ${account.email}, ${account.passwordHash})
  on conflict do nothing`;

/** Whether a user name or an e-mail address is another's, by what account asks. */
export const findAccountUser = async (tx: Sql | Transaction, login: string) => {
  const [row] = await tx<{ userId: UserId; customerId: CustomerId; email: string }[]>`
    select user_id as "userId", customer_id as "customerId", email from account
    where lower(user_name) = lower(${login}) or lower(email) = lower(${login}) limit 1`;
  return row ?? null;
};

export type AccountUser = {
  userId: UserId;
  customerId: CustomerId;
  userName: string;
  email: string;
  active: boolean;
};

/** Who has an account, as he is now. */
export const findUserOfAccount = async (tx: Sql | Transaction, userId: UserId) => {
  const [row] = await tx<AccountUser[]>`
    select a.user_id as "userId", a.customer_id as "customerId", a.user_name as "userName", a.email,
      ((${userData(tx)}) ->> 'active')::boolean as active
    from account a ${joinActor(tx)} where a.user_id = ${userId}`;
  return row ?? null;
};

export const readPasswordHash = async (tx: Sql | Transaction, userId: UserId) => {
  const [row] = await tx<
    { hash: string | null }[]
  >`select password_hash as hash from account where user_id = ${userId}`;
  return row?.hash ?? null;
};

/** The same, while nobody sets a password until the transaction ends. */
export const lockPasswordHash = async (tx: Transaction, userId: UserId) => {
  const [row] = await tx<
    { hash: string | null }[]
  >`select password_hash as hash from account where user_id = ${userId} for update`;
  return row?.hash ?? null;
};

/** The key to what the user's devices have sealed, in hexadecimal digits. */
export const readSealKey = async (owner: Sql, userId: UserId) => {
  const [row] = await owner<{ sealKey: string }[]>`
    select encode(seal_key, 'hex') as "sealKey" from account where user_id = ${userId}`;
  return row?.sealKey ?? null;
};

export const setPasswordHash = (tx: Transaction, userId: UserId, passwordHash: string) =>
  tx`update account set password_hash = ${passwordHash} where user_id = ${userId}`;

/** Throws PostgreSQL's unique violation when somebody has one of the names. */
export const setLogin = (tx: Transaction, userId: UserId, { userName, email }: { userName: string; email: string }) =>
  tx`update account set user_name = ${userName}, email = ${email} where user_id = ${userId}`;

export const hasUserName = async (tx: Transaction, userName: string) => {
  const [row] = await tx`select 1 from account where lower(user_name) = lower(${userName})`;
  return row !== undefined;
};

/** An account that was never used: its invitation went to an address that is corrected now. */
export const removeAccount = (tx: Transaction, userId: UserId) => tx`delete from account where user_id = ${userId}`;

export const hasAccount = async (tx: Sql | Transaction, userId: UserId) => {
  const [row] = await tx`select 1 from account where user_id = ${userId}`;
  return row !== undefined;
};
