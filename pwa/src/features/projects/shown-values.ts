import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import { changedValues, type ProjectValues, valuesOf } from './changed-values.ts';

type Filling = { project: Project; before: ProjectValues; typed: ProjectValues; isEditable: boolean };

/**
 * What the fields hold, whether something of it is still to be saved, and whether something typed no longer can be: a project
 * that is closed shows its own values.
 */
export const shownValues = ({ project, before, typed, isEditable }: Filling) => {
  const isChanged = Object.keys(changedValues(before, typed)).length > 0;
  return {
    values: isEditable ? typed : valuesOf(project),
    isUnsaved: isChanged && isEditable,
    isLost: isChanged && !isEditable,
  };
};
