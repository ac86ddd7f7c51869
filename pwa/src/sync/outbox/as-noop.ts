import { withdrawChange } from '@knotenblech/shared/sync/withdraw.change.ts';
import type { OutboxEntry } from '../../database/shop-database.ts';
import type { Engine, NewChange } from '../engine/engine.ts';

/** What holds the place in the queue of a change that is not to be made any more; its order can never be made. */
export const toNoop = ({ newUid }: Pick<Engine, 'newUid'>, entry: OutboxEntry): OutboxEntry => {
  const { seq, at, mid, offered, tries, retold } = entry;
  const { name, version: v } = withdrawChange;
  const orderId = orderIdOf(entry);
  return { seq, uid: newUid(), name, v, args: { orderId }, at, mid, offered, tries, outcome: null, retold };
};

/** The order that a change makes; null where it makes none. */
export const orderIdOf = ({ name, args }: Pick<NewChange, 'name' | 'args'>): string | null =>
  name === 'submitOrder' ? (args as { orderId: string }).orderId : null;
