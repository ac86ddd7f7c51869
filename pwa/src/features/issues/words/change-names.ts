import type { CartLineId, ProjectId, UserId } from '@knotenblech/shared/values/ids.ts';

/** What the device calls the things that a change names by id; null where it does not hold them. */
export type ChangeNames = {
  project: (id: ProjectId) => string | null;
  part: (index: number) => string | null;
  assembly: (index: number) => string | null;
  address: (id: string) => string | null;
  orderNumber: (id: string) => number | null;
  user: (id: UserId) => string | null;
  projectOfLine: (id: CartLineId) => string | null;
};
