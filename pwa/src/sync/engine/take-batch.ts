import type { Mutation } from '@knotenblech/shared/sync/wire.ts';
import { readMeta, writeMeta } from '../../database/read-meta.ts';
import type { OutboxEntry } from '../../database/shop-database.ts';
import type { Engine } from './engine.ts';
import { blobsOf, heldBack } from './held-back.ts';

export type Batch = {
  client: string;
  mutations: Mutation[];
  seqs: number[];
  /** Of those the ones that have never been on their way before. */
  firstOffered: number[];
};

const longestBatchBytes = 128 * 1024;

/** The next changes to send, numbered and marked as on their way before anything leaves; empty when none may leave now. */
export const takeBatch = ({ database }: Engine, limit: number): Promise<Batch> =>
  database.transaction('rw', [database.outbox, database.meta, database.file], async () => {
    const client = (await readMeta(database, 'client')) ?? '';
    const unanswered = (await database.outbox.orderBy('seq').toArray()).filter((entry) => entry.outcome === null);
    const numbered = unanswered.filter((entry) => entry.mid !== null).sort((a, b) => Number(a.mid) - Number(b.mid));
    const held = heldBack(unanswered, await waitingBlobs(database, unanswered));
    const free = unanswered.filter((entry) => entry.mid === null && !held.has(entry.seq));
    const chosen = fitting([...numbered, ...free], limit);
    let nextMid = (await readMeta(database, 'nextMid')) ?? 1;
    const offered = chosen.map((entry) => ({
      ...entry,
      mid: entry.mid ?? nextMid++,
      offered: true,
      tries: entry.tries + 1,
    }));
    await database.outbox.bulkPut(offered);
    await writeMeta(database, 'nextMid', nextMid);
    return {
      client,
      firstOffered: chosen.filter((entry) => !entry.offered).map((entry) => entry.seq),
      seqs: offered.map(({ seq }) => seq),
      mutations: offered.map(({ mid, uid, name, v, args, at, number }) => {
        return { id: mid, uid, name, v, args, at, ...(number === undefined ? {} : { number }) };
      }),
    };
  });

const waitingBlobs = async (database: Engine['database'], entries: readonly OutboxEntry[]) => {
  const hashes = [...new Set(entries.flatMap(blobsOf))];
  const files = await database.file.bulkGet(hashes);
  return new Set(files.flatMap((file) => (file && !file.uploaded ? [file.hash] : [])));
};

const fitting = (entries: readonly OutboxEntry[], limit: number) => {
  let bytes = 0;
  return entries.slice(0, limit).filter((entry, n) => {
    bytes += JSON.stringify(entry.args).length + 160;
    return n === 0 || bytes <= longestBatchBytes;
  });
};
