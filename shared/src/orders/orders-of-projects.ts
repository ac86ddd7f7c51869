import type { ProjectId } from '../values/ids.ts';
import type { Order } from './order.ts';
import { bindsProjects } from './release-projects.ts';

/** The order that binds each project; of several the latest. */
export const ordersOfProjects = (orders: readonly Order[]): ReadonlyMap<ProjectId, Order> =>
  new Map(
    orders
      .filter(bindsProjects)
      .toSorted((a, b) => a.number - b.number)
      .flatMap((order) => order.lines.map(({ projectId }) => [projectId, order] as const)),
  );
