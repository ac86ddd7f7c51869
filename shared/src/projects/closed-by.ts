import type { Project } from './project.record.ts';

/** Why nothing of a project may be edited any more: it was ordered, or lies in the trash bin; null: it is open. */
export const closedBy = ({
  orderedAt,
  trashedAt,
}: Pick<Project, 'orderedAt' | 'trashedAt'>): 'project_read_only' | 'project_trashed' | null => {
  if (orderedAt !== null) return 'project_read_only';
  return trashedAt === null ? null : 'project_trashed';
};

/** Why material, quantity, surface, colour and specificity may not be chosen: the project is closed, or its price is fixed. */
export const choicesClosedBy = (
  project: Pick<Project, 'orderedAt' | 'trashedAt' | 'manualPrice'>,
): ReturnType<typeof closedBy> | 'manual_price_fixed' =>
  closedBy(project) ?? (project.manualPrice === 'fixed' ? 'manual_price_fixed' : null);
