import { idsIn } from '@knotenblech/shared/records/ids-in.ts';
import { projectPriceSpace, type SpaceId } from '@knotenblech/shared/records/space.ts';
import type { Cursor, PullAnswer, SpacePatch } from '@knotenblech/shared/sync/wire.ts';
import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { isPending, nextState, type OutboxEntry, stateAfter } from '../../database/outbox-entry.ts';
import {
  readMeta,
  rowRange,
  type ShopDatabase,
  type SpaceRow,
  type StoredRow,
  writeMeta,
} from '../../database/shop-database.ts';
import { type Engine, subscribePermanentSpaces } from '../engine/open-engine.ts';
import { redoWaiting, rowName, undoWaiting } from '../engine/replay.ts';
import { isDeferred } from '../outbox/held-back.ts';
import { removeEntriesAt } from '../outbox/outbox.ts';
import { replayAcknowledged } from '../outbox/replay-acknowledged.ts';

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
  const { row, shadow, outbox, spaces, results, meta, localReading, file, seenPrice } = database;
  const tables = [row, shadow, outbox, spaces, results, meta, localReading, file, seenPrice];
  return database.transaction('rw', tables, async () => {
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
    await forgetSeenPrices(database, answer);
    await subscribePermanentSpaces(database, answer.actor);
    await database.meta.bulkPut([
      { key: 'actor', value: answer.actor },
      { key: 'epoch', value: answer.epoch },
    ]);
    if (isLastPage(answer)) await forgetDone(database, answer.lastMid, basis.answered);
    if (basis.epoch !== null && basis.epoch !== answer.epoch) await replayAcknowledged(engine, basis.epoch);
    await admitDeferred(database, answer);
    await redoWaiting(engine, answer.actor);
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
  for (const id of answer.gone as SpaceId[]) await rowRange(database, id).delete();
  await database.spaces.bulkDelete(answer.gone);
  for (const [id, patch] of Object.entries(answer.spaces)) await applyPatch(database, id as SpaceId, patch);
};

/** Who may see no prices keeps none that he once saw. */
const forgetSeenPrices = async ({ seenPrice }: ShopDatabase, { actor, gone }: PullAnswer) => {
  if (!actor.seesPrices) await seenPrice.clear();
  else if (gone.length > 0)
    await seenPrice.filter(({ projectId }) => gone.includes(projectPriceSpace(projectId as ProjectId))).delete();
};

const applyPatch = async (database: ShopDatabase, space: SpaceId, patch: SpacePatch) => {
  if (patch.reset) await rowRange(database, space).delete();
  if (patch.del.length > 0) await database.row.bulkDelete(patch.del.map(({ kind, id }) => [space, kind, id]));
  const rows = patch.put.map(({ kind, data }) => ({ space, kind, id: data.id, data }) as StoredRow);
  for (const some of inPieces(rows)) await database.row.bulkPut(some);
  const held = (await database.spaces.get(space)) as SpaceRow;
  const hasNewFacts = patch.reset || patch.put.some(({ kind }) => kind === 'partPack' || kind === 'reading');
  const factsVersion = held.factsVersion + (hasNewFacts ? 1 : 0);
  await database.spaces.put({ ...held, cursor: patch.cursor, factsVersion });
};

const rowsAtOnce = 1000;
const partPacksAtOnce = 2;

/** What is put at once is encrypted and copied without a pause: as much as leaves the page free to answer a tap. */
const inPieces = (rows: readonly StoredRow[]): StoredRow[][] => {
  const pieces: StoredRow[][] = [];
  let weight = rowsAtOnce;
  for (const row of rows) {
    if (weight >= rowsAtOnce) {
      pieces.push([]);
      weight = 0;
    }
    pieces.at(-1)?.push(row);
    weight += row.kind === 'partPack' ? rowsAtOnce / partPacksAtOnce : 1;
  }
  return pieces;
};

/**
 * Only what this profile itself has had answered is done: a copied profile's client id may count somebody else's changes.
 * An answer that the server has forgotten is asked for again.
 */
const forgetDone = async (database: ShopDatabase, lastMid: number, answered: ReadonlySet<string>) => {
  const entries = (await database.outbox.toArray()).filter((entry) => !isPending(entry) && answered.has(entry.uid));
  const isDone = (entry: OutboxEntry) => entry.mid !== null && entry.mid <= lastMid;
  await removeEntriesAt(
    database,
    entries.filter(isDone).map((entry) => entry.seq),
  );
  await database.outbox.bulkPut(
    entries
      .filter((entry) => !isDone(entry))
      .map((entry) => ({ ...entry, state: nextState(entry.state, { event: 'forgotten' }) })),
  );
};

/** What was sent too early may leave at once where there is news of a thing that it names. */
const admitDeferred = ({ outbox }: ShopDatabase, { spaces }: PullAnswer) => {
  const pulledIds = new Set(
    Object.entries(spaces).flatMap(([space, { put }]) => [
      space.slice(space.indexOf(':') + 1),
      ...put.map(({ data }) => data.id),
    ]),
  );
  return outbox
    .filter((entry) => isDeferred(entry) && idsIn(entry.args).some((id) => pulledIds.has(id)))
    .modify(stateAfter({ event: 'resumed' }));
};

export const isLastPage = ({ spaces }: PullAnswer) => !Object.values(spaces).some((patch) => patch.more);

export const noteContact = async (database: ShopDatabase, page: PullAnswer, now: Date) => {
  await database.meta.bulkPut([
    { key: 'isBehind', value: !isLastPage(page) },
    { key: 'contact', value: 'reached' },
    { key: 'lastContactAt', value: now.toISOString() },
  ]);
  if (await readMeta(database, 'stoppedBy')) await writeMeta(database, 'stoppedBy', null);
};
