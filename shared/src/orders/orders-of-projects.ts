import type { ProjectId } from '../values/ids.ts';
import type { Order } from './order.record.ts';
import { bindsProjects, wasOrdered } from './release-projects.ts';

/** The order that binds each project; of several the latest. */
export const ordersOfProjects = (orders: readonly Order[]): ReadonlyMap<ProjectId, Order> =>
  new Map(
    orders
      .filter(bindsProjects)
      .toSorted((a, b) => a.number - b.number)
      .flatMap((order) => order.lines.map(({ projectId }) => [projectId, order] as const)),
  );

/** The latest order of a project that was made and cancelled. */
export const cancelledOrderOf = (orders: readonly Order[], projectId: ProjectId): Order | null =>
  orders
    .filter((order) => wasOrdered(order) && order.lines.some((line) => line.projectId === projectId))
    .toSorted((a, b) => b.number - a.number)[0] ?? null;
