import { withdrawChange } from '@knotenblech/shared/sync/withdraw-change.ts';
import { readMeta } from '../../database/read-meta.ts';
import type { Engine } from './engine.ts';
import { replayWaiting, undoWaiting } from './replay.ts';

/** Takes back a change that has never been on its way; false when it is too late. Its order can never be made, also after a power cut: what was stored strictly is taken back strictly. */
export const withdraw = async (engine: Engine, uid: string): Promise<boolean> => {
  const { strictDatabase: database, mirror } = engine;
  const { row, shadow, outbox, spaces, meta, localReading } = database;
  const isDone = await database.transaction('rw', [row, shadow, outbox, spaces, meta, localReading], async () => {
    const entry = await outbox.where('uid').equals(uid).first();
    const actor = await readMeta(database, 'actor');
    if (!entry || entry.offered || entry.name === withdrawChange.name || !actor) return false;
    const orderId = entry.name === 'submitOrder' ? (entry.args as { orderId: string }).orderId : null;
    await undoWaiting({ ...engine, database });
    const { name, version: v } = withdrawChange;
    await outbox.put({ ...entry, uid: engine.newUid(), name, v, args: { orderId } });
    await replayWaiting({ ...engine, database }, await outbox.orderBy('seq').toArray(), actor);
    return true;
  });
  if (isDone) await mirror.order.delete(uid);
  return isDone;
};
