import type { RecordKind } from '@knotenblech/shared/records/record-kinds.ts';
import type { SpaceId } from '@knotenblech/shared/records/space.ts';
import type { Cursor } from '@knotenblech/shared/sync/wire.ts';
import type { Transaction } from '../../database/database.ts';
import { spaceOwner } from '../../database/in-customer.ts';
import { upToDate } from '../rows/record.store.ts';

export type FeedRow = { kind: RecordKind; id: string; version: number; deleted: boolean; data: { id: string } };
/** Room in rows. */
type Wanted = { space: SpaceId; after: Cursor | null; room: number };
type Stored = Omit<FeedRow, 'data'> & { schema_version: number; data: unknown };

const packKinds: readonly string[] = ['partPack', 'catalogPack'] satisfies RecordKind[];
/** A pack counts like this many rows of a page. */
const rowsPerPack = 100;

export const weightOf = (kind: string) => (packKinds.includes(kind) ? rowsPerPack : 1);

/**
 * What changed in a space after the cursor, in the order of the cursor, as much as there is room for and at least one row, and
 * whether there is more; from the beginning deleted rows are left out. Nothing is read behind the first row that does not fit.
 */
export const readFeed = async (tx: Transaction, customerId: string, { space, after, room }: Wanted) => {
  const from = after ?? { v: -1, kind: '', id: '' };
  const weight = tx`case when kind in ${tx(packKinds)} then ${rowsPerPack}::int else 1 end`;
  const found = await tx<Stored[]>`
    select kind, id, version, deleted, schema_version, data from (
      select kind, id, version, deleted, schema_version, data,
        sum(${weight}) over (order by version, kind, id) - ${weight} as before
      from record
      where customer_id = ${spaceOwner(space, customerId)} and space_id = ${space}
        and (version, kind, id) > (${from.v}, ${from.kind}, ${from.id})
        ${from.v < 0 ? tx`and not deleted` : tx``}
      order by version, kind, id limit ${room + 1}
    ) as feed
    where before <= ${Math.max(room, rowsPerPack)}
    order by version, kind, id`;
  const rows = found.slice(0, fitting(found, room)).map(feedRow);
  return { rows, more: rows.length < found.length };
};

const fitting = (rows: readonly Stored[], room: number) => {
  let weight = 0;
  const end = rows.findIndex(({ kind }, n) => {
    weight += weightOf(kind);
    return n > 0 && weight > room;
  });
  return end === -1 ? rows.length : end;
};

const feedRow = ({ kind, id, version, deleted, schema_version, data }: Stored): FeedRow => ({
  kind,
  id,
  version,
  deleted,
  data: deleted ? { id } : upToDate(kind, schema_version, data),
});
