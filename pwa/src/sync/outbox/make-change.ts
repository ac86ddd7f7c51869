import type { Actor } from '@knotenblech/shared/records/actor.ts';
import type { ReadKey, Rows } from '@knotenblech/shared/records/define-change.ts';
import { createRowCache, type RowCache } from '@knotenblech/shared/records/row-cache.ts';
import { customerSpace, projectPriceSpace, projectSpace } from '@knotenblech/shared/records/space.ts';
import { type ArgsOf, type ChangeName, changes, findPresent } from '@knotenblech/shared/sync/changes.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import type { OutboxEntry } from '../../database/outbox-entry.ts';
import { readMetas, type ShopDatabase, writeMeta } from '../../database/shop-database.ts';
import type { Engine, NewChange } from '../engine/open-engine.ts';
import { lastOfEach, writeRows } from '../engine/replay.ts';
import { type Prepared, prepareChange, projectsOf, readRows, runPrepared, summariseOn } from '../engine/run-change.ts';

/** Makes a change: its effect and its place in the queue are stored together, or it is refused with DomainError. */
export const makeChange = async <N extends ChangeName>(engine: Engine, name: N, args: ArgsOf<N>) => {
  const present = findPresent({ name, args });
  if (!present) throw new DomainError('unknown_change', { name });
  const change: NewChange = {
    uid: engine.newUid(),
    name,
    v: present.change.version,
    args,
    at: engine.now().toISOString(),
  };
  const { nextSeq } = engine;
  engine.writeAhead.note(change);
  try {
    await (name === 'submitOrder' ? storeOrder(engine, change) : storeChange(engine, change, nextSeq));
  } finally {
    engine.writeAhead.forget(change.uid);
  }
  return { uid: change.uid };
};

/** The order lies in the mirror before it is queued: its database alone may be lost. */
export const storeOrder = async (engine: Engine, change: NewChange) => {
  await mirrorOrder(engine, change);
  try {
    await storeChange({ ...engine, database: engine.strictDatabase }, change);
  } catch (error) {
    await engine.mirror.order.delete(change.uid);
    throw error;
  }
};

/**
 * Effect and queue entry in one transaction, once for each uid; also used for work that comes back from a mirror, a seal or
 * the notes of a page that ended. A queue that still counts as it did before the change was noted cannot know its uid.
 */
export const storeChange = async (engine: Engine, { uid, ...made }: NewChange, countedBefore: number | null = null) => {
  const { database } = engine;
  const { row, shadow, outbox, results, spaces, meta, localReading, unreadFile } = database;
  const tables = [row, shadow, outbox, results, spaces, meta, localReading, unreadFile];
  engine.nextSeq = await database.transaction('rw', tables, async () => {
    const [actor, leaving, seq = 1, epoch] = await readMetas(database, ['actor', 'leaving', 'nextSeq', 'epoch']);
    if (seq !== countedBefore && (await isKnown(database, uid))) return seq;
    if (!actor) throw new DomainError('session_expired');
    if (leaving) throw new DomainError('session_ended');
    const { prepared, cache, writes } = await runNow(engine, prepareChange(made, actor), actor);
    const entry: OutboxEntry = {
      seq,
      uid,
      name: made.name,
      at: made.at,
      v: prepared.change.version,
      args: prepared.args,
      mid: null,
      state: { is: 'queued' },
      tries: 0,
      retold: false,
      ...(epoch && made.name !== 'submitOrder' && { madeOn: epoch }),
    };
    await Promise.all([
      writeRows(database, cache, writes),
      writeMeta(database, 'nextSeq', seq + 1),
      outbox.add(entry),
      requestProjects(database, [...projectsOf([prepared], actor).keys()], actor, made.at),
      ...(isNewProject(entry) ? [unreadFile.delete(entry.args.projectId)] : []),
    ]);
    return seq + 1;
  });
};

/** What has been made a project is not read again, whatever becomes of that project. */
const isNewProject = (entry: OutboxEntry): entry is OutboxEntry & { args: ArgsOf<'createProject'> } =>
  entry.name === 'createProject';

const isKnown = async ({ outbox, results }: ShopDatabase, uid: string) => {
  const [queued, answer] = await Promise.all([outbox.where('uid').equals(uid).count(), results.get(uid)]);
  return queued > 0 || answer !== undefined;
};

/** Holds the spaces of projects that were opened or changed. */
export const requestProjects = async (
  database: ShopDatabase,
  projects: readonly ProjectId[],
  actor: Actor,
  openedAt: string,
) => {
  if (projects.length === 0) return;
  const ids = projects.flatMap((id) => [projectSpace(id), ...(actor.seesPrices ? [projectPriceSpace(id)] : [])]);
  const held = await database.spaces.bulkGet(ids);
  await database.spaces.bulkPut(
    ids.map((id, n) => ({ ...(held[n] ?? { id, cursor: null, factsVersion: 0 }), openedAt })),
  );
};

const runNow = async (engine: Engine, made: Prepared, actor: Actor) => {
  const cache = createRowCache();
  const prepared = await withExpectedValues({ database: engine.database, cache, actor }, made);
  const own = runPrepared(cache, prepared, actor);
  const sums = await summariseOn(engine, cache, projectsOf([prepared], actor), actor);
  return { prepared, cache, writes: lastOfEach([...own, ...sums]) };
};

const mirrorOrder = ({ mirror }: Engine, { uid, args, at }: NewChange) =>
  mirror.order.put({ uid, v: changes.submitOrder.version, args, at });

type Seeing = { database: ShopDatabase; cache: RowCache; actor: Actor };

/** The arguments of a change that is made now, with what this device shows in what it sets; inside the caller's transaction. */
export const withExpectedValues = async <P extends Pick<Prepared, 'change' | 'args'>>(
  { database, cache, actor }: Seeing,
  made: P,
): Promise<P> => {
  const { change, args } = made;
  const reads = change.reads(args, actor);
  await readRows(database, cache, reads);
  if (!change.withSeen) return made;
  const seen = { shown: cache.overlay().rows, confirmed: await confirmedRows(database, cache, reads) };
  return { ...made, args: change.withSeen(args, seen, actor) };
};

/** The rows with the server's image in place of those that waiting changes have touched. */
const confirmedRows = async (database: ShopDatabase, cache: RowCache, reads: readonly ReadKey[]): Promise<Rows> => {
  const named = reads.flatMap((key) =>
    'id' in key ? [[key.space, key.kind, key.id] as [string, string, string]] : [],
  );
  const { rows } = cache.overlay();
  for (const image of await database.shadow.bulkGet(named)) {
    if (!image) continue;
    if (image.data) rows.put(image.space, image.kind, image.data);
    else rows.remove(image.space, image.kind, image.id);
  }
  return rows;
};

/**
 * Whether a file has become its project: it lies here, or waits to be sent; work that is carried here may bring both. Inside
 * the caller's transaction.
 */
export const projectExists = async (database: ShopDatabase, actor: Actor, projectId: ProjectId): Promise<boolean> => {
  if (await database.row.get([customerSpace(actor.customerId), 'project', projectId])) return true;
  const made = await database.outbox
    .filter(({ name, args }) => name === 'createProject' && idIn(args) === projectId)
    .count();
  return made > 0;
};

const idIn = (args: unknown) => (args as { projectId?: unknown }).projectId;
