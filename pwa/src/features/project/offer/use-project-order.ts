import { type ProjectOrder, useOrdersOfProjects } from '../../../orders/use-orders-of-projects.ts';
import { useProject } from '../open/project-context.tsx';

/** The order of the open project; undefined while it is looked up, null where none is known here. */
export const useProjectOrder = (): ProjectOrder | null | undefined => {
  const { project } = useProject().source;
  const orders = useOrdersOfProjects();
  if (project.orderedAt === null) return null;
  return orders && (orders.get(project.id) ?? null);
};
