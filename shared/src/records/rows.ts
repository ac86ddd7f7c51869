import type { RecordKind, RecordOf } from './record-kinds.ts';
import type { SpaceId } from './space.ts';

/** Names one row. */
export type RowKey = { space: SpaceId; kind: RecordKind; id: string };
/** Names what a change reads: one row, or all rows of a kind in a space. */
export type ReadKey = RowKey | { space: SpaceId; kind: RecordKind; all: true };

/**
 * What a change sees: the rows it declared, synchronously, and its own writes on top.
 * The app fills it from memory or Dexie, the server from PostgreSQL; reading an undeclared row throws.
 */
export type Rows = {
  get: <K extends RecordKind>(space: SpaceId, kind: K, id: string) => RecordOf<K> | undefined;
  all: <K extends RecordKind>(space: SpaceId, kind: K) => RecordOf<K>[];
  put: <K extends RecordKind>(space: SpaceId, kind: K, record: RecordOf<K>) => void;
  remove: (space: SpaceId, kind: RecordKind, id: string) => void;
};
