import type { RecordKind, RecordOf } from '@knotenblech/shared/records/record-kinds.ts';
import type { Rows } from '@knotenblech/shared/records/rows.ts';
import type { SpaceId } from '@knotenblech/shared/records/space.ts';

type Stored = { space: SpaceId; kind: RecordKind; id: string; record: { id: string } | null };

const keyOf = (space: SpaceId, kind: RecordKind, id: string) => `${space}|${kind}|${id}`;

/** Rows in memory: what is read comes from `base`, what is written stays here until `written` is taken. */
export const memoryRows = (base: Pick<Rows, 'get' | 'all'>) => {
  const written = new Map<string, Stored>();
  const write = (space: SpaceId, kind: RecordKind, id: string, record: { id: string } | null) =>
    written.set(keyOf(space, kind, id), { space, kind, id, record });

  const get = <K extends RecordKind>(space: SpaceId, kind: K, id: string) => {
    const own = written.get(keyOf(space, kind, id));
    return own ? ((own.record ?? undefined) as RecordOf<K> | undefined) : base.get(space, kind, id);
  };
  const all = <K extends RecordKind>(space: SpaceId, kind: K) => {
    const own = [...written.values()].filter((each) => each.space === space && each.kind === kind);
    if (own.length === 0) return base.all(space, kind);
    const ids = new Set(own.map((each) => each.id));
    return [
      ...base.all(space, kind).filter((record) => !ids.has(record.id)),
      ...own.flatMap((each) => (each.record ? [each.record as RecordOf<K>] : [])),
    ];
  };
  const rows: Rows = {
    get,
    all,
    put: (space, kind, record) => void write(space, kind, record.id, record),
    remove: (space, kind, id) => void write(space, kind, id, null),
  };
  return { rows, written };
};
