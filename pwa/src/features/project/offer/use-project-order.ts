import type { Order } from '@knotenblech/shared/orders/order.record.ts';
import { cancelledOrderOf } from '@knotenblech/shared/orders/status-table.ts';
import { isOrdered } from '@knotenblech/shared/projects/is-ordered.ts';
import { customerSpace } from '@knotenblech/shared/records/space.ts';
import { useRecords, useShop } from '../../../sync/hooks/use-shop.tsx';
import { type ProjectOrder, useOrdersOfProjects } from '../../orders/public/order-queries.ts';
import { useProject } from '../open/project-context.tsx';

/** The order of the open project, in force; undefined while it is looked up, null where none is known here. */
export const useProjectOrder = (): ProjectOrder | null | undefined => {
  const { project } = useProject().source;
  const orders = useOrdersOfProjects();
  if (!isOrdered(project)) return null;
  return orders && (orders.get(project.id) ?? null);
};

/** The latest order of the open project that was cancelled; undefined while it is looked up, null where none is known here. */
export const useCancelledOrder = (): Order | null | undefined => {
  const { project } = useProject().source;
  const orders = useRecords('order', customerSpace(useShop().actor.customerId));
  return orders && cancelledOrderOf(orders, project.id);
};
