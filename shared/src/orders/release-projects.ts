import type { Rows } from '../sync/rows.ts';
import { customerSpace } from '../sync/space.ts';
import type { CustomerId } from '../values/ids.ts';
import { isDemoOrder } from './is-demo-order.ts';
import type { Order } from './order.ts';

/** Whether an order is neither refused nor cancelled. */
export const isInForce = ({ check, status }: Pick<Order, 'check' | 'status'>) =>
  check !== 'refused' && status !== 'CANCELED';

/** Whether an order keeps its projects read-only. One of a demo user does not. */
export const bindsProjects = (order: Pick<Order, 'check' | 'status' | 'history'>) =>
  isInForce(order) && !isDemoOrder(order);

/** Makes the projects of an order that is over editable again, unless another order binds them. Reads all orders of the customer and the order's projects. */
export const releaseProjects = (rows: Rows, customerId: CustomerId, over: Order) => {
  const space = customerSpace(customerId);
  const others = rows.all(space, 'order').filter((order) => order.id !== over.id && bindsProjects(order));
  for (const { projectId } of over.lines) {
    const project = rows.get(space, 'project', projectId);
    const isBound = others.some((order) => order.lines.some((line) => line.projectId === projectId));
    if (project && !isBound) rows.put(space, 'project', { ...project, orderedAt: null });
  }
};
