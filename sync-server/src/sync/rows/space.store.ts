import type { SpaceId } from '@knotenblech/shared/records/space.ts';
import { pipelined, type Transaction } from '../../database/database.ts';
import { nobody, spaceOwner } from '../../database/in-customer.ts';

export type SpaceState = { version: number; purgedTo: number };

/**
 * Locks spaces in one fixed order and gives the version that this transaction's rows get in each.
 * Whoever reads a version has therefore seen everything below it.
 */
export const lockSpaces = async (
  tx: Transaction,
  customerId: string,
  spaces: readonly SpaceId[],
): Promise<Map<SpaceId, number>> => {
  const wanted = [...new Set(spaces)].sort().map((id) => ({ customer_id: spaceOwner(id, customerId), id }));
  if (wanted.length === 0) return new Map();
  const [, rows] = await pipelined([
    tx`
      insert into sync_space (customer_id, id)
      select customer_id, id from jsonb_to_recordset(${tx.json(wanted)}) as wanted (customer_id uuid, id text)
      order by customer_id, id
      on conflict do nothing`.execute(),
    tx<{ id: SpaceId; version: number }[]>`
      select id, version from sync_space
      where (customer_id, id) in (
        select customer_id, id collate "C" from jsonb_to_recordset(${tx.json(wanted)}) as wanted (customer_id uuid, id text))
      order by customer_id, id
      for update`.execute(),
  ]);
  return new Map(rows.map((row) => [row.id, row.version + 1]));
};

export const raiseVersions = async (tx: Transaction, customerId: string, versions: ReadonlyMap<SpaceId, number>) => {
  const raised = [...versions].map(([id, version]) => ({ customer_id: spaceOwner(id, customerId), id, version }));
  if (raised.length === 0) return;
  await tx`
    update sync_space set version = raised.version
    from jsonb_to_recordset(${tx.json(raised)}) as raised (customer_id uuid, id text, version bigint)
    where sync_space.customer_id = raised.customer_id and sync_space.id = raised.id collate "C"`;
};

/** The state of the spaces that have one; the others are empty. */
export const readSpaces = async (tx: Transaction, customerId: string, spaces: readonly SpaceId[]) => {
  const rows = await tx<{ id: SpaceId; version: number; purgedTo: number }[]>`
    select id, version, purged_to as "purgedTo" from sync_space
    where customer_id in (${customerId}, ${nobody}) and id in ${tx(spaces.length > 0 ? spaces : [''])}`;
  return new Map<SpaceId, SpaceState>(rows.map(({ id, ...state }) => [id, state]));
};
