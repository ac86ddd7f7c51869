import type { RecordKind } from '@knotenblech/shared/records/record-kinds.ts';
import type { SpaceId } from '@knotenblech/shared/records/space.ts';
import { type Collection, Dexie } from 'dexie';
import type { ShopDatabase, StoredRow } from './shop-database.ts';

/** All rows of a space, or of one kind in it. */
export const rowRange = <K extends RecordKind>(
  database: ShopDatabase,
  space: SpaceId,
  kind?: K,
): Collection<StoredRow<K>, [string, string, string]> =>
  database.row
    .where('[space+kind+id]')
    .between(
      [space, kind ?? Dexie.minKey, Dexie.minKey],
      [space, kind ?? Dexie.maxKey, Dexie.maxKey],
    ) as unknown as Collection<StoredRow<K>, [string, string, string]>;
