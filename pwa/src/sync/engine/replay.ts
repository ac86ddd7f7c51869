import type { Actor } from '@knotenblech/shared/records/actor.ts';
import { createRowCache, type RowWrite } from '@knotenblech/shared/records/row-cache.ts';
import type { OutboxEntry } from '../../database/shop-database.ts';
import type { Engine } from './engine.ts';
import { readRows } from './read-rows.ts';
import { type Prepared, prepareChange, projectsOf, readsOf, runPrepared, summariseOn } from './run-change.ts';
import { writeRows } from './write-rows.ts';

export const rowName = ({ space, kind, id }: { space: string; kind: string; id: string }) => `${space} ${kind} ${id}`;

/**
 * Puts the server's image back under every row that waiting changes have touched, but for those that are replaced next;
 * inside the caller's transaction.
 */
export const undoWaiting = async (
  { database }: Pick<Engine, 'database'>,
  replaced: ReadonlySet<string> = new Set(),
) => {
  const keys = await database.shadow.toCollection().primaryKeys();
  if (keys.length === 0) return;
  const wanted = keys.filter(([space, kind, id]) => !replaced.has(rowName({ space, kind, id })));
  const restored = (await database.shadow.bulkGet(wanted)).filter((shadow) => shadow !== undefined);
  const present = restored.flatMap((shadow) => (shadow.data ? [{ ...shadow, data: shadow.data }] : []));
  const absent = restored.filter((shadow) => !shadow.data);
  await Promise.all([
    database.row.bulkPut(present),
    database.row.bulkDelete(absent.map((shadow) => [shadow.space, shadow.kind, shadow.id])),
    database.shadow.clear(),
  ]);
};

/** Runs the waiting changes again, in order, on what the server says now; inside the caller's transaction. */
export const replayWaiting = async (
  engine: Pick<Engine, 'database' | 'facts'>,
  entries: readonly OutboxEntry[],
  actor: Actor,
) => {
  const waiting = entries.filter((entry) => !entry.retold && (entry.outcome?.status ?? 'applied') === 'applied');
  const prepared = waiting.flatMap((entry) => prepareQuietly(entry, actor));
  if (prepared.length === 0) return;
  const cache = createRowCache();
  await readRows(engine.database, cache, readsOf(prepared, actor));
  const done: Prepared[] = [];
  const writes = prepared.flatMap((each) => {
    const own = runQuietly(() => runPrepared(cache, each, actor));
    if (own) done.push(each);
    return own ?? [];
  });
  writes.push(...(await summariseOn(engine, cache, projectsOf(done, actor), actor)));
  await writeRows(engine.database, cache, lastOfEach(writes));
};

/** Of several writes to one row the last. */
export const lastOfEach = (writes: readonly RowWrite[]): RowWrite[] => [
  ...new Map(writes.map((write) => [rowName(write), write])).values(),
];

const prepareQuietly = (entry: OutboxEntry, actor: Actor): Prepared[] => {
  const prepared = runQuietly(() => prepareChange(entry, actor));
  return prepared ? [prepared] : [];
};

/** What no longer applies here is left to the server's answer. */
const runQuietly = <T>(run: () => T): T | null => {
  try {
    return run();
  } catch {
    return null;
  }
};
