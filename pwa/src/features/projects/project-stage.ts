import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import { type ProjectState, projectState } from '@knotenblech/shared/projects/project-state.ts';

/** Where a project stands, for one or two words in the list: its state, unless it has not left the device yet. */
export type ProjectStage = ProjectState | 'unsent';

export const projectStage = (project: Project, isUnsent: boolean): ProjectStage => {
  const { state } = projectState(project);
  return isUnsent && project.orderedAt === null && state !== 'unreadable' ? 'unsent' : state;
};
