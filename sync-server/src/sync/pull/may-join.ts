import type { Actor } from '@knotenblech/shared/records/actor.ts';
import { isSpaceId, permanentSpaces, type SpaceId } from '@knotenblech/shared/records/space.ts';

/** Whether a user may hold a space: those he always holds, and the projects of his customer, whose id leads every key. */
export const mayJoin = (actor: Actor, space: SpaceId) => {
  if (!isSpaceId(space)) return false;
  if (space.startsWith('j:')) return true;
  if (space.startsWith('jp:')) return actor.seesPrices;
  return permanentSpaces(actor).includes(space);
};
