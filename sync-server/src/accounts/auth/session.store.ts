import type { CustomerId, UserId } from '@knotenblech/shared/values/ids.ts';
import type { Sql, Transaction } from '../../database/database.ts';
import { type ActorRow, joinActor, userData } from './account.store.ts';

export type SessionRow = ActorRow & {
  id: string;
  kind: 'app' | 'api';
  cookieHash: Uint8Array | null;
  seenAt: Date;
};

export const insertSession = (
  owner: Sql | Transaction,
  session: {
    id: string;
    customerId: CustomerId;
    userId: UserId;
    kind: 'app' | 'api';
    keyHash: Buffer;
    cookieHash: Buffer | null;
    deviceName: string;
    address: string;
    now: Date;
    expiresAt: Date;
  },
) => owner`
  insert into session (id, customer_id, user_id, kind, key_hash, cookie_hash, device_name, address, created_at, seen_at, expires_at)
  values (${session.id}, ${session.customerId}, ${session.userId}, ${session.kind}, ${session.keyHash}, ${session.cookieHash},
    ${session.deviceName}, ${session.address}, ${session.now}, ${session.now}, ${session.expiresAt})`;

/** The session that a key opens, with its user as he is in the database now. */
export const findSession = async (owner: Sql | Transaction, keyHash: Buffer, now: Date) => {
  const [row] = await owner<SessionRow[]>`
    select a.id, a.kind, a.user_id as "userId", a.customer_id as "customerId", a.cookie_hash as "cookieHash",
      a.seen_at as "seenAt", ${userData(owner)} as "user", k.data as "customer"
    from session a ${joinActor(owner)}
    where a.key_hash = ${keyHash} and a.expires_at > ${now}`;
  return row ?? null;
};

/** Waits for nobody: whoever holds the row is about to end the session, or notes the same. */
export const touchSession = (owner: Sql, id: string, now: Date) => owner`
  update session set seen_at = ${now} where id in (select id from session where id = ${id} for update skip locked)`;

export const deleteSession = (owner: Sql, id: string) => owner`delete from session where id = ${id}`;

/** Whose it was; null: nobody's, or it was too old. */
export const deleteSessionByCookie = async (owner: Sql, cookieHash: Buffer, now: Date): Promise<UserId | null> => {
  const [row] = await owner<{ userId: UserId; isLive: boolean }[]>`
    delete from session where cookie_hash = ${cookieHash} returning user_id as "userId", expires_at > ${now} as "isLive"`;
  return row?.isLive ? row.userId : null;
};

/** Which of a user's sessions: one of them, all but one, or all. */
export type SessionChoice = { only: string } | { except: string } | 'all';

/** Ends sessions of a user and names them; their keys are remembered as ended. */
export const endSessionsOf = async (
  tx: Sql | Transaction,
  userId: UserId,
  choice: SessionChoice,
): Promise<string[]> => {
  const chosen =
    choice === 'all' ? tx`` : 'only' in choice ? tx`and id = ${choice.only}` : tx`and id <> ${choice.except}`;
  const rows = await tx<{ id: string }[]>`
    with gone as (delete from session where user_id = ${userId} ${chosen} returning *),
    remembered as (
      insert into ended_session (key_hash, cookie_hash, user_id, customer_id, expires_at)
      select key_hash, cookie_hash, user_id, customer_id, expires_at from gone)
    select id from gone`;
  return rows.map((row) => row.id);
};

/** A session that was ended from elsewhere or is too old, with its user as he is now. */
export const findSessionOver = async (owner: Sql, keyHash: Buffer) => {
  const [row] = await owner<{ userId: UserId; cookieHash: Uint8Array | null; wasEnded: boolean; active: boolean }[]>`
    select a.user_id as "userId", a.cookie_hash as "cookieHash", a.was_ended as "wasEnded", ((${userData(owner)}) ->> 'active')::boolean as active
    from (
      select key_hash, cookie_hash, user_id, customer_id, true as was_ended from ended_session
      union all select key_hash, cookie_hash, user_id, customer_id, false from session) a ${joinActor(owner)}
    where a.key_hash = ${keyHash}`;
  return row ?? null;
};

export const sessionIdsOf = async (tx: Transaction, userId: UserId): Promise<string[]> => {
  const rows = await tx<{ id: string }[]>`select id from session where user_id = ${userId}`;
  return rows.map((row) => row.id);
};

export type ListedSession = {
  id: string;
  kind: 'app' | 'api';
  deviceName: string;
  address: string;
  createdAt: Date;
  seenAt: Date;
};

/** The live sessions of a user, the one seen last first. */
export const listSessions = (owner: Sql, userId: UserId, now: Date) => owner<ListedSession[]>`
  select id, kind, device_name as "deviceName", address, created_at as "createdAt", seen_at as "seenAt"
  from session where user_id = ${userId} and expires_at > ${now} order by seen_at desc, id`;

/** Sessions that were, or would have been, too old before then. */
export const forgetSessionsBefore = async (owner: Sql, before: Date) => {
  await owner`delete from session where expires_at <= ${before}`;
  await owner`delete from ended_session where expires_at <= ${before}`;
};

/** Whether the user has signed in from this address lately. */
export const knowsAddress = async (owner: Sql, userId: string, address: string) => {
  const [row] = await owner`select 1 from known_address where user_id = ${userId} and address = ${address}`;
  return row !== undefined;
};

export const rememberAddress = (owner: Sql, userId: string, address: string, now: Date) => owner`
  insert into known_address (user_id, address, seen_at) values (${userId}, ${address}, ${now})
  on conflict (user_id, address) do update set seen_at = excluded.seen_at`;

export const forgetAddressesBefore = (owner: Sql, before: Date) =>
  owner`delete from known_address where seen_at <= ${before}`;
