import type { Actor } from '@knotenblech/shared/records/actor.ts';
import type { Conflict } from '@knotenblech/shared/records/conflict.record.ts';
import { sameValue, valueIn } from '@knotenblech/shared/records/expected-value.ts';
import { customerSpace, projectSpace, type SpaceId, userSpace } from '@knotenblech/shared/records/space.ts';
import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { rowRange } from '../../database/row-range.ts';
import type { ShopDatabase } from '../../database/shop-database.ts';

/** An entry of the user that somebody else has overwritten, with the row as it is now. */
export type OpenConflict = Conflict & { row: Record<string, unknown> | null; now: unknown };

/** The entries whose user has not decided yet, latest first; what holds again as he had it is decided. */
export const readConflicts = async (database: ShopDatabase, actor: Actor): Promise<OpenConflict[]> => {
  const stored = await rowRange(database, userSpace(actor.userId), 'conflict').toArray();
  const open: OpenConflict[] = [];
  for (const { data } of stored) {
    const conflict = data;
    if (!conflict.kind || conflict.rowId === undefined) continue;
    const row = await rowOf(database, conflict, actor);
    const now = valueIn(row, conflict.field) ?? null;
    if (!sameValue(now, conflict.yours)) open.push({ ...conflict, row, now });
  }
  return open.toSorted((a, b) => (a.at < b.at ? 1 : -1));
};

/** The row as the device holds it; of a project that it does not hold, what the server said last. */
const rowOf = async (database: ShopDatabase, { kind, rowId, projectId, field, theirs }: Conflict, actor: Actor) => {
  const isInProject = kind !== 'project' && kind !== 'address';
  const space: SpaceId = isInProject ? projectSpace(projectId as ProjectId) : customerSpace(actor.customerId);
  const held = await database.spaces.get(space);
  const found = await database.row.get([space, kind ?? 'project', rowId ?? '']);
  if (found || held?.cursor) return (found?.data as Record<string, unknown> | undefined) ?? null;
  if (typeof theirs === 'object') return theirs as Record<string, unknown> | null;
  return { [field]: theirs };
};
