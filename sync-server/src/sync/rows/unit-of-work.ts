import { summariseProject, summaryReads } from '@knotenblech/shared/prices/project/summarise-project.ts';
import type { Actor } from '@knotenblech/shared/records/actor.ts';
import type { Change, ReadKey, RowKey } from '@knotenblech/shared/records/define-change.ts';
import { comparedFields, fieldsIn } from '@knotenblech/shared/records/expected-value.ts';
import { createRowCache, type Overlay, type RowWrite } from '@knotenblech/shared/records/row-cache.ts';
import { customerSpace, type SpaceId, userSpace } from '@knotenblech/shared/records/space.ts';
import type { CustomerId, ProjectId } from '@knotenblech/shared/values/ids.ts';
import { pipelined, type Transaction } from '../../database/database.ts';
import {
  type Conflicts,
  fieldsChanged,
  newConflicts,
  overwrittenIn,
  settledConflicts,
  unseenOverwrites,
} from './field-authors.ts';
import { type Authors, putRecords, readEvenRemoved } from './record.store.ts';
import { lockSpaces, raiseVersions } from './space.store.ts';

type Dirty = RowWrite & { authors: Authors };
/** Blind: of what it changes its user had seen nothing, whatever its arguments say. */
type Made = { change: Change; args: unknown; at: string; isBlind: boolean };

const nameOf = ({ space, kind, id }: RowKey) => `${space} ${kind} ${id}`;

/**
 * The rows of one transaction: read once, written together, under the versions of their locked spaces.
 * Changes run on overlays of it; what they keep is flushed at the latest by `close`.
 */
export const openUnitOfWork = (tx: Transaction, customerId: CustomerId, spaces: readonly SpaceId[]) =>
  openReadOnlyUnit(tx, { customerId, spaces, reads: [] });

type Opening = { customerId: CustomerId; spaces: readonly SpaceId[]; reads: readonly ReadKey[] };

/** The same with rows that are known to be needed: read behind the locks, without waiting for them first. */
export const openReadOnlyUnit = async (tx: Transaction, { customerId, spaces, reads }: Opening) => {
  const [versions, firstRead] = await pipelined([
    lockSpaces(tx, customerId, spaces),
    readEvenRemoved(tx, customerId, reads),
  ]);
  const cache = createRowCache();
  const authors = new Map<string, Authors>();
  const dirty = new Map<string, Dirty>();
  const changed = new Map<SpaceId, number>();

  const take = (keys: readonly ReadKey[], { found, removed }: Awaited<ReturnType<typeof readEvenRemoved>>) => {
    for (const row of [...found, ...removed]) if (!authors.has(nameOf(row))) authors.set(nameOf(row), row.authors);
    cache.load(keys, found);
  };
  take(reads, firstRead);
  const read = async (keys: readonly ReadKey[]) => {
    const missing = cache.missing(keys);
    take(missing, await readEvenRemoved(tx, customerId, missing));
  };
  const lockMore = async (more: readonly SpaceId[]) => {
    const fresh = more.filter((space) => !versions.has(space));
    for (const [space, version] of await lockSpaces(tx, customerId, fresh)) versions.set(space, version);
  };
  /** Throws before anything is kept when a change wrote where it may not. */
  const refuseOutside = (writes: readonly RowWrite[]) => {
    const outside = writes.find((each) => !versions.has(each.space));
    if (outside) throw new Error(`a change wrote ${outside.kind} outside its spaces`);
  };
  const note = (writes: readonly RowWrite[]) => {
    for (const each of writes) {
      dirty.set(nameOf(each), { ...each, authors: authors.get(nameOf(each)) ?? {} });
      changed.set(each.space, versions.get(each.space) ?? 0);
    }
  };
  /** The cards among these that lie in the user's space, to be taken away. */
  const heldConflicts = async (ids: readonly string[], actor: Actor): Promise<RowWrite[]> => {
    if (ids.length === 0) return [];
    const space = userSpace(actor.userId);
    const keys = ids.map((id) => ({ space, kind: 'conflict' as const, id }));
    await read(keys);
    const { rows } = cache.overlay();
    return keys.flatMap((key) => (rows.get(key.space, key.kind, key.id) ? [{ ...key, data: null }] : []));
  };
  const keep = (overlay: Overlay) => {
    refuseOutside(overlay.writes());
    note(overlay.keep());
  };
  return {
    read,
    lockMore,
    overlay: cache.overlay,
    keep,
    /** Keeps what a user's change wrote; whose values it overwrites unseen is told so in his own space. */
    keepBy: async (overlay: Overlay, actor: Actor, { change, args, at, isBlind }: Made) => {
      const before = cache.overlay().rows;
      const writes = overlay.writes();
      refuseOutside(writes);
      const compared = writes.map((each) => {
        const old = cache.knows(each) ? (before.get(each.space, each.kind, each.id) ?? null) : null;
        const had = authors.get(nameOf(each)) ?? {};
        return { write: each, before: old, authors: had, changed: fieldsChanged(old, each.data) };
      });
      const saws = change.saw?.(args) ?? [];
      const overwritten = overwrittenIn(compared, isBlind ? saws.map(unseenOverwrites) : saws, actor);
      const conflicts: Conflicts = newConflicts(overwritten, { actor, args, at });
      const settled = await heldConflicts(settledConflicts(overwritten, actor), actor);
      await lockMore([...conflicts, ...settled].map((each) => each.space));
      overlay.keep();
      for (const { write: each, authors: had, changed: fields } of compared) {
        const own = comparedFields(fields).flatMap((field) => fieldsIn(each.data, field));
        authors.set(nameOf(each), { ...had, ...Object.fromEntries(own.map((field) => [field, actor.userId])) });
      }
      note([...writes, ...settled, ...conflicts]);
    },
    /** Sums and price of projects after what touched them; gives those whose price set by hand holds no longer. */
    summarise: async (projects: ReadonlyMap<ProjectId, string>) => {
      const fallen: ProjectId[] = [];
      for (const [projectId, at] of projects) {
        const summary = { projectId, customerId, withPrice: true, at };
        await read(summaryReads(summary));
        const overlay = cache.overlay();
        const stateOf = () => overlay.rows.get(customerSpace(customerId), 'project', projectId)?.manualPrice;
        const before = stateOf();
        summariseProject(overlay.rows, summary);
        if (before === 'set' && stateOf() === 'none') fallen.push(projectId);
        keep(overlay);
      }
      return fallen;
    },
    /** Lets statements of this transaction see what was written so far. */
    flush: async () => {
      const rows = [...dirty.values()].map((each) => ({ ...each, version: versions.get(each.space) ?? 0 }));
      dirty.clear();
      await putRecords(tx, customerId, rows);
    },
    /** Raises the versions of the spaces that changed, and names them. */
    close: async () => {
      await raiseVersions(tx, customerId, changed);
      return changed;
    },
  };
};

export type UnitOfWork = Awaited<ReturnType<typeof openUnitOfWork>>;
