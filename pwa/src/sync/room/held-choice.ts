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

/** With when each was last opened or changed, as far as the device still knows it. */
export const withReleased =
  (ids: ReadonlyMap<ProjectId, string>) =>
  ({ released, takenBack = {}, ...choice }: HeldChoice): HeldChoice => {
    const known = [...ids].map(([id, at]) => [id, later(at, takenBack[id])] as const);
    return {
      ...choice,
      released: { ...released, ...Object.fromEntries(known) },
      takenBack: without(takenBack, [...ids.keys()]),
    };
  };

/** They have the rank that they had before. */
export const withTakenBack =
  (ids: readonly ProjectId[]) =>
  ({ released, takenBack, ...choice }: HeldChoice): HeldChoice => ({
    ...choice,
    released: without(released, ids),
    takenBack: { ...takenBack, ...Object.fromEntries(ids.map((id) => [id, released[id] ?? ''])) },
  });

const without = (times: HeldChoice['released'], ids: readonly ProjectId[]): HeldChoice['released'] =>
  Object.fromEntries(Object.entries(times).filter(([id]) => !ids.includes(id as ProjectId)));

/** When a project was last opened or changed, for what is held here. */
export const lastUsed = (
  { id, changedAt }: Pick<Project, 'id' | 'changedAt'>,
  openedAt: string | undefined,
  { released, takenBack }: HeldChoice,
) => [openedAt, released[id], takenBack?.[id]].reduce<string>(later, changedAt);

const later = (a: string, b: string | undefined) => (b !== undefined && b > a ? b : a);
