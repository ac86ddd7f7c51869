import type { CustomerId, FileHash } from '@knotenblech/shared/values/ids.ts';
import type { Sql } from '../database/database.ts';

/** So many customers in one statement. */
const customersAtOnce = 50;

/**
 * Takes files from customers that none of their records, orders and quotes names, and that were sent before; gives their
 * hashes. Parts carry no hash of a file, and are many: they are not looked at.
 */
export const deleteUnnamedFiles = async (owner: Sql, before: Date): Promise<FileHash[]> => {
  const customers = await owner<{ id: CustomerId }[]>`
    select distinct customer_id as id from customer_file where uploaded_at < ${before}`;
  const deleted = new Set<FileHash>();
  for (let first = 0; first < customers.length; first += customersAtOnce) {
    const some = customers.slice(first, first + customersAtOnce).map(({ id }) => id);
    for (const { hash } of await deleteUnnamedOf(owner, some, before)) deleted.add(hash);
  }
  return [...deleted];
};

const deleteUnnamedOf = (owner: Sql, customerIds: readonly CustomerId[], before: Date) => owner<{ hash: FileHash }[]>`
  with named as (
    select r.customer_id, found[1] as hash
    from record r, regexp_matches(r.data::text, '[0-9a-f]{64}', 'g') found
    where r.customer_id in ${owner(customerIds)} and r.kind <> 'partPack' and not r.deleted
    union
    select o.customer_id, found[1] from customer_order o, regexp_matches(o.args::text, '[0-9a-f]{64}', 'g') found
    where o.customer_id in ${owner(customerIds)})
  delete from customer_file f
  where f.customer_id in ${owner(customerIds)} and f.uploaded_at < ${before}
    and not exists (select 1 from named n where n.customer_id = f.customer_id and n.hash = f.hash)
  returning f.hash`;

/** Whether any customer has it still. */
export const isFileKnown = async (owner: Sql, hash: FileHash): Promise<boolean> => {
  const [row] = await owner`select 1 from customer_file where hash = ${hash} limit 1`;
  return row !== undefined;
};
