import type { Engine } from './engine.ts';

/** How long answered changes are kept for a server that is restored. */
export const rememberedMs = 30 * 86_400_000;

/**
 * The server was restored: what it had applied in the last 30 days is told again, before everything that waits.
 * Whatever it still knows it answers without a second effect. Inside the caller's transaction.
 */
export const retellAnswered = async ({ database, now, newUid }: Engine) => {
  const since = new Date(now().getTime() - rememberedMs).toISOString();
  const waiting = new Set((await database.outbox.toArray()).map((entry) => entry.uid));
  const applied = await database.results
    .filter((result) => result.status === 'applied' && result.answeredAt >= since && !waiting.has(result.uid))
    .toArray();
  await database.outbox.bulkPut(
    applied.map(({ seq, uid, name, v, args, at, tries, details }) => ({
      seq,
      uid,
      name,
      v,
      args,
      at,
      tries,
      mid: null,
      offered: true,
      outcome: null,
      retold: true,
      ...(typeof details.number === 'number' ? { number: details.number } : {}),
    })),
  );
  await database.outbox.toCollection().modify({ mid: null });
  await database.meta.bulkPut([
    { key: 'client', value: newUid() },
    { key: 'nextMid', value: 1 },
  ]);
  await database.file.toCollection().modify({ uploaded: false });
};
