import type { Engine, NewChange } from './engine.ts';
import { storeChange } from './make-change.ts';

/** Orders that were queued in a database that has been lost go back into the queue, the same orders under the same uids. */
export const requeueMirrored = async (engine: Engine) => {
  const { database, mirror } = engine;
  for (const { uid, v, args, at } of await mirror.order.toArray()) {
    const isQueued = (await database.outbox.where('uid').equals(uid).count()) > 0;
    if (isQueued || (await database.results.get(uid))) continue;
    await storeLost(engine, { uid, name: 'submitOrder', v, args, at });
  }
};

/** Without its cart the order has no effect to show here; the server, which has the cart, decides. */
const storeLost = async (engine: Engine, change: NewChange & { v: number }) => {
  const { database } = engine;
  try {
    await storeChange(engine, change);
  } catch {
    await database.transaction('rw', [database.outbox, database.meta], async () => {
      const row = await database.meta.get('nextSeq');
      const seq = row?.key === 'nextSeq' ? row.value : 1;
      await database.meta.put({ key: 'nextSeq', value: seq + 1 });
      await database.outbox.add({
        seq,
        ...change,
        mid: null,
        offered: true,
        tries: 0,
        outcome: null,
        retold: false,
      });
    });
  }
};
