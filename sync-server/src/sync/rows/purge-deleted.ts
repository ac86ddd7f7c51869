import type { Sql } from '../../database/database.ts';

const keptDays = 90;

/**
 * Forgets rows deleted, and answers given, more than 90 days ago. A device that has been away for longer is told to
 * fetch the space again; its own unsent changes are not touched.
 */
export const purgeDeleted = async (owner: Sql, now: Date) => {
  const before = new Date(now.getTime() - keptDays * 86_400_000);
  const spaces = await owner<{ customerId: string; id: string }[]>`
    select distinct customer_id as "customerId", space_id as id from record where deleted and changed_at < ${before}`;
  for (const { customerId, id } of spaces) {
    await owner.begin(async (tx) => {
      await tx`select 1 from sync_space where customer_id = ${customerId} and id = ${id} for update`;
      const gone = await tx<{ version: number }[]>`
        delete from record
        where customer_id = ${customerId} and space_id = ${id} and deleted and changed_at < ${before}
        returning version`;
      const last = gone.reduce((most, row) => Math.max(most, row.version), 0);
      await tx`
        update sync_space set purged_to = greatest(purged_to, ${last})
        where customer_id = ${customerId} and id = ${id}`;
    });
  }
  await owner`
    delete from sync_result where at < ${before} and not exists (
      select from sync_client c where c.customer_id = sync_result.customer_id and c.id = sync_result.client_id
        and c.seen_at >= ${before})`;
};
