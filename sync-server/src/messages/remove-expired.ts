import type { Sql } from '../database/database.ts';
import { withCustomer } from '../database/in-customer.ts';
import { changeRecords } from '../sync/rows/change-records.ts';
import { listExpired } from './message.store.ts';

const keptDays = 30;

/** Takes messages from the devices too that expired more than 30 days ago. */
export const removeExpired = async (owner: Sql, now: Date) => {
  const before = new Date(now.getTime() - keptDays * 86_400_000);
  for (const { customerId, space, ids } of await listExpired(owner, before))
    await withCustomer(owner, customerId, (tx) =>
      changeRecords(tx, {
        customerId,
        spaces: [space],
        reads: ids.map((id) => ({ space, kind: 'message', id })),
        run: (rows) => {
          for (const id of ids) rows.remove(space, 'message', id);
        },
      }),
    );
};
