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
import { refuseAnswer } from './refuse-answer.ts';
import { blobsOf } from './held-back.ts';
import { type Batch, takeBatch } from './take-batch.ts';
import { takeIdentity } from './take-identity.ts';

const largestBatch = 100;

type Answered = OutboxEntry & { outcome: Outcome };

/** Sends what waits, in order, batch by batch, until all of it is answered. Throws when nothing was heard. */
export const push = async (engine: Engine, limit = largestBatch): Promise<void> => {
  let size = limit;
  for (;;) {
    const batch = await takeBatch(engine, size);
    if (batch.mutations.length === 0) return;
    const userId = (await readMeta(engine.database, 'actor'))?.userId;
    const answer = await engine.transport.push({
      protocol: protocolVersion,
      schema: schemaVersion,
      userId,
      clientId: batch.client,
      epoch: await readMeta(engine.database, 'epoch'),
      mutations: batch.mutations,
    });
    if (answer.status === 200) await keepResults(engine, batch, pushAnswerSchema.parse(answer.body).results);
    else if (isRestored(answer)) {
      if (!(await pull(engine))) return;
    } else if (answer.status === 409) await takeIdentity(engine, batch.client);
    else if (answer.status === 413 && size > 1) size = Math.ceil(size / 2);
    else {
      if (turnsAway(answer.status)) await takeBackOffer(engine, batch.firstOffered);
      refuseAnswer(answer);
    }
  }
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
  { client, seqs }: Batch,
  answers: readonly MutationResult[],
) => {
  const answeredAt = now().toISOString();
  const uids = answers.map(({ uid }) => uid);
  const { outbox, results, meta, file } = database;
  const isKept = await database.transaction('rw', [outbox, results, meta, file], async () => {
    if ((await readMeta(database, 'client')) !== client) return false;
    const held = await database.outbox.bulkGet(seqs);
    const entries = new Map(held.flatMap((each) => (each ? [[each.uid, each] as const] : [])));
    const discarded = new Set(
      (await database.results.bulkGet(uids)).flatMap((known) => (known?.discarded ? [known.uid] : [])),
    );
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
    await database.outbox.bulkPut(answered);
    await database.results.bulkPut(
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
    return true;
  });
  if (isKept) await mirror.order.bulkDelete(uids);
};

/** The file's own refusal takes the place of its absence; dropped again, it is sent again. */
const whyMissing = async ({ file }: Engine['database'], entry: OutboxEntry, outcome: Outcome): Promise<Outcome> => {
  const named = (await file.bulkGet(blobsOf(entry))).filter((each) => each !== undefined);
  await file.bulkPut(named.map(({ hash, bytes }) => ({ hash, bytes, uploaded: false })));
  return { ...outcome, ...named.find((each) => each.refusedBy)?.refusedBy };
};
