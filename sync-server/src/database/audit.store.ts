import type { AuditAction, AuditEntry } from '@knotenblech/shared/accounts/audit-entry.ts';
import type { CustomerId, UserId } from '@knotenblech/shared/values/ids.ts';
import type { Sql, Transaction } from './database.ts';

export type Audited = {
  at: Date;
  actorId: UserId;
  action: AuditAction;
  customerId: CustomerId | null;
  subject: string;
  /** No texts of people: what changed, by its names and codes. */
  details?: Record<string, unknown>;
};

/** Writes what was done, in the transaction that does it: both are there or neither. */
export const noteAudit = async (
  tx: Transaction,
  { at, actorId, action, customerId, subject, details = {} }: Audited,
) => {
  await tx`
    insert into audit_entry (at, actor_id, action, customer_id, subject, details)
    values (${at}, ${actorId}, ${action}, ${customerId}, ${subject}, ${tx.json(details as never)})`;
};

export type AuditChoice = {
  customerId?: CustomerId | undefined;
  actorId?: UserId | undefined;
  action?: AuditAction | undefined;
  from?: string | undefined;
  to?: string | undefined;
};

const where = (owner: Sql, { customerId, actorId, action, from, to }: AuditChoice) => owner`
  true ${customerId ? owner`and entry.customer_id = ${customerId}` : owner``}
  ${actorId ? owner`and entry.actor_id = ${actorId}` : owner``}
  ${action ? owner`and entry.action = ${action}` : owner``}
  ${from ? owner`and entry.at >= ${`${from}T00:00:00Z`}::timestamptz` : owner``}
  ${to ? owner`and entry.at < ${`${to}T00:00:00Z`}::timestamptz + interval '1 day'` : owner``}`;

export const countAudit = async (owner: Sql, choice: AuditChoice): Promise<number> => {
  const [row] = await owner<{ count: number }[]>`
    select count(*)::int as count from audit_entry entry where ${where(owner, choice)}`;
  return row?.count ?? 0;
};

/** The newest first, with the names that actors and customers have now. */
export const listAudit = (
  owner: Sql,
  choice: AuditChoice,
  { offset, limit }: { offset: number; limit: number },
) => owner<AuditEntry[]>`
  select entry.id, to_char(entry.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
    entry.actor_id as "actorId", coalesce(trim((person.data ->> 'firstName') || ' ' || (person.data ->> 'name')), '') as "actorName",
    entry.action, entry.customer_id as "customerId", coalesce(customer.data ->> 'name', '') as "customerName",
    entry.subject, entry.details
  from audit_entry entry
  left join record person on person.kind = 'user' and person.id = entry.actor_id::text
  left join record customer on customer.customer_id = entry.customer_id and customer.kind = 'customer'
    and customer.space_id = 'c:' || entry.customer_id and customer.id = entry.customer_id::text
  where ${where(owner, choice)} order by entry.at desc, entry.id desc limit ${limit} offset ${offset}`;

export const deleteAuditBefore = (owner: Sql, before: Date) => owner`delete from audit_entry where at < ${before}`;
