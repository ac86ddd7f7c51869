import type { ProjectId } from '@knotenblech/shared/values/ids.ts';

export type SinglePartTask = {
  /** The project it is added to; null: a new one or the one the user chooses. */
  projectId: ProjectId | null;
  /** Place of a part that is filled in anew. */
  index: number | null;
  onSaved: (projectId: ProjectId, index: number) => void;
  onCancel: () => void;
};

/** Where a new part goes: a project of single parts, or a new one of that name. */
export type PartPlace = { projectId: ProjectId | null; newName: string };
