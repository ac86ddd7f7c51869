import { idsIn } from '@knotenblech/shared/records/ids-in.ts';
import { findPresent } from '@knotenblech/shared/sync/changes.ts';
import type { OutboxEntry } from '../../database/outbox-entry.ts';

/** Changes of one kind are known to a server, or none is. */
export const kindOf = ({ name, v }: Pick<OutboxEntry, 'name' | 'v'>) => `${name} ${v}`;

/**
 * The changes that may not leave yet, by their place, each with the one whose file is missing, or whose kind the server
 * does not know: itself, or what it builds on.
 */
export const findBlocked = (
  unanswered: readonly OutboxEntry[],
  missing: ReadonlySet<string>,
  unknownKinds: ReadonlySet<string>,
): ReadonlyMap<number, OutboxEntry> => {
  const roots = new Map<string, OutboxEntry>();
  const held = new Map<number, OutboxEntry>();
  for (const entry of unanswered) {
    if (entry.mid !== null) continue;
    const ids = idsIn(entry.args);
    const builtOn = ids.flatMap((id) => roots.get(id) ?? [])[0];
    const isHeld = unknownKinds.has(kindOf(entry)) || namesMissing(entry, missing);
    const root = isHeld ? entry : builtOn;
    if (!root) continue;
    held.set(entry.seq, root);
    for (const id of ids) if (!roots.has(id)) roots.set(id, root);
  }
  return held;
};

/** The changes that nothing made after them builds on, by their uid. */
export const lastOnTheirThings = (unanswered: readonly OutboxEntry[]): ReadonlySet<string> => {
  const seen = new Set<string>();
  const last = new Set<string>();
  for (const { uid, args } of unanswered.toReversed()) {
    const ids = idsIn(args);
    if (!ids.some((id) => seen.has(id))) last.add(uid);
    for (const id of ids) seen.add(id);
  }
  return last;
};

/** A change, waiting or answered. */
export type MadeChange = Pick<OutboxEntry, 'name' | 'args'> & { v?: number };

/** The files a waiting change names, as far as this build can read it. */
export const blobsOf = (entry: MadeChange): string[] => readBlobs(entry) ?? [];

/** The same; null: this build cannot read the change, which may name any file. */
export const readBlobs = (entry: MadeChange): string[] | null => {
  const present = findPresent(entry);
  if (!present) return null;
  const { change, args } = present;
  if (!change.blobs) return [];
  const parsed = change.args.safeParse(args);
  return parsed.success ? change.blobs(parsed.data) : null;
};

const namesMissing = (entry: MadeChange, missing: ReadonlySet<string>) =>
  readBlobs(entry)?.some((hash) => missing.has(hash)) ?? missing.size > 0;
