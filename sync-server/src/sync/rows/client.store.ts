import { pipelined, type Transaction } from '../../database/database.ts';

export type ClientKey = { customerId: string; clientId: string };

/** The client's place in its queue and its user, locked: one push at a time per client. */
export const lockClient = async (tx: Transaction, { customerId, clientId }: ClientKey, userId: string) => {
  const [, [client]] = await pipelined([
    tx`
      insert into sync_client (customer_id, id, user_id) values (${customerId}, ${clientId}, ${userId})
      on conflict do nothing`.execute(),
    tx<{ userId: string; lastMid: number }[]>`
      select user_id as "userId", last_mid as "lastMid" from sync_client
      where customer_id = ${customerId} and id = ${clientId} for update`.execute(),
  ]);
  if (!client) throw new Error('a client that was just stored is not there');
  return client;
};

export const keepLastMid = (tx: Transaction, { customerId, clientId }: ClientKey, lastMid: number) => tx`
  update sync_client set last_mid = ${lastMid}, seen_at = now() where customer_id = ${customerId} and id = ${clientId}`;

export const noteSeen = (tx: Transaction, { customerId, clientId }: ClientKey) => tx`
  update sync_client set seen_at = now() where customer_id = ${customerId} and id in (
    select id from sync_client where customer_id = ${customerId} and id = ${clientId} for update skip locked)`;

/** How far the client's queue has come, and whether it was last seen too long ago. */
export const readClient = async (tx: Transaction, { customerId, clientId }: ClientKey, userId: string) => {
  const [client] = await tx<{ lastMid: number; isUnseen: boolean }[]>`
    select last_mid as "lastMid", seen_at < now() - interval '1 hour' as "isUnseen" from sync_client
    where customer_id = ${customerId} and id = ${clientId} and user_id = ${userId}`;
  return client ?? { lastMid: 0, isUnseen: false };
};

export type Epoch = { epoch: string; restoredAt: Date | null };

/** The epoch of the server's rows, and when it was last restored from a backup. */
export const readEpoch = async (tx: Transaction): Promise<Epoch> => {
  const [meta] = await tx<Epoch[]>`
    select epoch, (select max(restored_at) from number_gap) as "restoredAt" from sync_meta`;
  if (!meta) throw new Error('the database has no epoch');
  return meta;
};
