import { withdrawChange } from '@knotenblech/shared/sync/withdraw.change.ts';
import type { OutboxEntry } from '../../database/outbox-entry.ts';
import { readMeta } from '../../database/shop-database.ts';
import type { Engine, NewChange } from '../engine/open-engine.ts';
import { redoWaiting, undoWaiting } from '../engine/replay.ts';

/** 'gone': it was taken back before; 'on its way': the server may have it; 'answered': the server has decided. */
export type Withdrawal = 'withdrawn' | 'gone' | 'on its way' | 'answered';

/** Takes back a change that has never been on its way. Its order can never be made, also after a power cut: what was stored strictly is taken back strictly. */
export const withdraw = async (engine: Engine, uid: string): Promise<Withdrawal> => {
  const { strictDatabase: database, mirror } = engine;
  const { row, shadow, outbox, results, spaces, meta, localReading } = database;
  const tables = [row, shadow, outbox, results, spaces, meta, localReading];
  const outcome = await database.transaction('rw', tables, async (): Promise<Withdrawal> => {
    const entry = await outbox.where('uid').equals(uid).first();
    if (!entry) return (await results.get(uid)) ? 'answered' : 'gone';
    if (entry.state.is === 'answered') return 'answered';
    if (entry.state.is !== 'queued') return 'on its way';
    const actor = await readMeta(database, 'actor');
    if (!actor || entry.name === withdrawChange.name) return 'gone';
    await undoWaiting({ ...engine, database });
    await outbox.put(toNoop(engine, entry));
    await redoWaiting({ ...engine, database }, actor);
    return 'withdrawn';
  });
  if (outcome === 'withdrawn') await mirror.order.delete(uid);
  return outcome;
};

/** What holds the place in the queue of a change that is not to be made any more; its order can never be made. */
export const toNoop = ({ newUid }: Pick<Engine, 'newUid'>, entry: OutboxEntry): OutboxEntry => {
  const { seq, at, mid, state, tries, retold } = entry;
  const { name, version: v } = withdrawChange;
  const orderId = orderIdOf(entry);
  return { seq, uid: newUid(), name, v, args: { orderId }, at, mid, state, tries, retold };
};

/** The order that a change makes; null where it makes none. */
export const orderIdOf = ({ name, args }: Pick<NewChange, 'name' | 'args'>): string | null =>
  name === 'submitOrder' ? (args as { orderId: string }).orderId : null;
