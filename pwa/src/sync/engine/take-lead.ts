import { readMeta } from '../../database/read-meta.ts';
import type { Engine } from './engine.ts';

/** From here on only this tab's answers are applied; where its lead is over meanwhile, it takes no term. */
export const takeLead = async (engine: Engine, over?: AbortSignal) => {
  const { database } = engine;
  engine.term = await database.transaction('rw', database.meta, async () => {
    if (over?.aborted) return engine.term;
    const term = ((await readMeta(database, 'term')) ?? 0) + 1;
    await database.meta.bulkPut([
      { key: 'term', value: term },
      { key: 'isBehind', value: true },
    ]);
    return term;
  });
};
