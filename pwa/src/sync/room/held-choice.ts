import type { Project } from '@knotenblech/shared/projects/project.ts';
import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import type { HeldChoice } from '../../database/shop-database.ts';

export const nothingChosen: HeldChoice = { kept: [], keepsOpen: false, released: {} };

type Known = Pick<Project, 'id' | 'orderedAt' | 'trashedAt'>;

/** What a choice says of single projects. */
export const choiceOf = ({ kept, keepsOpen, released }: HeldChoice) => {
  const chosen = new Set(kept);
  return {
    isKept: ({ id, orderedAt, trashedAt }: Known) =>
      trashedAt === null && (chosen.has(id) || (keepsOpen && orderedAt === null)),
    /** At: when it was last opened or changed. */
    isReleased: (id: ProjectId, at: string) => (released[id] ?? '') >= at,
  };
};

export const withKept =
  (id: ProjectId, isKept: boolean) =>
  (choice: HeldChoice): HeldChoice => ({
    ...choice,
    kept: [...choice.kept.filter((each) => each !== id), ...(isKept ? [id] : [])],
  });

export const withOpenKept =
  (keepsOpen: boolean) =>
  (choice: HeldChoice): HeldChoice => ({ ...choice, keepsOpen });

/** With when each was last opened or changed. */
export const withReleased =
  (ids: ReadonlyMap<ProjectId, string>) =>
  (choice: HeldChoice): HeldChoice => ({
    ...choice,
    released: { ...choice.released, ...Object.fromEntries(ids) },
  });

export const withTakenBack =
  (ids: readonly ProjectId[]) =>
  (choice: HeldChoice): HeldChoice => ({
    ...choice,
    released: Object.fromEntries(
      Object.entries(choice.released).filter(([id]) => !ids.includes(id as ProjectId)),
    ) as HeldChoice['released'],
  });
