import type { Actor } from '@knotenblech/shared/permissions/actor.ts';
import { standingSpaces, type SpaceId } from '@knotenblech/shared/sync/space.ts';
import type { Cursor, PullAnswer, SpacePatch } from '@knotenblech/shared/sync/wire.ts';
import { readMeta, writeMeta } from '../../database/read-meta.ts';
import { rowRange } from '../../database/row-range.ts';
import type { OutboxEntry, ShopDatabase, SpaceRow, StoredRow } from '../../database/shop-database.ts';
import type { Engine } from './engine.ts';
import { replayWaiting, rowName, undoWaiting } from './replay.ts';
import { retellAnswered } from './retell-answered.ts';
import { summariseUnread } from './summarise-unread.ts';

/** What a pull request was built from: its answer holds only for that. */
export type PullBasis = {
  client: string;
  term: number;
  epoch: string | null;
  cursors: Record<string, Cursor | null>;
  /** Changes that had been answered when the request was built. */
  answered: ReadonlySet<string>;
};

/**
 * Lays the server's answer under the waiting changes, in one transaction: undo, apply, forget what is done, replay.
 * False when the answer was built on what no longer holds; nothing is changed then.
 */
export const applyPull = (engine: Engine, answer: PullAnswer, basis: PullBasis): Promise<boolean> => {
  const { database } = engine;
  const { row, shadow, outbox, spaces, results, meta, localReading, file } = database;
  return database.transaction('rw', [row, shadow, outbox, spaces, results, meta, localReading, file], async () => {
    if (!(await holds(database, answer, basis))) return false;
    const actor = await readMeta(database, 'actor');
    const isSameActor = JSON.stringify(actor) === JSON.stringify(answer.actor);
    const isIdle =
      isSameActor &&
      answer.gone.length === 0 &&
      Object.keys(answer.spaces).length === 0 &&
      basis.epoch === answer.epoch;
    if (isIdle && basis.answered.size === 0) return true;
    await undoWaiting(engine, rowsIn(answer));
    await applyPatches(database, answer);
    await holdStandingSpaces(database, answer.actor);
    await database.meta.bulkPut([
      { key: 'actor', value: answer.actor },
      { key: 'epoch', value: answer.epoch },
    ]);
    const isLastPage = !Object.values(answer.spaces).some((patch) => patch.more);
    if (isLastPage) await forgetDone(database, answer.lastMid, basis.answered);
    if (basis.epoch !== null && basis.epoch !== answer.epoch) await retellAnswered(engine);
    await replayWaiting(engine, await database.outbox.orderBy('seq').toArray(), answer.actor);
    await summariseUnread(engine, answer.actor);
    return true;
  });
};

const holds = async (database: ShopDatabase, answer: PullAnswer, basis: PullBasis) => {
  if ((await readMeta(database, 'client')) !== basis.client) return false;
  if ((await readMeta(database, 'term')) !== basis.term) return false;
  if (((await readMeta(database, 'epoch')) ?? null) !== basis.epoch) return false;
  const named = [...Object.keys(answer.spaces), ...answer.gone];
  const held = await database.spaces.bulkGet(named);
  return named.every(
    (id, n) => held[n] !== undefined && JSON.stringify(held[n].cursor) === JSON.stringify(basis.cursors[id] ?? null),
  );
};

/** The rows that an answer replaces or removes. */
const rowsIn = (answer: PullAnswer) =>
  new Set(
    Object.entries(answer.spaces).flatMap(([space, { put, del }]) => [
      ...put.map(({ kind, data }) => rowName({ space, kind, id: data.id })),
      ...del.map(({ kind, id }) => rowName({ space, kind, id })),
    ]),
  );

const applyPatches = async (database: ShopDatabase, answer: PullAnswer) => {
  for (const id of answer.gone as SpaceId[]) {
    await rowRange(database, id).delete();
    const held = await database.spaces.get(id);
    if (held?.openedAt) await database.spaces.put({ ...held, cursor: null, factsVersion: held.factsVersion + 1 });
    else await database.spaces.delete(id);
  }
  for (const [id, patch] of Object.entries(answer.spaces)) await applyPatch(database, id as SpaceId, patch);
};

const applyPatch = async (database: ShopDatabase, space: SpaceId, patch: SpacePatch) => {
  if (patch.reset) await rowRange(database, space).delete();
  if (patch.del.length > 0) await database.row.bulkDelete(patch.del.map(({ kind, id }) => [space, kind, id]));
  if (patch.put.length > 0) {
    await database.row.bulkPut(patch.put.map(({ kind, data }) => ({ space, kind, id: data.id, data }) as StoredRow));
  }
  const held = (await database.spaces.get(space)) as SpaceRow;
  const hasNewFacts = patch.reset || patch.put.some(({ kind }) => kind === 'partPack' || kind === 'reading');
  const factsVersion = held.factsVersion + (hasNewFacts ? 1 : 0);
  await database.spaces.put({ ...held, cursor: patch.cursor, factsVersion });
};

const holdStandingSpaces = async (database: ShopDatabase, actor: Actor) => {
  const ids = standingSpaces(actor);
  const held = await database.spaces.bulkGet(ids);
  const fresh = ids.filter((_, n) => !held[n]);
  await database.spaces.bulkAdd(fresh.map((id) => ({ id, cursor: null, openedAt: null, factsVersion: 0 })));
};

/**
 * Only what this profile itself has had answered is done: a copied profile's client id may count somebody else's changes.
 * An answer that the server has forgotten is asked for again.
 */
const forgetDone = async (database: ShopDatabase, lastMid: number, answered: ReadonlySet<string>) => {
  const entries = (await database.outbox.toArray()).filter(
    (entry) => entry.outcome !== null && answered.has(entry.uid),
  );
  const isDone = (entry: OutboxEntry) => entry.mid !== null && entry.mid <= lastMid;
  await database.outbox.bulkDelete(entries.filter(isDone).map((entry) => entry.seq));
  await database.outbox.bulkPut(
    entries.filter((entry) => !isDone(entry)).map((entry) => ({ ...entry, outcome: null })),
  );
};

export const noteContact = async (database: ShopDatabase, serverTime: string, now: Date) => {
  await database.meta.bulkPut([
    { key: 'contact', value: 'reached' },
    { key: 'lastContactAt', value: now.toISOString() },
    { key: 'serverOffsetMs', value: Date.parse(serverTime) - now.getTime() },
  ]);
  if (await readMeta(database, 'stoppedBy')) await writeMeta(database, 'stoppedBy', null);
};
