import type { Actor } from '@knotenblech/shared/permissions/actor.ts';
import { standingSpaces } from '@knotenblech/shared/sync/space.ts';
import { readMeta } from '../../database/read-meta.ts';
import type { Engine } from './engine.ts';

/** Makes the user's database ready; a new one gets a client id, the actor and the spaces he always holds. */
export const openEngine = async (parts: Omit<Engine, 'facts' | 'term'>, actor: Actor | null): Promise<Engine> => {
  const engine: Engine = { ...parts, facts: new Map(), term: 0 };
  const { database } = engine;
  await Promise.all([database.open(), engine.strictDatabase.open(), engine.mirror.open()]);
  await database.transaction('rw', [database.meta, database.spaces], async () => {
    if (actor) await database.meta.put({ key: 'actor', value: actor });
    if (!(await readMeta(database, 'client'))) {
      await database.meta.bulkPut([
        { key: 'client', value: engine.newUid() },
        { key: 'nextMid', value: 1 },
        { key: 'nextSeq', value: 1 },
        { key: 'epoch', value: null },
        { key: 'term', value: 0 },
      ]);
    }
    const held = new Set(await database.spaces.toCollection().primaryKeys());
    const fresh = actor ? standingSpaces(actor).filter((id) => !held.has(id)) : [];
    await database.spaces.bulkAdd(fresh.map((id) => ({ id, cursor: null, openedAt: null, factsVersion: 0 })));
  });
  engine.term = (await readMeta(database, 'term')) ?? 0;
  return engine;
};
