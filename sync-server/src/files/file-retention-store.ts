import type { FileHash } from '@knotenblech/shared/values/ids.ts';
import type { Sql } from '../database/database.ts';

/** So many customers at a time: the next run goes on. */
const mostCustomers = 50;

/**
 * Takes files from customers that none of their records, orders and quotes names, and that were sent before; gives their
 * hashes. Parts carry no hash of a file, and are many: they are not looked at.
 */
export const deleteUnnamedFiles = async (owner: Sql, before: Date): Promise<FileHash[]> => {
  const rows = await owner<{ hash: FileHash }[]>`
    with old as (
      select customer_id, hash from customer_file where uploaded_at < ${before}
        and customer_id in (
          select distinct customer_id from customer_file where uploaded_at < ${before} order by 1 limit ${mostCustomers})),
    named as (
      select r.customer_id, found[1] as hash
      from record r, regexp_matches(r.data::text, '[0-9a-f]{64}', 'g') found
      where r.customer_id in (select customer_id from old) and r.kind <> 'partPack' and not r.deleted
      union
      select o.customer_id, found[1] from customer_order o, regexp_matches(o.args::text, '[0-9a-f]{64}', 'g') found
      where o.customer_id in (select customer_id from old))
    delete from customer_file f using old
    where f.customer_id = old.customer_id and f.hash = old.hash
      and not exists (select 1 from named n where n.customer_id = f.customer_id and n.hash = f.hash)
    returning f.hash`;
  return [...new Set(rows.map(({ hash }) => hash))];
};

/** Whether any customer has it still. */
export const isFileKnown = async (owner: Sql, hash: FileHash): Promise<boolean> => {
  const [row] = await owner`select 1 from customer_file where hash = ${hash} limit 1`;
  return row !== undefined;
};
