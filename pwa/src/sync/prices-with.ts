import { summariseProject, summaryReads } from '@knotenblech/shared/projects/summarise-project.ts';
import type { ProjectPrice } from '@knotenblech/shared/projects/project-price.ts';
import type { NamedChange } from '@knotenblech/shared/sync/change-to.ts';
import { findPresent } from '@knotenblech/shared/sync/find-present.ts';
import { createRowCache } from '@knotenblech/shared/sync/row-cache.ts';
import { customerSpace } from '@knotenblech/shared/sync/space.ts';
import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { loadFacts, readFacts } from './engine/project-facts.ts';
import { readRows } from './engine/read-rows.ts';
import type { Shop } from './shop.ts';

export type PriceWith = Pick<ProjectPrice, 'netCents' | 'onRequest'> | null;

/**
 * What a project would cost with each of the changes made to it, none of which is made; null in place of one: as it is.
 * Without a price where none may be seen, the project is not here, or the change would be refused.
 */
export const pricesWith = async (
  { database, facts, actor }: Shop,
  projectId: ProjectId,
  changes: readonly (NamedChange | null)[],
): Promise<PriceWith[]> => {
  const cache = createRowCache();
  const header = { space: customerSpace(actor.customerId), kind: 'project', id: projectId } as const;
  const summary = { projectId, customerId: actor.customerId, withPrice: true };
  await readRows(database, cache, [header]);
  const project = cache.overlay().rows.get(header.space, 'project', projectId);
  if (!project || !actor.seesPrices) return changes.map(() => null);
  loadFacts(cache, projectId, await readFacts(database, facts, projectId, project.fileHash));
  const reads = changes.flatMap((each) => (each ? (findPresent(each)?.change.reads(each.args, actor) ?? []) : []));
  await readRows(database, cache, [...summaryReads(summary), ...reads]);
  const at = new Date().toISOString();
  return changes.map((each) => {
    const { rows, writes } = cache.overlay();
    try {
      if (each) findPresent(each)?.change.run(rows, each.args, { actor, at });
      summariseProject(rows, { ...summary, at });
    } catch {
      return null;
    }
    const price = writes().find(({ kind }) => kind === 'projectPrice')?.data as ProjectPrice | undefined;
    return price ? { netCents: price.netCents, onRequest: price.onRequest } : null;
  });
};
