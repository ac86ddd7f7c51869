import { withQuotaErrors } from '../../database/in-room.ts';
import { readMeta } from '../../database/read-meta.ts';
import type { Engine } from '../engine/engine.ts';

/** From here on only this tab's answers are applied; where its lead is over meanwhile, it takes no term. */
export const acquireTerm = async (engine: Engine, over?: AbortSignal) => {
  const { database } = engine;
  const take = () =>
    database.transaction('rw', database.meta, async () => {
      if (over?.aborted) return;
      const term = ((await readMeta(database, 'term')) ?? 0) + 1;
      await database.meta.bulkPut([
        { key: 'term', value: term },
        { key: 'isBehind', value: true },
      ]);
      engine.term = term;
    });
  await withQuotaErrors(database, take);
};
