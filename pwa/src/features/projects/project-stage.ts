import type { Project } from '@knotenblech/shared/projects/project.ts';

/** Where a project stands, for one or two words in the list. */
export type ProjectStage =
  | 'ordered'
  | 'unreadable'
  | 'unsent'
  | 'being-read'
  | 'nothing-taken'
  | 'on-request'
  | 'ready';

export const projectStage = (project: Project, isUnsent: boolean): ProjectStage => {
  if (project.orderedAt !== null) return 'ordered';
  if (project.reading === 'refused') return 'unreadable';
  if (isUnsent) return 'unsent';
  if (project.positionCount === 0) return project.reading === 'waiting' ? 'being-read' : 'nothing-taken';
  return project.onRequest ? 'on-request' : 'ready';
};
