import type { Order } from '@knotenblech/shared/orders/order.record.ts';
import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import type { ProjectId } from '@knotenblech/shared/values/ids.ts';

type Here = { projects: readonly Project[]; inBasket: ReadonlySet<ProjectId> };

/** The lines of an order that can be ordered again, those whose project lies in the basket, and those whose project is gone or could not be read. */
export const reorderOf = (order: Pick<Order, 'lines'>, { projects, inBasket }: Here) => {
  const there = new Set(
    projects.filter((project) => project.trashedAt === null && project.reading !== 'refused').map(({ id }) => id),
  );
  const found = order.lines.filter((line) => there.has(line.projectId));
  return {
    lines: found.filter((line) => !inBasket.has(line.projectId)),
    lying: found.filter((line) => inBasket.has(line.projectId)),
    gone: order.lines.filter((line) => !there.has(line.projectId)),
  };
};
