import { closedBy } from '@knotenblech/shared/projects/closed-by.ts';
import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import { useWaiting } from '../../../sync/hooks/use-shop.tsx';
import { waitingOrderOf } from './waiting-order-of.ts';

export type Closed = ReturnType<typeof closedBy> | 'order_waiting';

/** Why nothing of a project may be edited here: as the server has it, or an order that waits on this device will close it; null: it is open. */
export const useClosedBy = (project: Pick<Project, 'id' | 'orderedAt' | 'trashedAt'> | null): Closed => {
  const waiting = useWaiting();
  if (!project) return null;
  const waitingOrder = waitingOrderOf(waiting, project.id);
  return closedBy(project) ?? (waitingOrder === null ? null : 'order_waiting');
};
