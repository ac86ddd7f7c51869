import { nextState, type OutboxEntry, outcomeOf } from '../../database/outbox-entry.ts';
import { readFileRow } from '../../database/read-file-rows.ts';
import type { ResultRow, ShopDatabase } from '../../database/shop-database.ts';
import type { Engine } from '../engine/open-engine.ts';

/** How long answered changes are kept for a server that is restored. */
export const rememberedMs = 30 * 86_400_000;

/** Whether a restored server would be told of it. */
export const isRemembered = ({ status, answeredAt }: Pick<ResultRow, 'status' | 'answeredAt'>, now: Date) =>
  status === 'applied' && answeredAt >= new Date(now.getTime() - rememberedMs).toISOString();

/**
 * The server was restored: what it had applied in the last 30 days is told again, before everything that waits.
 * What was answered and is not shown yet waits again at its place. Whatever the server still knows it answers without a second
 * effect. Inside the caller's transaction.
 */
export const replayAcknowledged = async ({ database, now, newUid }: Engine, madeOn: string) => {
  const waiting = new Set((await database.outbox.toArray()).map((entry) => entry.uid));
  const applied = await database.results
    .filter((result) => isRemembered(result, now()) && !waiting.has(result.uid))
    .toArray();
  await database.outbox.bulkPut(applied.map((result) => isReplay(result, madeOn)));
  await database.outbox.toCollection().modify((entry) => {
    const outcome = outcomeOf(entry);
    const number = outcome?.details.number;
    if (typeof number === 'number') entry.number = number;
    if (outcome?.status === 'applied' || entry.name !== 'submitOrder') entry.madeOn ??= madeOn;
    entry.mid = null;
    entry.state = nextState(entry.state, { event: 'restored' });
  });
  await database.meta.bulkPut([
    { key: 'client', value: newUid() },
    { key: 'nextMid', value: 1 },
  ]);
  await markUnsent(database);
};

/** An applied change as it waits to be told once more, at its place. */
export const isReplay = ({ seq, uid, name, v, args, at, tries, details }: ResultRow, madeOn: string): OutboxEntry => ({
  seq,
  uid,
  name,
  v,
  args,
  at,
  tries,
  mid: null,
  state: { is: 'sent' },
  retold: true,
  madeOn,
  ...(typeof details.number === 'number' ? { number: details.number } : {}),
});

const markUnsent = async (database: ShopDatabase) => {
  for (const hash of await database.file.toCollection().primaryKeys()) {
    const file = await readFileRow(database, hash);
    if (file?.uploaded) await database.file.put({ ...file, uploaded: false });
  }
};
