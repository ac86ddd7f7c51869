import { deliverablesOf } from '@knotenblech/shared/orders/deliverables.ts';
import type { Deliverable, Order } from '@knotenblech/shared/orders/order.record.ts';
import { joinStoredProject, storedProjectReads } from '@knotenblech/shared/prices/project/stored-project.ts';
import { createRowCache } from '@knotenblech/shared/records/row-cache.ts';
import { customerSpace } from '@knotenblech/shared/records/space.ts';
import type { CustomerId } from '@knotenblech/shared/values/ids.ts';
import type { Transaction } from '../../database/database.ts';
import { readRecords } from '../../sync/rows/record.store.ts';

/** What leaves the shop for an order; kept in it once a step was partial, else by its projects, which are read-only since. */
export const readDeliverables = async (
  tx: Transaction,
  customerId: CustomerId,
  order: Pick<Order, 'lines' | 'deliverables'>,
): Promise<Deliverable[]> => {
  if (order.deliverables) return order.deliverables;
  const cache = createRowCache();
  const keys = order.lines.flatMap(({ projectId }) => storedProjectReads({ projectId, customerId, withPrice: false }));
  cache.load(keys, await readRecords(tx, customerId, keys));
  const { rows } = cache.overlay();
  return order.lines.flatMap((line) => {
    const project = rows.get(customerSpace(customerId), 'project', line.projectId);
    const stored = project && joinStoredProject(rows, project);
    return stored ? deliverablesOf(line, stored) : [];
  });
};
