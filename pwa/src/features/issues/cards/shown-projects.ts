import type { ProjectId } from '@knotenblech/shared/values/ids.ts';

const shown: ProjectId[] = [];

/** The cards of a project are on the screen; the answer says that they are gone again. */
export const showCardsOf = (projectId: ProjectId) => {
  shown.push(projectId);
  return () => void shown.splice(shown.indexOf(projectId), 1);
};

/** The projects whose cards are on the screen. */
export const projectsShown = (): ReadonlySet<string> => new Set(shown);
