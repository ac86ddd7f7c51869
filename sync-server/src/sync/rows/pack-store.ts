import type { SpaceId } from '@knotenblech/shared/records/space.ts';
import type { Transaction } from '../../database/database.ts';

export type PackRow = { space_id: SpaceId; id: string; schema_version: number; data: unknown };
type Head = { space_id: SpaceId; id: string; version: number; changed_at: string };

/** About 80 MB: one project of 10,000 parts and several usual ones. */
const mostPacks = 150;
const remembered = new Map<string, PackRow>();

const nameOf = (customerId: string, { space_id, id, version, changed_at }: Head) =>
  `${customerId} ${space_id} ${id} ${version} ${changed_at}`;

/** All part packs of projects. A pack is only ever replaced, so what was read once is read again only by its version. */
export const readPacks = async (
  tx: Transaction,
  customerId: string,
  spaces: readonly SpaceId[],
): Promise<PackRow[]> => {
  if (spaces.length === 0) return [];
  const heads = await tx<Head[]>`
    select space_id, id, version, changed_at::text from record
    where customer_id = ${customerId} and space_id in ${tx(spaces)} and kind = 'partPack' and not deleted`;
  const known = new Map(heads.map((head) => [head, remembered.get(nameOf(customerId, head))]));
  const missing = heads.filter((head) => !known.get(head));
  for (const row of await readData(tx, customerId, missing)) {
    const head = missing.find(({ space_id, id }) => space_id === row.space_id && id === row.id);
    if (head) known.set(head, row);
  }
  const found = heads.flatMap((head) => {
    const row = known.get(head);
    return row ? [{ name: nameOf(customerId, head), row }] : [];
  });
  remember(found);
  return found.map(({ row }) => row);
};

/** How many packs of parts each of a customer's projects has. */
export const countPacks = async (tx: Transaction, customerId: string): Promise<Map<SpaceId, number>> => {
  const rows = await tx<{ space: SpaceId; count: number }[]>`
    select space_id as space, count(*)::int as count from record
    where customer_id = ${customerId} and kind = 'partPack' and not deleted group by space_id`;
  return new Map(rows.map(({ space, count }) => [space, count]));
};

const readData = async (tx: Transaction, customerId: string, heads: readonly Head[]) => {
  if (heads.length === 0) return [];
  const wanted = heads.map(({ space_id, id }) => ({ space_id, id }));
  return tx<PackRow[]>`
    select r.space_id, r.id, r.schema_version, r.data
    from jsonb_to_recordset(${tx.json(wanted)}) as wanted (space_id text, id text)
    join record r on r.customer_id = ${customerId} and r.space_id = wanted.space_id collate "C" and r.kind = 'partPack'
      and r.id = wanted.id collate "C"`;
};

const remember = (found: readonly { name: string; row: PackRow }[]) => {
  for (const { name, row } of found) {
    remembered.delete(name);
    remembered.set(name, row);
  }
  for (const oldest of remembered.keys()) {
    if (remembered.size <= mostPacks) return;
    remembered.delete(oldest);
  }
};
