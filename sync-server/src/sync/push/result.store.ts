import type { Actor } from '@knotenblech/shared/records/actor.ts';
import type { MutationResult } from '@knotenblech/shared/sync/wire.ts';
import type { Transaction } from '../../database/database.ts';

export type KnownResult = Pick<MutationResult, 'status' | 'code' | 'details'> & { argsHash: string };
export type NewResult = MutationResult & { argsHash: string };

/** The answers already given to these changes of a user. */
export const readResults = async (tx: Transaction, { customerId, userId }: Actor, uids: readonly string[]) => {
  const rows = await tx<(KnownResult & { uid: string })[]>`
    select uid, status, code, details, args_hash as "argsHash" from sync_result
    where customer_id = ${customerId} and user_id = ${userId} and uid = any (${uids as string[]})`;
  return new Map<string, KnownResult>(rows.map(({ uid, ...result }) => [uid, result]));
};

export const addResults = async (
  tx: Transaction,
  { customerId, userId }: Actor,
  clientId: string,
  results: readonly NewResult[],
) => {
  if (results.length === 0) return;
  const rows = results.map(({ id, uid, status, code, details, argsHash }) => ({
    customer_id: customerId,
    user_id: userId,
    client_id: clientId,
    mid: id,
    uid,
    status,
    code,
    details,
    args_hash: argsHash,
  }));
  await tx`
    insert into sync_result (customer_id, user_id, uid, args_hash, client_id, mid, status, code, details)
    select customer_id, user_id, uid, args_hash, client_id, mid, status, code, details
    from jsonb_to_recordset(${tx.json(rows as never)}) as r (
      customer_id uuid, user_id uuid, uid uuid, args_hash text, client_id uuid, mid bigint, status text, code text,
      details jsonb)`;
};
