import type { Actor } from '@knotenblech/shared/records/actor.ts';
import type { RowCache } from '@knotenblech/shared/records/row-cache.ts';
import type { ReadKey, Rows } from '@knotenblech/shared/records/rows.ts';
import type { ShopDatabase } from '../../database/shop-database.ts';
import { readRows } from '../engine/read-rows.ts';
import type { Prepared } from '../engine/run-change.ts';

type Seeing = { database: ShopDatabase; cache: RowCache; actor: Actor };

/** The arguments of a change that is made now, with what this device shows in what it sets; inside the caller's transaction. */
export const withExpectedValues = async <P extends Pick<Prepared, 'change' | 'args'>>(
  { database, cache, actor }: Seeing,
  made: P,
): Promise<P> => {
  const { change, args } = made;
  const reads = change.reads(args, actor);
  await readRows(database, cache, reads);
  if (!change.withSeen) return made;
  const seen = { here: cache.overlay().rows, told: await toldRows(database, cache, reads) };
  return { ...made, args: change.withSeen(args, seen, actor) };
};

/** The rows with the server's image in place of those that waiting changes have touched. */
const toldRows = async (database: ShopDatabase, cache: RowCache, reads: readonly ReadKey[]): Promise<Rows> => {
  const named = reads.flatMap((key) =>
    'id' in key ? [[key.space, key.kind, key.id] as [string, string, string]] : [],
  );
  const { rows } = cache.overlay();
  for (const image of await database.shadow.bulkGet(named)) {
    if (!image) continue;
    if (image.data) rows.put(image.space, image.kind, image.data);
    else rows.remove(image.space, image.kind, image.id);
  }
  return rows;
};
