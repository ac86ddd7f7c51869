import type { Rows } from '../records/rows.ts';
import { customerSpace } from '../records/space.ts';
import type { CustomerId } from '../values/ids.ts';
import { isDemoOrder } from './is-demo-order.ts';
import type { Order } from './order.record.ts';

/** Whether an order is neither refused nor cancelled. */
export const isInForce = ({ check, status }: Pick<Order, 'check' | 'status'>) =>
  check !== 'refused' && status !== 'CANCELED';

/** Whether an order is one of its projects, in force. One of a demo user is none. */
export const bindsProjects = (order: Pick<Order, 'check' | 'status' | 'history'>) =>
  isInForce(order) && !isDemoOrder(order);

/** Whether a cancelled order keeps its projects read-only: it was made before it was cancelled. */
export const wasOrdered = (order: Pick<Order, 'check' | 'status' | 'history'>) =>
  order.check === 'accepted' && order.status === 'CANCELED' && !isDemoOrder(order);

/**
 * Notes in the projects of an order that is over that none is in force any more; those of one that was never made can be
 * edited again. What another order names stays as it is. Reads all orders of the customer and the order's projects.
 */
export const releaseProjects = (rows: Rows, customerId: CustomerId, over: Order) => {
  const space = customerSpace(customerId);
  const others = rows.all(space, 'order').filter((order) => order.id !== over.id);
  for (const { projectId } of over.lines) {
    const project = rows.get(space, 'project', projectId);
    const ofProject = others.filter((order) => order.lines.some((line) => line.projectId === projectId));
    if (!project || project.orderedAt === null || ofProject.some(bindsProjects)) continue;
    const isCancelled = [over, ...ofProject].some(wasOrdered);
    rows.put(space, 'project', { ...project, ...(isCancelled ? { isOrderCancelled: true } : { orderedAt: null }) });
  }
};
