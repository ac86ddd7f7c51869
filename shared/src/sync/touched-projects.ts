import type { SpaceId } from '../records/space.ts';
import type { ProjectId } from '../values/ids.ts';

/** The projects whose space is among these: their sums and price are brought up to date after the change. */
export const touchedProjects = (spaces: readonly SpaceId[]): ProjectId[] =>
  spaces.filter((space) => space.startsWith('j:')).map((space) => space.slice(2) as ProjectId);
