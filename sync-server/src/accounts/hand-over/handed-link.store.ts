import { linkMinutes } from '@knotenblech/shared/accounts/link-paths.ts';
import { type FileHash, newId, type ProjectId, type UserId } from '@knotenblech/shared/values/ids.ts';
import type { Language } from '@knotenblech/shared/values/language.ts';
import type { Sql, Transaction } from '../../database/database.ts';
import { hashToken, newToken } from '../auth/password.ts';

/** Opens a project for its user, who is signed in by it. */
type OpenProject = { purpose: 'open-project'; userId: UserId; payload: { projectId: ProjectId; of: HandedFile } };
/** What makes two hand-overs to a user the same one, repeated. */
export type HandedFile = { partner: string; projectName: string; fileHash: FileHash };
/** A file that waits for its customer to register; its bytes are an upload of `place`. */
export type WaitingFile = {
  place: string;
  projectId: ProjectId;
  projectName: string;
  fileHash: FileHash;
  fileName: string;
  byteCount: number;
};
type KeepProject = { purpose: 'keep-project'; userId: null; payload: WaitingFile };

/** Stores a token that goes out in an address now, and gives it. */
export const addHandedLink = async (
  tx: Sql | Transaction,
  { purpose, userId, payload, language }: (OpenProject | KeepProject) & { language: Language },
  now: Date,
) => {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + linkMinutes * 60_000);
  await tx`
    insert into one_time_link (id, purpose, language, user_id, payload, token_hash, created_at, expires_at)
    values (${newId() as string}, ${purpose}, ${language}, ${userId}, ${tx.json(payload)}, ${hashToken(token)}, ${now}, ${expiresAt})`;
  return { token, expiresAt };
};

/**
 * The project that a user got for the same file while an address to it holds, used up or not, or is still being made;
 * null: none, or he has trashed or ordered it, or gave it another file. Whoever else asks meanwhile waits for this transaction.
 */
export const findSameHandOver = async (tx: Transaction, userId: UserId, of: HandedFile, now: Date) => {
  await tx`select pg_advisory_xact_lock(hashtextextended(${`hand-over ${userId} ${of.fileHash}`}, 0))`;
  const [row] = await tx<{ projectId: ProjectId }[]>`
    select l.payload ->> 'projectId' as "projectId" from one_time_link l
    left join record r on r.kind = 'project' and r.id = l.payload ->> 'projectId'
    where l.purpose = 'open-project' and l.user_id = ${userId} and l.expires_at > ${now} and l.payload -> 'of' = ${tx.json(of)}
      and (r.id is null or not r.deleted and r.data ->> 'trashedAt' is null and r.data ->> 'orderedAt' is null
        and r.data ->> 'fileHash' = ${of.fileHash})
    order by l.created_at desc limit 1`;
  return row?.projectId ?? null;
};

/** A registration's token while it holds, without using it up: whoever asks twice for his mail keeps his file. */
export const findWaitingFile = async (owner: Sql, token: string, now: Date): Promise<string | null> => {
  const [row] = await owner<{ id: string }[]>`
    select id from one_time_link
    where token_hash = ${hashToken(token)} and purpose = 'keep-project' and used_at is null and expires_at > ${now}`;
  return row?.id ?? null;
};

/** Uses up what a registration found while it held; null: another registration had it first. */
export const claimWaitingFile = async (tx: Transaction, id: string, now: Date): Promise<WaitingFile | null> => {
  const [row] = await tx<{ payload: WaitingFile }[]>`
    update one_time_link set used_at = ${now}
    where id = ${id} and purpose = 'keep-project' and used_at is null returning payload`;
  return row?.payload ?? null;
};

/** Whether a token went out in an address of a hand-over, used up or not. */
export const isHandedToken = async (owner: Sql, token: string): Promise<boolean> => {
  const rows = await owner`
    select 1 from one_time_link where token_hash = ${hashToken(token)} and purpose in ('open-project', 'keep-project')`;
  return rows.length > 0;
};

/** Whose link it is while it holds. */
export const findHandedUser = async (tx: Sql | Transaction, token: string, now: Date): Promise<UserId | null> => {
  const [row] = await tx<{ userId: UserId }[]>`
    select user_id as "userId" from one_time_link
    where token_hash = ${hashToken(token)} and purpose = 'open-project' and used_at is null and expires_at > ${now}`;
  return row?.userId ?? null;
};

/** Uses a link up; of many at once one has it. */
export const claimHandedProject = async (tx: Transaction, token: string, now: Date): Promise<ProjectId | null> => {
  const [row] = await tx<{ projectId: ProjectId }[]>`
    update one_time_link set used_at = ${now}
    where token_hash = ${hashToken(token)} and purpose = 'open-project' and used_at is null and expires_at > ${now}
    returning payload ->> 'projectId' as "projectId"`;
  return row?.projectId ?? null;
};
