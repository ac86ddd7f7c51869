import type { ListedProject } from '@knotenblech/shared/projects/list-projects.ts';
import { customerPriceSpace, customerSpace } from '@knotenblech/shared/records/space.ts';
import { useRecords, useShop, useWaiting } from '../../sync/hooks/use-shop.tsx';

/** All projects of the customer with their prices; undefined while they are read. */
export const useListedProjects = (): ListedProject[] | undefined => {
  const { actor } = useShop();
  const projects = useRecords('project', customerSpace(actor.customerId));
  const prices = useRecords('projectPrice', customerPriceSpace(actor.customerId));
  if (!projects || !prices) return undefined;
  const priceById = new Map(prices.map((price) => [price.id, price]));
  return projects.map((project) => ({ project, price: priceById.get(project.id) ?? null }));
};

/** Ids of the projects that have not reached the server yet. */
export const useUnsentProjects = (): ReadonlySet<string> =>
  new Set(
    useWaiting()
      .filter(({ name, state }) => name === 'createProject' && (state === 'queued' || state === 'sending'))
      .map(({ args }) => (args as { projectId: string }).projectId),
  );
