import type { SinglePart } from '@knotenblech/shared/files/single-parts/single-part.record.ts';
import { closedBy } from '@knotenblech/shared/projects/closed-by.ts';
import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import { customerSpace, projectSpace } from '@knotenblech/shared/records/space.ts';
import { newId, type ProjectId } from '@knotenblech/shared/values/ids.ts';
import { useMemo } from 'react';
import { useRecords, useShop, useWaiting } from '../../sync/hooks/use-shop.tsx';
import { waitingOrderOf } from '../orders/public/waiting-order-of.ts';

/** The projects that a single part may be added to, the one changed last first; undefined while they are read. */
export const useSinglePartProjects = (): Project[] | undefined => {
  const { actor } = useShop();
  const waiting = useWaiting();
  const projects = useRecords('project', customerSpace(actor.customerId));
  return useMemo(
    () =>
      projects
        ?.filter(({ hasSingleParts }) => hasSingleParts)
        .filter((project) => closedBy(project) === null && waitingOrderOf(waiting, project.id) === null)
        .sort((a, b) => (a.changedAt < b.changedAt ? 1 : -1)),
    [projects, waiting],
  );
};

const nowhere = newId<ProjectId>();

/** The parts of a project with their forms, in their order; undefined while they are read. */
export const useSingleParts = (projectId: ProjectId | null): SinglePart[] | undefined => {
  const parts = useRecords('singlePart', projectSpace(projectId ?? nowhere));
  return useMemo(() => parts?.toSorted((a, b) => a.index - b.index), [parts]);
};
