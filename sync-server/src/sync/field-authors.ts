import type { Conflict } from '@knotenblech/shared/sync/conflict.ts';
import type { Actor } from '@knotenblech/shared/permissions/actor.ts';
import type { RowWrite } from '@knotenblech/shared/sync/row-cache.ts';
import { type SpaceId, userSpace } from '@knotenblech/shared/sync/space.ts';
import { newId, type UserId } from '@knotenblech/shared/values/ids.ts';
import type { Authors } from './record-store.ts';

type Fields = Record<string, unknown>;
type Compared = { write: RowWrite; before: object | null; authors: Authors };
export type Conflicts = { space: SpaceId; kind: 'conflict'; id: string; data: Conflict }[];

/** Fields that are kept for everybody and belong to nobody, or follow from another field. */
const shared = new Set(['id', 'index', 'changedAt', 'measuredAs']);

export const fieldsChanged = (before: object | null, after: object | null): string[] => {
  const [old, now] = [(before ?? {}) as Fields, (after ?? {}) as Fields];
  const names = new Set([...Object.keys(old), ...Object.keys(now)]);
  return [...names].filter((name) => !shared.has(name) && JSON.stringify(old[name]) !== JSON.stringify(now[name]));
};

/** For each field that another user had set meanwhile (it is not what the change says it was): what he is told. */
export const newConflicts = (
  compared: readonly Compared[],
  actor: Actor,
  { args, at }: { args: unknown; at: string },
): Conflicts => {
  const { was, projectId, partIndex } = (args ?? {}) as { was?: unknown; projectId?: string; partIndex?: number };
  if (was === undefined || !projectId) return [];
  return compared.flatMap(({ write, before, authors }) =>
    fieldsChanged(before, write.data).flatMap((field) => {
      const [yours, theirs] = [(before as Fields | null)?.[field], (write.data as Fields | null)?.[field]];
      const loser = authors[field];
      if (!loser || loser === actor.userId || yours === undefined || JSON.stringify(yours) === JSON.stringify(was))
        return [];
      const id = newId() as string;
      const byUser = `${actor.firstName} ${actor.name}`.trim();
      const data: Conflict = {
        id,
        projectId,
        partIndex: partIndex ?? null,
        field,
        before: was,
        yours,
        theirs,
        byUser,
        at,
      };
      return [{ space: userSpace(loser as UserId), kind: 'conflict' as const, id, data }];
    }),
  );
};
