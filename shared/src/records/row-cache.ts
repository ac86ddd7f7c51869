import type { ReadKey, RowKey, Rows } from './define-change.ts';
import type { RecordKind, RecordOf } from './record-kinds.ts';
import type { SpaceId } from './space.ts';

type AnyRecord = RecordOf<RecordKind>;

/** A row as it was read from a store. */
export type StoredRow = RowKey & { data: AnyRecord };
/** A row as a change leaves it; null: removed. */
export type RowWrite = RowKey & { data: AnyRecord | null };

export type Overlay = {
  rows: Rows;
  /** What was written, each row once, without keeping it. */
  writes: () => RowWrite[];
  /** Lays the writes down, so that later overlays see them, and returns them. Not calling it drops them. */
  keep: () => RowWrite[];
};

export type RowCache = {
  /** Those of the keys that have not been loaded yet. */
  missing: (keys: readonly ReadKey[]) => ReadKey[];
  /** Takes in what a store holds under the keys; what it does not hold is known to be absent. */
  load: (keys: readonly ReadKey[], found: readonly StoredRow[]) => void;
  /** Whether the row has been loaded or written. */
  knows: (key: RowKey) => boolean;
  /** What was loaded under the key, whatever was written since. Null: nothing lay there; undefined: it was not loaded. */
  loaded: (key: RowKey) => AnyRecord | null | undefined;
  /** A view for one change: reads what was loaded, keeps its writes to itself. */
  overlay: () => Overlay;
};

const shelfName = (space: SpaceId, kind: RecordKind) => `${space}\u0000${kind}`;
const rowName = (key: RowKey) => `${key.space}\u0000${key.kind}\u0000${key.id}`;

/**
 * Rows of a store in memory, loaded by declared keys, for running changes one after the other:
 * each runs on an overlay, which a refusal drops. Reading an undeclared row throws an Error.
 */
export const createRowCache = (): RowCache => {
  const shelves = new Map<string, Map<string, AnyRecord>>();
  const whole = new Set<string>();
  const known = new Set<string>();
  const replaced = new Map<string, AnyRecord | null | undefined>();
  const shelfOf = (space: SpaceId, kind: RecordKind) => {
    const name = shelfName(space, kind);
    const shelf = shelves.get(name) ?? new Map<string, AnyRecord>();
    shelves.set(name, shelf);
    return shelf;
  };
  const knows = (key: RowKey) => known.has(rowName(key)) || whole.has(shelfName(key.space, key.kind));
  const held = (key: RowKey) => (knows(key) ? (shelfOf(key.space, key.kind).get(key.id) ?? null) : undefined);
  const lay = (write: RowWrite) => {
    known.add(rowName(write));
    if (write.data) shelfOf(write.space, write.kind).set(write.id, write.data);
    else shelfOf(write.space, write.kind).delete(write.id);
  };
  const replace = (write: RowWrite) => {
    if (!replaced.has(rowName(write))) replaced.set(rowName(write), held(write));
    lay(write);
  };
  return {
    missing: (keys) => keys.filter((key) => !('all' in key ? whole.has(shelfName(key.space, key.kind)) : knows(key))),
    load: (keys, found) => {
      const fresh = found.filter((row) => !known.has(rowName(row)));
      for (const key of keys) {
        if ('all' in key) whole.add(shelfName(key.space, key.kind));
        else known.add(rowName(key));
      }
      for (const row of fresh) lay(row);
    },
    knows,
    loaded: (key) => (replaced.has(rowName(key)) ? replaced.get(rowName(key)) : held(key)),
    overlay: () =>
      createOverlay({ shelfOf, knows, isWhole: (space, kind) => whole.has(shelfName(space, kind)), lay: replace }),
  };
};

type Base = {
  shelfOf: (space: SpaceId, kind: RecordKind) => Map<string, AnyRecord>;
  knows: (key: RowKey) => boolean;
  isWhole: (space: SpaceId, kind: RecordKind) => boolean;
  lay: (write: RowWrite) => void;
};

const createOverlay = (base: Base): Overlay => {
  const writes = new Map<string, RowWrite>();
  const rows: Rows = {
    get: <K extends RecordKind>(space: SpaceId, kind: K, id: string) => {
      const key = { space, kind, id };
      const written = writes.get(rowName(key));
      if (written) return (written.data ?? undefined) as RecordOf<K> | undefined;
      if (!base.knows(key)) throw new Error(`undeclared read of ${kind} in ${space.split(':')[0]}`);
      return base.shelfOf(space, kind).get(id) as RecordOf<K> | undefined;
    },
    all: <K extends RecordKind>(space: SpaceId, kind: K) => {
      if (!base.isWhole(space, kind)) throw new Error(`undeclared read of all ${kind} in ${space.split(':')[0]}`);
      const merged = new Map(base.shelfOf(space, kind));
      for (const write of writes.values()) {
        if (write.space !== space || write.kind !== kind) continue;
        if (write.data) merged.set(write.id, write.data);
        else merged.delete(write.id);
      }
      return [...merged.values()] as RecordOf<K>[];
    },
    put: (space, kind, record) => {
      const key = { space, kind, id: record.id };
      writes.set(rowName(key), { ...key, data: record });
    },
    remove: (space, kind, id) => {
      const key = { space, kind, id };
      writes.set(rowName(key), { ...key, data: null });
    },
  };
  return {
    rows,
    writes: () => [...writes.values()],
    keep: () => {
      const kept = [...writes.values()];
      for (const write of kept) base.lay(write);
      return kept;
    },
  };
};
