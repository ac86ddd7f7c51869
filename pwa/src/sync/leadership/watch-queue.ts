import { observe } from '../../database/observe.ts';
import type { Engine } from '../engine/engine.ts';

/**
 * Tells of changes and wanted spaces that were not there before; what a round itself notes on its way does not begin the next.
 * The queue is watched by its keys: a long one is not decrypted at every tap.
 */
export const watchQueue = ({ database }: Pick<Engine, 'database'>, onNews: () => void) => {
  let known = new Set<number | string>();
  return observe(async () => {
    const waiting = await database.outbox.toCollection().primaryKeys();
    const wanted = await database.spaces.filter(({ cursor }) => cursor === null).primaryKeys();
    return [...waiting, ...wanted];
  }).subscribe({
    next: (now) => {
      const isNews = now.some((key) => !known.has(key));
      known = new Set(now);
      if (isNews) onNews();
    },
    error: () => {},
  });
};
