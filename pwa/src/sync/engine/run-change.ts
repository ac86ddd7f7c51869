import { summariseProject, summaryReads } from '@knotenblech/shared/prices/project/summarise-project.ts';
import type { Actor } from '@knotenblech/shared/records/actor.ts';
import type { Change, ReadKey, RowKey } from '@knotenblech/shared/records/define-change.ts';
import type { RowCache, RowWrite, StoredRow } from '@knotenblech/shared/records/row-cache.ts';
import { customerSpace } from '@knotenblech/shared/records/space.ts';
import { touchedProjects } from '@knotenblech/shared/sync/change-to.ts';
import { findPresent } from '@knotenblech/shared/sync/changes.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import type { OutboxEntry } from '../../database/outbox-entry.ts';
import { rowRange, type ShopDatabase } from '../../database/shop-database.ts';
import type { Engine } from './open-engine.ts';
import { loadFacts, readWholeFacts } from './project-facts.ts';

/** Without a version it is of this build. */
export type Runnable = Pick<OutboxEntry, 'name' | 'args' | 'at'> & { v?: number };

/** A change with its arguments parsed, ready to run. */
export type Prepared = { change: Change; args: unknown; at: string };

/** Finds the change and checks arguments, of whichever build, and permission; throws DomainError. */
export const prepareChange = (made: Runnable, actor: Actor): Prepared => {
  const { name, at } = made;
  const present = findPresent(made);
  if (!present) throw new DomainError('unknown_change', { name });
  const { change } = present;
  const parsed = change.args.safeParse(present.args);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new DomainError('invalid_input', { field: issue?.path.join('.') ?? '', reason: issue?.code ?? '' });
  }
  const code = change.refusal(actor, parsed.data);
  if (code) throw new DomainError(code);
  return { change, args: parsed.data, at };
};

/** Runs prepared changes one after the other on the cache; a refused one leaves nothing. */
export const runPrepared = (cache: RowCache, { change, args, at }: Prepared, actor: Actor): RowWrite[] => {
  const overlay = cache.overlay();
  change.run(overlay.rows, args, { actor, at });
  return overlay.keep();
};

export const readsOf = (prepared: readonly Prepared[], actor: Actor): ReadKey[] =>
  prepared.flatMap(({ change, args }) => change.reads(args, actor));

/** The projects a change touches, each with the time of the latest such change. */
export const projectsOf = (prepared: readonly Prepared[], actor: Actor): Map<ProjectId, string> =>
  new Map(
    prepared.flatMap(({ change, args, at }) =>
      touchedProjects(change.spaces(args, actor)).map((id) => [id, at] as const),
    ),
  );

/** Brings sums and prices of projects up to date on the cache; inside the caller's transaction. */
export const summariseOn = async (
  engine: Pick<Engine, 'database' | 'facts'>,
  cache: RowCache,
  projects: Map<ProjectId, string>,
  actor: Actor,
) => {
  const writes: RowWrite[] = [];
  for (const [projectId, at] of projects) {
    const summary = { projectId, customerId: actor.customerId, withPrice: actor.seesPrices, at };
    const header = { space: customerSpace(actor.customerId), kind: 'project', id: projectId } as const;
    await readRows(engine.database, cache, [header]);
    const project = cache.overlay().rows.get(header.space, 'project', projectId);
    if (!project) continue;
    loadFacts(cache, projectId, await readWholeFacts(engine.database, engine.facts, project));
    await readRows(engine.database, cache, summaryReads(summary));
    const overlay = cache.overlay();
    summariseProject(overlay.rows, summary);
    writes.push(...overlay.keep());
  }
  return writes;
};

/** Loads what the keys name and the cache does not hold yet, inside the caller's transaction. */
export const readRows = async (database: ShopDatabase, cache: RowCache, keys: readonly ReadKey[]) => {
  const missing = cache.missing(keys);
  const single = missing.filter((key): key is RowKey => 'id' in key);
  const whole = missing.filter((key) => 'all' in key);
  const found = await database.row.bulkGet(single.map((key) => [key.space, key.kind, key.id]));
  cache.load(single, found.filter((row) => row !== undefined) as StoredRow[]);
  for (const key of whole) {
    cache.load([key], await rowRange(database, key.space, key.kind).toArray());
  }
};
