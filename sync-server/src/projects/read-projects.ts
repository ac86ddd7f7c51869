import type { ProjectPrice } from '@knotenblech/shared/prices/project/project-price.record.ts';
import type { ListedProject } from '@knotenblech/shared/projects/list-projects.ts';
import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import type { Actor } from '@knotenblech/shared/records/actor.ts';
import type { RecordKind } from '@knotenblech/shared/records/record-kinds.ts';
import type { ReadKey } from '@knotenblech/shared/records/rows.ts';
import { customerPriceSpace, customerSpace } from '@knotenblech/shared/records/space.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import type { Sql, Transaction } from '../database/database.ts';
import { readInCustomer } from '../database/in-customer.ts';
import { readRecords } from '../sync/rows/record.store.ts';
import type { NamedProject } from './find-project.ts';
import { type ProjectListing, pageOfProjects } from './project-listing.store.ts';

/** Projects of the actor's customer by their ids, in their order; prices only for one who sees them. */
const readThese = async (
  tx: Transaction,
  { customerId, seesPrices }: Actor,
  ids: readonly ProjectId[],
): Promise<ListedProject[]> => {
  const [space, priceSpace] = [customerSpace(customerId), customerPriceSpace(customerId)];
  const rows = await readRecords(tx, customerId, [
    ...ids.map((id): ReadKey => ({ space, kind: 'project', id })),
    ...(seesPrices ? ids.map((id): ReadKey => ({ space: priceSpace, kind: 'projectPrice', id })) : []),
  ]);
  const of = (kind: RecordKind) => new Map(rows.filter((row) => row.kind === kind).map((row) => [row.id, row.data]));
  const [projects, prices] = [of('project'), of('projectPrice')];
  return ids.flatMap((id) => {
    const project = projects.get(id) as Project | undefined;
    return project ? [{ project, price: (prices.get(id) as ProjectPrice | undefined) ?? null }] : [];
  });
};

type OwnPage = { listing: Pick<ProjectListing, 'q' | 'sort' | 'isTrash'>; offset: number; limit: number };

/** A page of the projects of the actor's customer, and how many are chosen in all. */
export const listOwnProjects = (sql: Sql, actor: Actor, { listing, ...page }: OwnPage) =>
  readInCustomer(sql, actor.customerId, async (tx) => {
    const own = { ...listing, customerId: actor.customerId, seesPrices: actor.seesPrices };
    const { keys, total } = await pageOfProjects(tx, own, () => page);
    return {
      projects: await readThese(
        tx,
        actor,
        keys.map(({ projectId }) => projectId),
      ),
      total,
    };
  });

export const readListedProject = async (sql: Sql, { projectId, actor }: NamedProject) => {
  const [found] = await readInCustomer(sql, actor.customerId, (tx) => readThese(tx, actor, [projectId]));
  if (!found) throw new DomainError('not_found', { record: 'project' });
  return found;
};
