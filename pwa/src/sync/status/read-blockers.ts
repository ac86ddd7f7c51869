import type { Actor } from '@knotenblech/shared/records/actor.ts';
import type { Conflict } from '@knotenblech/shared/records/conflict.record.ts';
import { sameValue, valueIn } from '@knotenblech/shared/records/expected-value.ts';
import { customerSpace, projectSpace, type SpaceId, userSpace } from '@knotenblech/shared/records/space.ts';
import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { isPending } from '../../database/outbox-entry.ts';
import { readFileRows } from '../../database/read-file-rows.ts';
import { readMeta, rowRange, type ShopDatabase } from '../../database/shop-database.ts';
import { findBlocked, isDeferred, kindOf, lastOnTheirThings, readBlobs } from '../outbox/held-back.ts';
import { filesNamed } from '../outbox/outbox.ts';

/** Why a change still waits here, and whether it can be taken back without pulling the ground from under another. */
export type Blocker = {
  /** Of its files, what the server does not have yet. */
  fileBytes: number;
  /** The change it builds on, which itself waits; null: it waits for none. */
  waitsFor: string | null;
  /** The server was set back to a build that does not know it. */
  isUnknownThere: boolean;
  /** The server was restored, and another device has not told it yet what this builds on. */
  isDeferred: boolean;
  isLast: boolean;
};

/** By the uid of each change that is not answered yet. */
export const readBlockers = async (database: ShopDatabase): Promise<ReadonlyMap<string, Blocker>> => {
  const unanswered = (await database.outbox.orderBy('seq').toArray()).filter(isPending);
  const files = await readFileRows(database, await filesNamed(database, unanswered));
  const missing = new Map(
    files.flatMap(({ hash, bytes, uploaded }) => (uploaded ? [] : [[hash, bytes.length] as const])),
  );
  const unknownKinds = new Set(await readMeta(database, 'unknownThere'));
  const held = findBlocked(unanswered, new Set(missing.keys()), unknownKinds);
  const last = lastOnTheirThings(unanswered);
  return new Map(
    unanswered.map((entry) => {
      const { uid, seq } = entry;
      const root = held.get(seq);
      const hashes = readBlobs(entry) ?? [...missing.keys()];
      const fileBytes = hashes.reduce((sum, hash) => sum + (missing.get(hash) ?? 0), 0);
      const isUnknownThere = unknownKinds.has(kindOf(entry));
      const waitsFor = root && root.uid !== uid ? root.uid : null;
      return [uid, { fileBytes, waitsFor, isUnknownThere, isDeferred: isDeferred(entry), isLast: last.has(uid) }];
    }),
  );
};

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
