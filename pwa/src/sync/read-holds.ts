import type { ShopDatabase } from '../database/shop-database.ts';
import { blobsOf, heldBack, lastOnTheirThings } from './engine/held-back.ts';

/** Why a change still waits here, and whether it can be taken back without pulling the ground from under another. */
export type Hold = {
  /** Of its files, what the server does not have yet. */
  fileBytes: number;
  /** The change it builds on, which waits for its file; null: it waits for none. */
  waitsFor: string | null;
  isLast: boolean;
};

/** By the uid of each change that is not answered yet. */
export const readHolds = async (database: ShopDatabase): Promise<ReadonlyMap<string, Hold>> => {
  const unanswered = (await database.outbox.orderBy('seq').toArray()).filter((entry) => entry.outcome === null);
  const files = await database.file.bulkGet([...new Set(unanswered.flatMap(blobsOf))]);
  const missing = new Map(
    files.flatMap((file) => (file && !file.uploaded ? [[file.hash, file.bytes.length] as const] : [])),
  );
  const held = heldBack(unanswered, new Set(missing.keys()));
  const last = lastOnTheirThings(unanswered);
  return new Map(
    unanswered.map((entry) => {
      const { uid, seq } = entry;
      const root = held.get(seq);
      const fileBytes = blobsOf(entry).reduce((sum, hash) => sum + (missing.get(hash) ?? 0), 0);
      return [uid, { fileBytes, waitsFor: root && root.uid !== uid ? root.uid : null, isLast: last.has(uid) }];
    }),
  );
};
