import type { Project } from '@knotenblech/shared/projects/project.record.ts';

export type ProjectValues = Pick<Project, 'name' | 'drawingId' | 'additionalText' | 'comment'>;

export const valuesOf = ({ name, drawingId, additionalText, comment }: ProjectValues): ProjectValues => ({
  name,
  drawingId,
  additionalText,
  comment,
});

/** What was filled in otherwise, without blanks around it; what a colleague changed meanwhile stays his. */
export const changedValues = (before: ProjectValues, filled: ProjectValues): Partial<ProjectValues> =>
  Object.fromEntries(
    Object.entries(valuesOf(filled))
      .map(([field, text]) => [field, text.trim()] as const)
      .filter(([field, text]) => text !== before[field as keyof ProjectValues]),
  );

/** What stood in the fields that were changed, when they were opened. */
export const seenValues = (before: ProjectValues, changed: Partial<ProjectValues>): Partial<ProjectValues> =>
  Object.fromEntries(Object.entries(before).filter(([field]) => field in changed));
