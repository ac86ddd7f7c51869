import type { KeyScope } from '@knotenblech/shared/accounts/company-key.ts';
import type { CustomerId } from '@knotenblech/shared/values/ids.ts';
import type { Sql, Transaction } from '../../database/database.ts';
import { type ActorRow, joinActor, userData } from './account.store.ts';

type KeyRow = ActorRow & {
  id: string;
  name: string;
  prefix: string;
  scopes: KeyScope[];
  madeAt: Date;
  expiresAt: Date | null;
  usedAt: Date | null;
};

/** Keys with who made them, as he is in the database now. */
const keyRows = (sql: Sql | Transaction) => sql`
  select a.id, a.user_id as "userId", a.customer_id as "customerId", a.name, a.prefix, a.scopes,
    a.made_at as "madeAt", a.expires_at as "expiresAt", a.used_at as "usedAt",
    ${userData(sql)} as "user", k.data as "customer"
  from company_key a ${joinActor(sql)}`;

export const findKey = async (owner: Sql, keyHash: Buffer) => {
  const [row] = await owner<KeyRow[]>`${keyRows(owner)} where a.key_hash = ${keyHash}`;
  return row ?? null;
};

export const listKeys = (sql: Sql | Transaction, customerId: CustomerId) => sql<KeyRow[]>`
  ${keyRows(sql)} where a.customer_id = ${customerId} order by a.made_at desc, a.id`;

/** Waits for nobody: whoever holds the row revokes it, or notes the same. */
export const touchKey = (owner: Sql, id: string, now: Date) => owner`
  update company_key set used_at = ${now} where id in (select id from company_key where id = ${id} for update skip locked)`;

type NewKey = Pick<KeyRow, 'id' | 'customerId' | 'userId' | 'name' | 'prefix' | 'scopes' | 'madeAt' | 'expiresAt'>;

export const insertKey = (tx: Transaction, key: NewKey & { keyHash: Buffer }) => tx`
  insert into company_key (id, customer_id, user_id, name, prefix, key_hash, scopes, made_at, expires_at)
  values (${key.id}, ${key.customerId}, ${key.userId}, ${key.name}, ${key.prefix}, ${key.keyHash}, ${key.scopes},
    ${key.madeAt}, ${key.expiresAt})`;

/** Gives how many a company has, while nobody makes another until the transaction ends. */
export const countKeysLocked = async (tx: Transaction, customerId: CustomerId) => {
  await tx`select pg_advisory_xact_lock(hashtextextended(${`company_key ${customerId}`}, 0))`;
  const [row] = await tx<{ count: number }[]>`
    select count(*)::int as count from company_key where customer_id = ${customerId}`;
  return row?.count ?? 0;
};

/** False: the company has no such key. */
export const deleteKey = async (tx: Transaction, { id, customerId }: { id: string; customerId: CustomerId }) => {
  const { count } = await tx`delete from company_key where id = ${id} and customer_id = ${customerId}`;
  return count > 0;
};
