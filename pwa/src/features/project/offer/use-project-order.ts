import { isOrdered } from '@knotenblech/shared/projects/is-ordered.ts';
import type { Order } from '@knotenblech/shared/orders/order.ts';
import { cancelledOrderOf } from '@knotenblech/shared/orders/orders-of-projects.ts';
import { customerSpace } from '@knotenblech/shared/sync/space.ts';
import { type ProjectOrder, useOrdersOfProjects } from '../../../orders/use-orders-of-projects.ts';
import { useRecords, useShop } from '../../../sync/use-shop.tsx';
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
