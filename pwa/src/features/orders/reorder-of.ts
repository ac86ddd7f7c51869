import type { Order } from '@knotenblech/shared/orders/order.ts';
import type { Project } from '@knotenblech/shared/projects/project.ts';

/** The lines of an order that can be ordered again, and those whose project is gone or could not be read. */
export const reorderOf = (order: Pick<Order, 'lines'>, projects: readonly Project[]) => {
  const there = new Set(
    projects.filter((project) => project.trashedAt === null && project.reading !== 'refused').map(({ id }) => id),
  );
  return {
    lines: order.lines.filter((line) => there.has(line.projectId)),
    gone: order.lines.filter((line) => !there.has(line.projectId)),
  };
};
