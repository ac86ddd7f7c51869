import type { adminProjectCalls, CustomersProject } from '@knotenblech/shared/api/projects/admin-project-calls.ts';
import type { Amounts } from '@knotenblech/shared/orders/amounts/order-amounts.record.ts';
import type { Order } from '@knotenblech/shared/orders/order.record.ts';
import { ordersOfProjects } from '@knotenblech/shared/orders/status-table.ts';
import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import { isOrdered } from '@knotenblech/shared/projects/project-state.ts';
import { customerSpace } from '@knotenblech/shared/records/space.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { CustomerId, ProjectId } from '@knotenblech/shared/values/ids.ts';
import { placeOfPage } from '@knotenblech/shared/values/page-of.ts';
import type { z } from 'zod';
import type { Sql } from '../database/database.ts';
import { readInCustomer } from '../database/in-customer.ts';
import type { BlobStore } from '../files/blob.store.ts';
import { readRecords } from '../sync/rows/record.store.ts';
import { type ListedProject, readCustomersProjects, readOrdersOfProjects } from './customers-project.store.ts';
import { pageOfProjects } from './lists/project-listing.store.ts';

type Key = { customerId: CustomerId; projectId: ProjectId };

/** The bytes that a project was read from, and what the customer calls them. Throws DomainError 'not_found', 'file_missing'. */
export const readProjectFile = async (sql: Sql, blobs: Pick<BlobStore, 'read'>, { customerId, projectId }: Key) => {
  const rows = await readInCustomer(sql, customerId, (tx) =>
    readRecords(tx, customerId, [{ space: customerSpace(customerId), kind: 'project', id: projectId }]),
  );
  const project = rows[0]?.data as Project | undefined;
  if (!project) throw new DomainError('not_found', { record: 'project' });
  const bytes = await blobs.read(project.fileHash);
  if (!bytes) throw new DomainError('file_missing');
  return { bytes, name: project.fileName };
};

type Query = z.infer<typeof adminProjectCalls.list.querySchema>;

/** A page of the projects of all customers that the query chooses, and how many it chooses in all. */
export const listCustomersProjects = async (owner: Sql, { q, sort, trash, page, limit }: Query) => {
  const listing = { q, sort, isTrash: trash, seesPrices: true };
  const placeOf = (count: number) => ({ ...placeOfPage(count, limit, page), limit });
  const { keys, total } = await pageOfProjects(owner, listing, placeOf);
  const projects = await readCustomersProjects(owner, keys);
  const ordered = await orderedFor(
    owner,
    projects.filter(({ project }) => isOrdered(project)),
  );
  const found = new Map(
    projects.map((each) => [each.project.id, { ...each, ordered: ordered.get(each.project.id) ?? null }]),
  );
  return { projects: keys.flatMap(({ projectId }) => found.get(projectId) ?? []), total };
};

/** What each project is ordered for, by the order that binds it. */
const orderedFor = async (owner: Sql, projects: readonly ListedProject[]) => {
  if (projects.length === 0) return new Map<ProjectId, CustomersProject['ordered']>();
  const orders = await readOrdersOfProjects(owner, projects);
  const amountsOf = new Map(orders.map(({ order, amounts }) => [order.id, amounts]));
  const binding = ordersOfProjects(orders.map(({ order }) => order));
  return new Map(
    projects.map(({ project: { id } }) => {
      const order = binding.get(id);
      return [id, order?.check === 'accepted' ? agreedOf(order, amountsOf.get(order.id) ?? null, id) : null];
    }),
  );
};

const agreedOf = (order: Order, amounts: Amounts | null, projectId: ProjectId): CustomersProject['ordered'] => {
  const line = amounts?.lines.find((each) => each.projectId === projectId);
  return line ? { orderId: order.id, number: order.number, quantity: line.quantity, netCents: line.lineCents } : null;
};
