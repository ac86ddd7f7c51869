import type { UserId } from '@knotenblech/shared/values/ids.ts';
import type { Cleared } from '../../../sync/room/held-here.ts';

/** Whose it was that the browser has cleared, seen from a user, or from nobody who has signed in yet. */
export const concernOf = ({ userId: owner }: Cleared, userId: UserId | null): 'his' | 'perhaps his' | 'of another' => {
  if (owner === undefined || owner === userId) return 'his';
  return userId === null ? 'perhaps his' : 'of another';
};
