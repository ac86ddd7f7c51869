import type { Project } from './project.ts';

/** Why nothing of a project may be edited any more: it was ordered, or lies in the trash bin; null: it is open. */
export const closedBy = ({
  orderedAt,
  trashedAt,
}: Pick<Project, 'orderedAt' | 'trashedAt'>): 'project_read_only' | 'project_trashed' | null => {
  if (orderedAt !== null) return 'project_read_only';
  return trashedAt === null ? null : 'project_trashed';
};
