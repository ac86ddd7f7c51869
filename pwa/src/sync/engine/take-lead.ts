import { readMeta, writeMeta } from '../../database/read-meta.ts';
import type { Engine } from './engine.ts';

/** From here on only this tab's answers are applied. */
export const takeLead = async (engine: Engine) => {
  const { database } = engine;
  engine.term = await database.transaction('rw', database.meta, async () => {
    const term = ((await readMeta(database, 'term')) ?? 0) + 1;
    await writeMeta(database, 'term', term);
    return term;
  });
};
