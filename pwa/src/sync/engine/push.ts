import {
  type MutationResult,
  protocolVersion,
  pushAnswerSchema,
  schemaVersion,
} from '@knotenblech/shared/sync/wire.ts';
import { readMeta } from '../../database/read-meta.ts';
import type { Outcome, OutboxEntry } from '../../database/shop-database.ts';
import type { Answer, Engine } from './engine.ts';
import { pull } from './pull.ts';
import type { Queue } from './queue.ts';
import { refuseAnswer } from './refuse-answer.ts';
import { blobsOf } from './held-back.ts';
import { type Batch, takeBatch } from './take-batch.ts';
import { takeIdentity } from './take-identity.ts';

const largestBatch = 100;

type Answered = OutboxEntry & { outcome: Outcome };

/** Sends what waits, in order, batch by batch, until all of it is answered. Throws when nothing was heard. */
export const push = async (engine: Engine, limit = largestBatch): Promise<void> => {
  let size = limit;
  let queue: Queue | null = null;
  for (;;) {
    const batch = await takeBatch(engine, size, queue);
    queue = null;
    if (batch.mutations.length === 0) return;
    const answer = await engine.transport.push({
      protocol: protocolVersion,
      schema: schemaVersion,
      userId: batch.userId,
      clientId: batch.client,
      epoch: batch.epoch,
      mutations: batch.mutations,
    });
    if (answer.status === 200) {
      const { results } = pushAnswerSchema.parse(answer.body);
      await keepResults(engine, batch, results);
      if (isApplied(batch, results)) queue = batch.queue;
    } else if (isRestored(answer)) {
      if (!(await pull(engine))) return;
    } else if (answer.status === 409) await takeIdentity(engine, batch.client);
    else if (answer.status === 413 && size > 1) size = Math.ceil(size / 2);
    else {
      if (turnsAway(answer.status)) await takeBackOffer(engine, batch.firstOffered);
      refuseAnswer(answer);
    }
  }
};

/** Every change of the batch was answered, and none of the answers bears on what comes after. */
const isApplied = ({ mutations }: Batch, results: readonly MutationResult[]) => {
  const applied = new Set(results.flatMap(({ uid, status }) => (status === 'applied' ? [uid] : [])));
  return mutations.every(({ uid }) => applied.has(uid));
};

/** The server has forgotten some of what it had answered: the pull tells it all again, before what waits. */
const isRestored = ({ status, body }: Answer) =>
  status === 409 &&
  (body as { errors?: { details?: { at?: string } }[] } | null)?.errors?.[0]?.details?.at === 'restored';

/** Session, user or version were refused at the door: nothing of what was sent has been looked at. */
const turnsAway = (status: number) => status === 401 || status === 403 || status === 426;

const takeBackOffer = ({ database }: Engine, places: number[]) =>
  database.outbox.where('seq').anyOf(places).modify({ offered: false });

/** Only the answers count, not the server's lastMid: that may count the changes of a copied profile. */
const keepResults = async (
  { database, mirror, now }: Engine,
  { client, seqs, mutations }: Batch,
  answers: readonly MutationResult[],
) => {
  const answeredAt = now().toISOString();
  const uids = answers.map(({ uid }) => uid);
  const { outbox, results, meta, file } = database;
  const isKept = await database.transaction('rw', [outbox, results, meta, file], async () => {
    if ((await readMeta(database, 'client')) !== client) return false;
    const [held, known] = await Promise.all([database.outbox.bulkGet(seqs), database.results.bulkGet(uids)]);
    const entries = new Map(held.flatMap((each) => (each ? [[each.uid, each] as const] : [])));
    const discarded = new Set(known.flatMap((each) => (each?.discarded ? [each.uid] : [])));
    const answered: Answered[] = [];
    for (const { uid, status, code, details } of answers) {
      const entry = entries.get(uid);
      const outcome = { status, code, details };
      if (entry)
        answered.push({
          ...entry,
          outcome: code === 'file_missing' ? await whyMissing(database, entry, outcome) : outcome,
        });
    }
    const kept = database.results.bulkPut(
      answered.map(({ uid, seq, name, v, args, at, tries, outcome }) => ({
        uid,
        seq,
        name,
        v,
        args,
        at,
        tries,
        ...outcome,
        answeredAt,
        discarded: discarded.has(uid),
      })),
    );
    await Promise.all([database.outbox.bulkPut(answered), kept]);
    return true;
  });
  const orders = isKept ? mutations.filter(({ name }) => name === 'submitOrder').map(({ uid }) => uid) : [];
  if (orders.length > 0) await mirror.order.bulkDelete(orders.filter((uid) => uids.includes(uid)));
};

/** The file's own refusal takes the place of its absence; dropped again, it is sent again. */
const whyMissing = async ({ file }: Engine['database'], entry: OutboxEntry, outcome: Outcome): Promise<Outcome> => {
  const named = (await file.bulkGet(blobsOf(entry))).filter((each) => each !== undefined);
  await file.bulkPut(named.map(({ hash, bytes }) => ({ hash, bytes, uploaded: false })));
  return { ...outcome, ...named.find((each) => each.refusedBy)?.refusedBy };
};
