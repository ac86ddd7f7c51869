import type { UserId } from '@knotenblech/shared/values/ids.ts';
import type { Cleared } from '../../../device/quota/local-data.ts';

/** So long it is told to whoever signs in here: its user may not come any more. */
const toldToAllMs = 30 * 86_400_000;

/** Whose it was that the browser has cleared, seen from a user, or from nobody who has signed in yet. */
export const concernOf = (
  { userId: owner, at }: Cleared,
  userId: UserId | null,
  nowMs = Date.now(),
): 'his' | 'perhaps his' | 'of another' => {
  if (owner === undefined || owner === userId) return 'his';
  return userId === null && nowMs - Date.parse(at) < toldToAllMs ? 'perhaps his' : 'of another';
};
