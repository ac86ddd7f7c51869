import type { Actor } from '@knotenblech/shared/records/actor.ts';
import { permanentSpaces } from '@knotenblech/shared/records/space.ts';
import type { ShopDatabase } from '../../database/shop-database.ts';

/** The spaces that the user always holds are wanted; inside the caller's transaction. */
export const subscribePermanentSpaces = async (database: ShopDatabase, actor: Actor) => {
  const ids = permanentSpaces(actor);
  const held = await database.spaces.bulkGet(ids);
  const fresh = ids.filter((_, n) => !held[n]);
  await database.spaces.bulkAdd(fresh.map((id) => ({ id, cursor: null, openedAt: null, factsVersion: 0 })));
};
