import { findPresent } from '@knotenblech/shared/sync/find-present.ts';
import type { OutboxEntry } from '../../database/shop-database.ts';

/** The changes that may not leave yet, by their place, each with the one whose file is missing: itself, or what it builds on. */
export const heldBack = (
  unanswered: readonly OutboxEntry[],
  missing: ReadonlySet<string>,
): ReadonlyMap<number, OutboxEntry> => {
  const roots = new Map<string, OutboxEntry>();
  const held = new Map<number, OutboxEntry>();
  for (const entry of unanswered) {
    if (entry.mid !== null) continue;
    const ids = idsIn(entry.args);
    const builtOn = ids.flatMap((id) => roots.get(id) ?? [])[0];
    const root = blobsOf(entry).some((hash) => missing.has(hash)) ? entry : builtOn;
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

/** The files a waiting change names. */
export const blobsOf = (entry: Pick<OutboxEntry, 'name' | 'args'> & { v?: number }): string[] => {
  const { change, args } = findPresent(entry) ?? {};
  const parsed = change?.blobs ? change.args.safeParse(args) : null;
  return parsed?.success ? (change?.blobs?.(parsed.data) ?? []) : [];
};

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-/;

const idsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return uuid.test(value) ? [value] : [];
  return value && typeof value === 'object' ? Object.values(value).flatMap(idsIn) : [];
};
