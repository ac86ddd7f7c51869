import { customerSpace, projectSpace } from '@knotenblech/shared/records/space.ts';
import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { useEffect } from 'react';
import { rowRange } from '../../../database/row-range.ts';
import { useLive } from '../../../sync/hooks/use-live.ts';
import { useShop } from '../../../sync/hooks/use-shop.tsx';
import type { ListedPart } from './single-part-listing.ts';

export type ListedParts = {
  parts: ListedPart[];
  /** Projects whose parts have not come to this device. */
  missing: ProjectId[];
  /** Those of them that are fetched to be listed. */
  fetched: ProjectId[];
};

/** So many of the newest projects are fetched to be listed, fewer than a device holds; older ones come when they are opened. */
const mostFetched = 10;

/** The parts of every project of single parts that is not in the bin; undefined while they are read. */
export const useListedParts = (): ListedParts | undefined => {
  const { actor, database, keepProject } = useShop();
  const space = customerSpace(actor.customerId);
  const listed = useLive(`${database.name} ${space} single parts`, async () => {
    const projects = (await rowRange(database, space, 'project').toArray())
      .map(({ data }) => data)
      .filter(({ hasSingleParts, trashedAt }) => hasSingleParts && trashedAt === null)
      .toSorted((a, b) => b.changedAt.localeCompare(a.changedAt));
    const rows = await Promise.all(
      projects.map(({ id }) => rowRange(database, projectSpace(id), 'singlePart').toArray()),
    );
    const isMissing = (_: unknown, n: number) => rows[n]?.length === 0;
    return {
      parts: projects.flatMap((project, n) => (rows[n] ?? []).map(({ data: part }) => ({ part, project }))),
      missing: projects.filter(isMissing).map(({ id }) => id),
      fetched: projects
        .slice(0, mostFetched)
        .filter(isMissing)
        .map(({ id }) => id),
    };
  });
  const wanted = listed?.fetched.join(' ') ?? '';
  useEffect(() => {
    for (const id of wanted === '' ? [] : wanted.split(' ')) void keepProject(id as ProjectId);
  }, [keepProject, wanted]);
  return listed;
};
