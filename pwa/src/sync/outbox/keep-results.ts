import type { PushAnswer } from '@knotenblech/shared/sync/wire.ts';
import type { FileHash } from '@knotenblech/shared/values/ids.ts';
import { type EntryEvent, nextState, type OutboxEntry, type Outcome } from '../../database/outbox-entry.ts';
import { readFileRows } from '../../database/read-file-rows.ts';
import { type ResultRow, readMeta } from '../../database/shop-database.ts';
import type { Engine } from '../engine/open-engine.ts';
import { blobsOf } from './held-back.ts';
import { type Batch, entriesAt } from './outbox.ts';

/** Only the answers count, not the server's lastMid: that may count the changes of a copied profile. */
export const keepResults = async (
  { database, mirror, now }: Engine,
  { client, seqs, mutations }: Batch,
  { results: answers, tooEarly = [] }: Pick<PushAnswer, 'results' | 'tooEarly'>,
) => {
  const uids = answers.map(({ uid }) => uid);
  const { outbox, results, meta, file } = database;
  const isKept = await database.transaction('rw', [outbox, results, meta, file], async () => {
    if ((await readMeta(database, 'client')) !== client) return false;
    const held = await entriesAt(database, seqs);
    const entries = new Map(held.flatMap((each) => (each ? [[each.uid, each] as const] : [])));
    const answered: { entry: OutboxEntry; outcome: Outcome }[] = [];
    for (const { uid, status, code, details } of answers) {
      const entry = entries.get(uid);
      const outcome = { status, code, details };
      if (entry)
        answered.push({
          entry,
          outcome: code === 'file_missing' ? await whyMissing(database, entry, outcome) : outcome,
        });
    }
    const discarded = await discardedAmong(database, answered);
    const kept = database.results.bulkPut(
      answered.map(({ entry, outcome }) => resultOf(entry, outcome, now(), discarded.has(entry.uid))),
    );
    const done = answered.map(({ entry, outcome }) => after(entry, { event: 'answered', outcome }));
    const early = tooEarly.flatMap((uid) => entries.get(uid) ?? []);
    const again = early.map((entry) => ({
      ...after(entry, { event: 'deferred', at: now().toISOString() }),
      mid: null,
    }));
    await Promise.all([database.outbox.bulkPut([...done, ...again]), kept]);
    return true;
  });
  const orders = isKept ? mutations.filter(({ name }) => name === 'submitOrder').map(({ uid }) => uid) : [];
  if (orders.length > 0) await mirror.order.bulkDelete(orders.filter((uid) => uids.includes(uid)));
};

const after = (entry: OutboxEntry, happened: EntryEvent): OutboxEntry => ({
  ...entry,
  state: nextState(entry.state, happened),
});

/** Only what was on its way before can have been answered before, and the answer put away. */
const discardedAmong = async ({ results }: Engine['database'], answered: readonly { entry: OutboxEntry }[]) => {
  const again = answered.flatMap(({ entry: { tries, uid } }) => (tries > 1 ? [uid] : []));
  const known = again.length > 0 ? await results.bulkGet(again) : [];
  return new Set(known.flatMap((each) => (each?.discarded ? [each.uid] : [])));
};

/** The file's own refusal takes the place of its absence; dropped again, it is sent again. */
const whyMissing = async (database: Engine['database'], entry: OutboxEntry, outcome: Outcome): Promise<Outcome> => {
  const named = await readFileRows(database, blobsOf(entry));
  await database.file.bulkPut(named.map(({ hash, bytes }) => ({ hash, bytes, uploaded: false })));
  return { ...outcome, ...named.find((each) => each.refusedBy)?.refusedBy };
};

/** What is kept of a change that was answered. */
export const resultOf = (
  { uid, seq, name, v, args, at, tries }: Omit<OutboxEntry, 'mid' | 'state' | 'retold'>,
  outcome: Outcome,
  now: Date,
  discarded: boolean,
): ResultRow => ({ uid, seq, name, v, args, at, tries, ...outcome, answeredAt: now.toISOString(), discarded });

/** SHA-256, as hex. */
export const hashOf = async (bytes: Uint8Array): Promise<FileHash> => {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('') as FileHash;
};

/** SHA-256 of a text, as hex. */
export const hashText = (text: string): Promise<string> => hashOf(new TextEncoder().encode(text));
