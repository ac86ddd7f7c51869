import type { SpaceId } from '@knotenblech/shared/records/space.ts';
import { isCompleteSpace } from '@knotenblech/shared/sync/wire.ts';
import type { ShopDatabase } from '../../database/shop-database.ts';

/** Whether all rows of these spaces have come to the device, as far as the server's last word goes: only then is what is not there known to be none. */
export const isSpaceLoaded = async (
  { spaces }: Pick<ShopDatabase, 'spaces'>,
  ids: readonly SpaceId[],
): Promise<boolean> => (await spaces.bulkGet([...ids])).every((space) => isCompleteSpace(space?.cursor ?? null));
