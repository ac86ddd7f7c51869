import type { adminProjectCalls } from '@knotenblech/shared/api/admin-project-calls.ts';
import { placeOfPage } from '@knotenblech/shared/values/page-of.ts';
import type { z } from 'zod';
import type { Sql } from '../../database/database.ts';
import { pageOfProjects } from '../project-listing-store.ts';
import { readCustomersProjects } from './customers-project-store.ts';

type Query = z.infer<typeof adminProjectCalls.list.querySchema>;

/** A page of the projects of all customers that the query chooses, and how many it chooses in all. */
export const listCustomersProjects = async (owner: Sql, { q, sort, trash, page, limit }: Query) => {
  const listing = { q, sort, isTrash: trash, seesPrices: true };
  const placeOf = (count: number) => ({ ...placeOfPage(count, limit, page), limit });
  const { keys, total } = await pageOfProjects(owner, listing, placeOf);
  const found = new Map((await readCustomersProjects(owner, keys)).map((each) => [each.project.id, each]));
  return { projects: keys.flatMap(({ projectId }) => found.get(projectId) ?? []), total };
};
