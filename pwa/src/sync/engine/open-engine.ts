import type { Actor } from '@knotenblech/shared/records/actor.ts';
import { readMetas, writeMeta } from '../../database/read-meta.ts';
import type { Engine } from './engine.ts';
import { subscribePermanentSpaces } from './hold-standing-spaces.ts';

/** Makes the user's database ready; a new one gets a client id, the actor and the spaces he always holds. */
export const openEngine = async (parts: Omit<Engine, 'facts' | 'term' | 'nextSeq'>, actor: Actor | null) => {
  const { database, newUid } = parts;
  const { meta, spaces } = database;
  await database.open();
  const readHeld = async () => {
    const [known, client, heldTerm] = await readMetas(database, ['actor', 'client', 'term']);
    const isSameActor = actor === null || JSON.stringify(actor) === JSON.stringify(known);
    return { client, heldTerm, isSameActor };
  };
  const makeReady = async () => {
    const { client, heldTerm, isSameActor } = await readHeld();
    if (actor && !isSameActor) {
      await writeMeta(database, 'actor', actor);
      await subscribePermanentSpaces(database, actor);
    }
    if (!client) {
      await meta.bulkPut([
        { key: 'client', value: newUid() },
        { key: 'nextMid', value: 1 },
        { key: 'nextSeq', value: 1 },
        { key: 'epoch', value: null },
        { key: 'term', value: 0 },
      ]);
    }
    return heldTerm ?? 0;
  };
  // Reading does not wait for what another window is writing.
  const held = await readHeld();
  const isReady = held.client && held.isSameActor;
  const term = isReady ? (held.heldTerm ?? 0) : await database.transaction('rw', [meta, spaces], makeReady);
  const engine: Engine = { ...parts, facts: new Map(), term, nextSeq: null };
  return engine;
};
