import type { Mutation } from '@knotenblech/shared/sync/wire.ts';
import type { ErrorCode } from '@knotenblech/shared/values/errors/error-codes.ts';
import { isPending, nextState, type OutboxEntry, stateAfter } from '../../database/outbox-entry.ts';
import { readFileRows } from '../../database/read-file-rows.ts';
import { readMeta, type ShopDatabase, writeMeta } from '../../database/shop-database.ts';
import type { Engine } from '../engine/open-engine.ts';
import { findBlocked, isDeferred, kindOf, resumeDeferred, wasDeferred } from '../outbox/held-back.ts';
import { type Batch, filesNamed, type Queue, queuedEntries, queueOf } from '../outbox/outbox.ts';
import { type Answer, parseErrorBody } from '../transport/answers.ts';

const longestBatchBytes = 128 * 1024;

/**
 * What is known from the batches before, each of them answered: what is left to send, what the server does not know, and the
 * tries of what they were the first to offer.
 */
type Known = {
  queue?: Queue | null;
  /** Places of changes whose answers are here and not stored yet. */
  answered?: ReadonlySet<number>;
  unknownKinds?: ReadonlySet<string>;
  offeredHere?: ReadonlyMap<number, number>;
  /** What was too early in one of these batches already, by uid. */
  askedDeferred?: ReadonlySet<string>;
};

/** The next changes to send, numbered and marked as on their way before anything leaves; empty when none may leave now. */
export const buildBatch = (
  { database, now }: Engine,
  limit: number,
  {
    queue = null,
    answered = new Set(),
    unknownKinds = new Set(),
    offeredHere = new Map(),
    askedDeferred = new Set(),
  }: Known = {},
): Promise<Batch> =>
  database.transaction('rw', [database.outbox, database.meta, database.file], async () => {
    const [client = '', firstMid = 1, actor, epoch] = await Promise.all([
      readMeta(database, 'client'),
      readMeta(database, 'nextMid'),
      readMeta(database, 'actor'),
      readMeta(database, 'epoch'),
    ]);
    const queued = await queuedEntries(database, queue, { client, nextMid: firstMid, limit });
    const { entries, hasFiles } =
      queued ?? (await sendableEntries(database, { answered, unknownKinds, askedDeferred, now: now() }));
    const chosen = fitting(entries, limit);
    let nextMid = firstMid;
    const offered = chosen.map((entry) => ({
      ...entry,
      mid: entry.mid ?? nextMid++,
      state: nextState(entry.state, { event: 'sent' }),
      tries: entry.tries + 1,
    }));
    await Promise.all([database.outbox.bulkPut(offered), writeMeta(database, 'nextMid', nextMid)]);
    const rest = queued ? queued.rest : entries;
    return {
      client,
      userId: actor?.userId,
      epoch,
      firstOffered: chosen
        .filter(({ state, seq, tries }) => state.is === 'queued' || offeredHere.get(seq) === tries)
        .map(({ seq, tries }) => ({ seq, tries: tries + 1 })),
      seqs: offered.map(({ seq }) => seq),
      mutations: offered.map(({ mid, uid, name, v, args, at, number, madeOn }) => {
        return {
          id: mid,
          uid,
          name,
          v,
          args,
          at,
          ...(number && { number }),
          ...(madeOn && madeOn !== epoch && { madeOn }),
        };
      }),
      queue: hasFiles ? null : queueOf(rest, chosen.length, { client, nextMid }),
    };
  });

/** All that may leave now: what has a number first, by number, then what is free. */
const sendableEntries = async (
  database: ShopDatabase,
  {
    answered,
    unknownKinds,
    askedDeferred,
    now,
  }: Required<Pick<Known, 'answered' | 'unknownKinds' | 'askedDeferred'>> & { now: Date },
) => {
  const queued = await database.outbox.orderBy('seq').toArray();
  const unanswered = queued.filter((entry) => isPending(entry) && !answered.has(entry.seq));
  const numbered = unanswered.filter((entry) => entry.mid !== null).sort((a, b) => Number(a.mid) - Number(b.mid));
  const hashes = await filesNamed(database, unanswered);
  const held = findBlocked(unanswered, await waitingBlobs(database, hashes), unknownKinds);
  const mayLeave = unanswered.filter((entry) => entry.mid === null && !held.has(entry.seq));
  const free = mayLeave.filter((entry) => !isDeferred(entry));
  const early = mayLeave.filter((entry) => wasDeferred(entry) && !askedDeferred.has(entry.uid));
  const woken = resumeDeferred(early, free, now);
  if (woken.length > 0) await database.outbox.bulkPut(woken);
  const inOrder = [...free, ...woken].sort((a, b) => a.seq - b.seq);
  return { entries: [...numbered, ...inOrder], hasFiles: hashes.length > 0 };
};

const waitingBlobs = async (database: ShopDatabase, hashes: string[]) => {
  const files = await readFileRows(database, hashes);
  return new Set(files.flatMap(({ hash, uploaded }) => (uploaded ? [] : [hash])));
};

const fitting = (entries: readonly OutboxEntry[], limit: number) => {
  let bytes = 0;
  return entries.slice(0, limit).filter((entry, n) => {
    bytes += JSON.stringify(entry.args).length + 160;
    return n === 0 || bytes <= longestBatchBytes;
  });
};

/** The first change of the batch, where the server was set back to a build that does not know it; nothing from there on was looked at. */
export const unknownThere = (answer: Answer, { mutations }: Batch): Mutation | null =>
  isUnknownThere(answer.status, parseErrorBody(answer)?.errorCode) ? (mutations[0] ?? null) : null;

const isUnknownThere = (status: number, code: ErrorCode | undefined) =>
  (status === 503 && code === 'server_outdated') || (status === 422 && code === 'unknown_change');

/**
 * The changes of this kind wait for the server's next build, and what builds on them; all others take their numbers. What an
 * earlier try had sent may still arrive.
 */
export const keepBack = async (engine: Engine, batch: Batch, unknown: Mutation, kinds: Set<string>) => {
  const { database } = engine;
  kinds.add(kindOf(unknown));
  await database.transaction('rw', [database.outbox, database.meta], async () => {
    if ((await readMeta(database, 'client')) !== batch.client) return;
    await database.outbox
      .filter((entry) => isPending(entry) && entry.mid !== null && entry.mid >= unknown.id)
      .modify({ mid: null });
    await unmarkOffered(engine, batch.firstOffered);
    await writeMeta(database, 'nextMid', unknown.id);
    await writeMeta(database, 'unknownThere', [...kinds]);
  });
};

/** All that may leave has left: what the server does not know is what it did not know this time. */
export const noteUnknownThere = async ({ database }: Engine, kinds: ReadonlySet<string>) => {
  const known = (await readMeta(database, 'unknownThere')) ?? [];
  if (known.some((kind) => !kinds.has(kind))) await writeMeta(database, 'unknownThere', [...kinds]);
};

/** Nothing of these was looked at; what another tab has offered meanwhile may have arrived, as may what a file has taken out. */
export const unmarkOffered = async ({ database }: Pick<Engine, 'database'>, offers: Batch['firstOffered']) => {
  if (offers.length === 0) return;
  const triesAt = new Map(offers.map(({ seq, tries }) => [seq, tries]));
  await database.outbox
    .where('seq')
    .anyOf([...triesAt.keys()])
    .filter(({ seq, tries, carriedAt }) => carriedAt === undefined && tries === triesAt.get(seq))
    .modify(stateAfter({ event: 'turnedAway' }));
};
