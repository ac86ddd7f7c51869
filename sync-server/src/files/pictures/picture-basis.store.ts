import { catalogSpace, customerSpace, projectSpace } from '@knotenblech/shared/records/space.ts';
import type { CustomerId, ProjectId } from '@knotenblech/shared/values/ids.ts';
import type { Sql } from '../../database/database.ts';
import { nobody, readInCustomer } from '../../database/in-customer.ts';

/** What pictures of projects rest on, as versions: while these stay, so do the pictures. Cheaper than finding the pictures. */
export const readPictureBasis = (
  sql: Sql,
  { customerId, projectIds }: { customerId: CustomerId; projectIds: readonly ProjectId[] },
): Promise<string[]> =>
  readInCustomer(sql, customerId, async (tx) => {
    const rows = await tx<{ basis: string }[]>`
      select 'project ' || id || ' ' || version as basis from record
      where customer_id = ${customerId} and space_id = ${customerSpace(customerId)} and kind = 'project'
        and id = any(${[...projectIds]})
      union all select id || ' ' || version from sync_space
      where (customer_id = ${customerId} and id = any(${projectIds.map(projectSpace)}))
        or (customer_id = ${nobody} and id = ${catalogSpace})
      order by 1`;
    return rows.map(({ basis }) => basis);
  });
