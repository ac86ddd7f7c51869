import type { PunchoutProtocol, PunchoutSettings } from '@knotenblech/shared/accounts/punchout.ts';
import { type CustomerId, newId, type QuoteId } from '@knotenblech/shared/values/ids.ts';
import type { Sql, Transaction } from '../database/database.ts';

export type AccessKey = { customerId: CustomerId; protocol: PunchoutProtocol };

export type AccessRow = AccessKey &
  PunchoutSettings & { userName: string; passwordHash: Uint8Array; madeAt: Date; usedAt: Date | null };

const accessColumns = (sql: Sql | Transaction) => sql`
  a.customer_id as "customerId", a.protocol, a.user_name as "userName", a.password_hash as "passwordHash", a.is_on as "isOn",
  a.return_addresses as "returnAddresses", a.unit, a.encoding, a.setup, a.made_at as "madeAt", a.used_at as "usedAt"`;

export const listAccesses = (sql: Sql | Transaction, customerId: CustomerId) => sql<AccessRow[]>`
  select ${accessColumns(sql)} from punchout_access a where customer_id = ${customerId} order by protocol`;

export const findAccessByName = async (owner: Sql, protocol: PunchoutProtocol, userName: string) => {
  const [row] = await owner<AccessRow[]>`
    select ${accessColumns(owner)} from punchout_access a where protocol = ${protocol} and user_name = ${userName}`;
  return row ?? null;
};

type NewAccess = AccessKey & PunchoutSettings & { userName: string; passwordHash: Buffer; madeAt: Date };

/** Sets what a company chose; name and password stay those of the first time. Gives the name. */
export const putAccess = async (tx: Transaction, access: NewAccess) => {
  const { customerId, protocol, isOn, returnAddresses, unit, encoding, setup } = access;
  const [row] = await tx<{ userName: string }[]>`
    insert into punchout_access
      (customer_id, protocol, user_name, password_hash, is_on, return_addresses, unit, encoding, setup, made_at)
    values (${customerId}, ${protocol}, ${access.userName}, ${access.passwordHash}, ${isOn}, ${returnAddresses}, ${unit},
      ${encoding}, ${setup}, ${access.madeAt})
    on conflict (customer_id, protocol) do update set is_on = excluded.is_on,
      return_addresses = excluded.return_addresses, unit = excluded.unit, encoding = excluded.encoding, setup = excluded.setup
    returning user_name as "userName"`;
  return row?.userName ?? access.userName;
};

/** Null: the company has no such access. Who came in by the old password is out. */
export const setAccessPassword = async (tx: Transaction, { customerId, protocol }: AccessKey, passwordHash: Buffer) => {
  const [row] = await tx<{ userName: string }[]>`
    update punchout_access set password_hash = ${passwordHash}
    where customer_id = ${customerId} and protocol = ${protocol} returning user_name as "userName"`;
  await tx`delete from punchout_visit where customer_id = ${customerId} and protocol = ${protocol}`;
  return row?.userName ?? null;
};

/** False: the company has no such access. */
export const deleteAccess = async (tx: Transaction, { customerId, protocol }: AccessKey) => {
  const { count } = await tx`
    delete from punchout_access where customer_id = ${customerId} and protocol = ${protocol}`;
  return count > 0;
};

type NewVisit = AccessKey & { tokenHash: Buffer; hookUrl: string; madeAt: Date; expiresAt: Date };

/** Keeps that a purchasing system sent a browser here. */
export const addVisit = (owner: Sql, visit: NewVisit) =>
  owner.begin(async (tx) => {
    const { customerId, protocol, madeAt } = visit;
    await tx`
      update punchout_access set used_at = ${madeAt} where customer_id = ${customerId} and protocol = ${protocol}`;
    await tx`
      insert into punchout_visit (id, customer_id, protocol, token_hash, hook_url, made_at, expires_at)
      values (${newId() as string}, ${customerId}, ${protocol}, ${visit.tokenHash}, ${visit.hookUrl}, ${madeAt},
        ${visit.expiresAt})`;
  });

export type VisitRow = Omit<AccessRow, 'passwordHash' | 'madeAt' | 'usedAt' | 'userName'> & {
  id: string;
  hookUrl: string;
  expiresAt: Date;
  quoteId: QuoteId | null;
  handedAt: Date | null;
};

/** A visit that is not over, with what its company has chosen now. */
export const findVisit = async (owner: Sql, tokenHash: Buffer, now: Date) => {
  const [row] = await owner<VisitRow[]>`
    select ${accessColumns(owner)}, v.id, v.hook_url as "hookUrl", v.expires_at as "expiresAt", v.quote_id as "quoteId",
      v.handed_at as "handedAt"
    from punchout_visit v join punchout_access a using (customer_id, protocol)
    where v.token_hash = ${tokenHash} and v.expires_at > ${now} and a.is_on`;
  return row ?? null;
};

/** Names the quote that a visit hands over; false: it has handed one over. */
export const bindQuote = async (owner: Sql, id: string, quoteId: QuoteId) => {
  const { count } = await owner`
    update punchout_visit set quote_id = ${quoteId} where id = ${id} and handed_at is null`;
  return count > 0;
};

/** Hands a visit's quote over; of many at once one does. */
export const claimHandOver = async (owner: Sql, { id, quoteId }: { id: string; quoteId: QuoteId }, now: Date) => {
  const { count } = await owner`
    update punchout_visit set handed_at = ${now}
    where id = ${id} and quote_id = ${quoteId} and handed_at is null and expires_at > ${now}`;
  return count > 0;
};

export const forgetVisitsBefore = (owner: Sql, before: Date) =>
  owner`delete from punchout_visit where expires_at <= ${before}`;
