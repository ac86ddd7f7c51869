import type { Actor } from '@knotenblech/shared/records/actor.ts';
import { customerSpace, mostSpaces, type SpaceId } from '@knotenblech/shared/records/space.ts';
import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { type OfflineChoice, readMeta, rowRange, type ShopDatabase } from '../../database/shop-database.ts';
import type { Engine } from '../engine/open-engine.ts';
import { requestProjects } from '../outbox/make-change.ts';
import { choiceOf, lastUsed, nothingChosen } from './offline-choice.ts';

const heldProjects = 20;
/** Each has a space and one for its prices; the customer's own and those of the last edits come beside. */
const mostKept = mostSpaces / 2 - 200;

/** What somebody looks at is not taken from under his eyes because another throws it away, or changes many others. */
const openStaysMs = 24 * 3_600_000;
const mostOpen = 100;

/**
 * Holds the projects that are kept for work without a network, 20 of those opened or changed lately, and what was opened
 * here within a day, be it in the trash; lets the others go.
 * Who may see prices since lately gets those of what is held already. True when anything was joined. Taps wait for it only where
 * something is to be done.
 */
export const subscribeProjects = async ({ database, now }: Engine): Promise<boolean> => {
  const { row, spaces, meta, shadow } = database;
  const tables = [row, spaces, meta, shadow];
  const due = await database.transaction('r', tables, async () => planOf(database, now()));
  if (due.fresh.length + due.gone.length === 0) return false;
  return database.transaction('rw', tables, async () => {
    const { actor, fresh, gone } = await planOf(database, now());
    if (!actor) return false;
    for (const { id, openedAt } of fresh) await requestProjects(database, [id], actor, openedAt);
    await letGo(database, gone);
    return fresh.length > 0;
  });
};

/** Lets go what would not be held by that choice; nothing is stored. */
export const evictProjects = async ({ database, now }: Engine, choice: OfflineChoice) => {
  const { row, spaces, meta, shadow } = database;
  await database.transaction('rw', [row, spaces, meta, shadow], async () =>
    letGo(database, (await planOf(database, now(), choice)).gone),
  );
};

const letGo = async (database: ShopDatabase, gone: SpaceId[]) => {
  for (const id of gone) await rowRange(database, id).delete();
  await database.spaces.bulkDelete(gone);
};

type Plan = { actor: Actor | null; fresh: { id: ProjectId; openedAt: string }[]; gone: SpaceId[] };

/** Inside the caller's transaction. What was taken off the device has its place among the 20: no other comes for it. */
const planOf = async (database: ShopDatabase, at: Date, chosen?: OfflineChoice): Promise<Plan> => {
  const actor = await readMeta(database, 'actor');
  if (!actor) return { actor: null, fresh: [], gone: [] };
  const headers = await rowRange(database, customerSpace(actor.customerId), 'project').toArray();
  const opened = new Map(await openedProjects(database));
  const choice = chosen ?? (await readMeta(database, 'held')) ?? nothingChosen;
  const { isKept, isReleased } = choiceOf(choice);
  const openedSince = new Date(at.getTime() - openStaysMs).toISOString();
  const isOpen = (id: ProjectId) => (opened.get(id) ?? '') > openedSince;
  const present = headers
    .filter(({ data: { id, trashedAt } }) => trashedAt === null || isOpen(id))
    .map(({ data }) => ({ data, id: data.id, at: lastUsed(data, opened.get(data.id), choice) }));
  const latest = present.filter(({ data }) => !isKept(data)).sort(latestFirst);
  const kept = [
    ...present
      .filter(({ data }) => isKept(data))
      .sort(latestFirst)
      .slice(0, mostKept),
    ...latest.slice(0, heldProjects).filter(({ id, at }) => !isReleased(id, at)),
    ...latest
      .slice(heldProjects)
      .filter(({ id, at }) => isOpen(id) && !isReleased(id, at))
      .slice(0, mostOpen),
  ];
  const priced = actor.seesPrices ? await pricedProjects(database) : new Set(opened.keys());
  const fresh = kept.filter(({ id }) => !opened.has(id) || !priced.has(id));
  const gone = await toLetGo(database, new Set(kept.map(({ id }) => id)), new Set(headers.map(({ data }) => data.id)));
  return { actor, fresh: fresh.map(({ id }) => ({ id, openedAt: opened.get(id) ?? '' })), gone };
};

const latestFirst = (a: { at: string }, b: { at: string }) => (a.at < b.at ? 1 : -1);

const openedProjects = async (database: ShopDatabase) =>
  (await database.spaces.where('id').startsWith('j:').toArray()).map(
    (space) => [space.id.slice(2) as ProjectId, space.openedAt ?? ''] as const,
  );

const pricedProjects = async (database: ShopDatabase) =>
  new Set((await database.spaces.where('id').startsWith('jp:').primaryKeys()).map((id) => id.slice(3) as ProjectId));

/** What waits on is not let go. */
const toLetGo = async (database: ShopDatabase, kept: ReadonlySet<string>, known: ReadonlySet<string>) => {
  const touched = new Set<string>((await database.shadow.toCollection().primaryKeys()).map(([space]) => space));
  const opened = await database.spaces.filter((each) => each.openedAt !== null).toArray();
  return opened.flatMap(({ id }) => {
    const projectId = id.slice(id.indexOf(':') + 1);
    return kept.has(projectId) || !known.has(projectId) || touched.has(id) ? [] : [id];
  });
};
