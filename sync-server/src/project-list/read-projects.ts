import { DomainError } from '@knotenblech/shared/errors/domain-error.ts';
import type { Actor } from '@knotenblech/shared/permissions/actor.ts';
import type { ListedProject } from '@knotenblech/shared/projects/list-projects.ts';
import type { ProjectPrice } from '@knotenblech/shared/projects/project-price.ts';
import type { Project } from '@knotenblech/shared/projects/project.ts';
import { customerPriceSpace, customerSpace } from '@knotenblech/shared/sync/space.ts';
import type { Sql } from '../database/database.ts';
import { readInCustomer } from '../database/in-customer.ts';
import type { NamedProject } from '../projects/find-project.ts';
import { readRecords } from '../sync/record-store.ts';

/** The projects of the actor's customer, or the one of an id; prices only for one who sees them. */
const read = (sql: Sql, { customerId, seesPrices }: Actor, which: { all: true } | { id: string }) =>
  readInCustomer(sql, customerId, async (tx): Promise<ListedProject[]> => {
    const rows = await readRecords(tx, customerId, [
      { space: customerSpace(customerId), kind: 'project', ...which },
      ...(seesPrices ? [{ space: customerPriceSpace(customerId), kind: 'projectPrice', ...which } as const] : []),
    ]);
    const prices = rows.filter((row) => row.kind === 'projectPrice').map((row) => row.data as ProjectPrice);
    const priceOf = new Map(prices.map((price) => [price.id, price]));
    return rows
      .filter((row) => row.kind === 'project')
      .map((row) => row.data as Project)
      .map((project) => ({ project, price: priceOf.get(project.id) ?? null }));
  });

export const readProjects = (sql: Sql, actor: Actor) => read(sql, actor, { all: true });

export const readListedProject = async (sql: Sql, { projectId, actor }: NamedProject) => {
  const [found] = await read(sql, actor, { id: projectId });
  if (!found) throw new DomainError('not_found', { record: 'project' });
  return found;
};
