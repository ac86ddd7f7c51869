import type { adminProjectCalls } from '@knotenblech/shared/api/admin-project-calls.ts';
import { listProjects } from '@knotenblech/shared/projects/list-projects.ts';
import { pageOf } from '@knotenblech/shared/values/page-of.ts';
import type { z } from 'zod';
import type { Sql } from '../../database/database.ts';
import { readCustomersProjects } from './customers-project-store.ts';

type Query = z.infer<typeof adminProjectCalls.list.querySchema>;

/** A page of the projects of all customers that the query chooses, and how many it chooses in all. */
export const listCustomersProjects = async (owner: Sql, { q, sort, trash, page, limit }: Query) => {
  const chosen = listProjects(
    await readCustomersProjects(owner),
    { q, sort, isTrash: trash },
    ({ customerNumber, customerName }) => `${customerNumber} ${customerName}`,
  );
  return { projects: pageOf(chosen, limit, page).shown, total: chosen.length };
};
