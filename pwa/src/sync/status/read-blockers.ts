import { isPending } from '../../database/outbox-entry.ts';
import { readFileRows } from '../../database/read-file-rows.ts';
import { readMeta } from '../../database/read-meta.ts';
import type { ShopDatabase } from '../../database/shop-database.ts';
import { isDeferred } from '../outbox/deferred.ts';
import { findBlocked, kindOf, lastOnTheirThings, readBlobs } from '../outbox/held-back.ts';
import { filesNamed } from '../outbox/outbox.ts';

/** Why a change still waits here, and whether it can be taken back without pulling the ground from under another. */
export type Blocker = {
  /** Of its files, what the server does not have yet. */
  fileBytes: number;
  /** The change it builds on, which itself waits; null: it waits for none. */
  waitsFor: string | null;
  /** The server was set back to a build that does not know it. */
  isUnknownThere: boolean;
  /** The server was restored, and another device has not told it yet what this builds on. */
  isTooEarly: boolean;
  isLast: boolean;
};

/** By the uid of each change that is not answered yet. */
export const readBlockers = async (database: ShopDatabase): Promise<ReadonlyMap<string, Blocker>> => {
  const unanswered = (await database.outbox.orderBy('seq').toArray()).filter(isPending);
  const files = await readFileRows(database, await filesNamed(database, unanswered));
  const missing = new Map(
    files.flatMap(({ hash, bytes, uploaded }) => (uploaded ? [] : [[hash, bytes.length] as const])),
  );
  const unknownKinds = new Set(await readMeta(database, 'unknownThere'));
  const held = findBlocked(unanswered, new Set(missing.keys()), unknownKinds);
  const last = lastOnTheirThings(unanswered);
  return new Map(
    unanswered.map((entry) => {
      const { uid, seq } = entry;
      const root = held.get(seq);
      const hashes = readBlobs(entry) ?? [...missing.keys()];
      const fileBytes = hashes.reduce((sum, hash) => sum + (missing.get(hash) ?? 0), 0);
      const isUnknownThere = unknownKinds.has(kindOf(entry));
      const waitsFor = root && root.uid !== uid ? root.uid : null;
      return [uid, { fileBytes, waitsFor, isUnknownThere, isTooEarly: isDeferred(entry), isLast: last.has(uid) }];
    }),
  );
};
