import { type LinkPurpose, linkMinutes } from '@knotenblech/shared/accounts/link-paths.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import { newId, type UserId } from '@knotenblech/shared/values/ids.ts';
import type { Language } from '@knotenblech/shared/values/language.ts';
import type { Sql, Transaction } from '../database/database.ts';
import { hashToken, newToken } from './auth/password.ts';

export type NewLink = {
  purpose: LinkPurpose;
  language: Language;
  userId: UserId | null;
  payload: Record<string, string | boolean>;
  mailId: string;
};

/** Prepares a link and gives its id; nobody can use it before its mail goes out. */
export const addLink = async (tx: Transaction, link: NewLink, now: Date) => {
  const id = newId() as string;
  const { purpose, language, userId, payload, mailId } = link;
  await tx`
    insert into one_time_link (id, purpose, language, user_id, payload, mail_id, created_at)
    values (${id}, ${purpose}, ${language}, ${userId}, ${tx.json(payload)}, ${mailId}, ${now})`;
  return id;
};

export type ArmedLink = { id: string; purpose: LinkPurpose; language: Language; token: string };

/** Makes the token for a mail that goes out now; an earlier one of the same mail is void. 'none': it has no link; 'void': that was ended. */
export const armLink = async (owner: Sql, mailId: string, now: Date): Promise<ArmedLink | 'none' | 'void'> => {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + linkMinutes * 60_000);
  const [row] = await owner<Omit<ArmedLink, 'token'>[]>`
    update one_time_link set token_hash = ${hashToken(token)}, expires_at = ${expiresAt}
    where mail_id = ${mailId} and used_at is null returning id, purpose, language`;
  if (row) return { ...row, token };
  const [ended] = await owner`select 1 from one_time_link where mail_id = ${mailId}`;
  return ended ? 'void' : 'none';
};

export type TakenLink<Payload> = { userId: UserId | null; payload: Payload };

/** Uses a link up; of many at once one has it. Refused as expired when it is unknown, used, too old or for something else. */
export const consumeLink = async <Payload>(
  tx: Transaction,
  { purpose, token }: { purpose: LinkPurpose; token: string },
  now: Date,
): Promise<TakenLink<Payload>> => {
  const [row] = await tx<TakenLink<Payload>[]>`
    update one_time_link set used_at = ${now}
    where token_hash = ${hashToken(token)} and purpose = ${purpose} and used_at is null and expires_at > ${now}
    returning user_id as "userId", payload`;
  if (!row) throw new DomainError('link_expired');
  return row;
};

/** Ends every link of a user, whatever it is for. */
export const endLinks = (tx: Transaction, userId: UserId, now: Date) =>
  tx`update one_time_link set used_at = ${now} where user_id = ${userId} and used_at is null`;

export const deleteLinksBefore = (owner: Sql, before: Date) =>
  owner`delete from one_time_link where created_at <= ${before}`;

/** The address that a user asked for last and has not confirmed yet. */
export const findPendingEmail = async (owner: Sql, userId: UserId, now: Date) => {
  const [row] = await owner<{ email: string }[]>`
    select payload ->> 'email' as email from one_time_link
    where user_id = ${userId} and purpose = 'confirm-email' and used_at is null
      and (expires_at is null or expires_at > ${now})
    order by created_at desc, id desc limit 1`;
  return row?.email ?? null;
};
