import type { WaitingRegistration } from '@knotenblech/shared/api/operator-calls.ts';
import type { Sql } from '../../database/database.ts';

/** Registrations whose mailed link was not opened yet and still can be, the youngest first. */
export const listRegistrations = (owner: Sql, now: Date, limit: number) => owner<WaitingRegistration[]>`
  select id, payload ->> 'kind' as kind, payload ->> 'companyName' as "companyName",
    trim((payload ->> 'firstName') || ' ' || (payload ->> 'name')) as name, payload ->> 'email' as email,
    to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "askedAt"
  from one_time_link
  where purpose = 'register' and used_at is null and (expires_at is null or expires_at > ${now})
  order by created_at desc limit ${limit}`;

export const countFailedMails = async (owner: Sql) => {
  const [row] = await owner<{ count: number }[]>`select count(*)::integer as count from mail where state = 'failed'`;
  return row?.count ?? 0;
};
