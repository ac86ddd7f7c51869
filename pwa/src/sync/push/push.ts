import {
  type Mutation,
  type MutationResult,
  type PushAnswer,
  protocolVersion,
  pushAnswerSchema,
  schemaVersion,
} from '@knotenblech/shared/sync/wire.ts';
import { isPending, nextState, type Outcome } from '../../database/outbox-entry.ts';
import { readMeta } from '../../database/shop-database.ts';
import type { Engine } from '../engine/open-engine.ts';
import { redoWaiting, undoWaiting } from '../engine/replay.ts';
import { kindOf } from '../outbox/held-back.ts';
import { keepResults, resultOf } from '../outbox/keep-results.ts';
import type { Batch, Queue } from '../outbox/outbox.ts';
import { toNoop } from '../outbox/withdraw.ts';
import { pull } from '../pull/pull.ts';
import { type Answer, isCutOff, parseErrorBody, RetryLater, readAnswer, refuseAnswer } from '../transport/answers.ts';
import { buildBatch, keepBack, noteUnknownThere, unknownThere, unmarkOffered } from './build-batch.ts';

const largestBatch = 100;

/** A server that tells the queue to begin anew more often than this is not obeyed at once. */
const mostRestarts = 3;

/**
 * Sends what waits, in order, batch by batch, until all of it is answered. Throws when nothing was heard. The answers to one
 * batch are stored while the next is on its way, where none of them bears on it. False: there was nothing to send.
 */
export const push = async (engine: Engine, limit = largestBatch): Promise<boolean> => {
  let size = limit;
  let queue: Queue | null = null;
  let unstored: Answered | null = null;
  let hasSent = false;
  let restarts = 0;
  const unknownKinds = new Set<string>();
  const offeredHere = new Map<number, number>();
  const askedDeferred = new Set<string>();
  for (;;) {
    const answered = new Set(unstored?.batch.seqs);
    const batch = await buildBatch(engine, size, { queue, answered, unknownKinds, offeredHere, askedDeferred });
    queue = null;
    for (const { seq, tries } of batch.firstOffered) offeredHere.set(seq, tries);
    const sent = batch.mutations.length > 0 ? engine.transport.push(requestOf(batch)) : null;
    sent?.catch(() => null);
    if (unstored) await keepResults(engine, unstored.batch, unstored.reply);
    unstored = null;
    if (!sent) {
      await noteUnknownThere(engine, unknownKinds);
      return hasSent;
    }
    const answer = await sent;
    hasSent = true;
    const restart = restartOf(answer);
    const unfit = findInvalidMutations(answer, batch.mutations);
    const unknown = unknownThere(answer, batch);
    if (answer.status === 200) {
      const reply = readAnswer(pushAnswerSchema, answer);
      if (!isAnswered(batch, reply)) throw new RetryLater(200, null);
      for (const uid of reply.tooEarly ?? []) askedDeferred.add(uid);
      if (isApplied(batch, reply.results)) queue = batch.queue;
      if (queue) unstored = { batch, reply };
      else await keepResults(engine, batch, reply);
    } else if (restart && restarts < mostRestarts) {
      restarts += 1;
      if (restart === 'forked') await adoptClientId(engine, batch.client);
      else if (!(await pull(engine))) return true;
    } else if (unknown && !unknownKinds.has(kindOf(unknown))) await keepBack(engine, batch, unknown, unknownKinds);
    else if (unfit === 'fewer') size = Math.ceil(batch.mutations.length / 2);
    else if (unfit) {
      await rejectUnprocessable(engine, batch, { places: unfit, outcome: outcomeOf(answer) });
      size = limit;
    } else {
      if (turnsAway(answer)) await unmarkOffered(engine, batch.firstOffered);
      refuseAnswer(answer);
    }
  }
};

/** A batch with its answer. */
type Answered = { batch: Batch; reply: PushAnswer };

const requestOf = ({ userId, client: clientId, epoch, mutations }: Batch) => {
  return { protocol: protocolVersion, schema: schemaVersion, userId, clientId, epoch, mutations };
};

/** An answer that names none of its changes is none to this batch. */
const isAnswered = ({ mutations }: Batch, { results, tooEarly = [] }: PushAnswer) => {
  const answeredUids = new Set([...results.map(({ uid }) => uid), ...tooEarly]);
  return mutations.some(({ uid }) => answeredUids.has(uid));
};

/** Every change of the batch was answered, and none of the answers bears on what comes after. */
const isApplied = ({ mutations }: Batch, results: readonly MutationResult[]) => {
  const applied = new Set(results.flatMap(({ uid, status }) => (status === 'applied' ? [uid] : [])));
  return mutations.every(({ uid }) => applied.has(uid));
};

/** 'restored': the server has forgotten some of what it had answered; the pull tells it all again, before what waits. */
const restartOf = (answer: Answer): 'restored' | 'forked' | null => {
  const errorBody = parseErrorBody(answer);
  if (answer.status !== 409 || errorBody?.errorCode !== 'client_forked') return null;
  return errorBody.details?.at === 'restored' ? 'restored' : 'forked';
};

const outcomeOf = (answer: Answer) => {
  const { errorCode: code = 'payload_too_large', details = {} } = parseErrorBody(answer) ?? {};
  return { status: 'refused', code, details } as const;
};

/** Session, user or version were refused at the door, or no door was reached: nothing of what was sent has been looked at. */
const turnsAway = (answer: Answer) =>
  isCutOff(answer) || ([401, 403, 426].includes(answer.status) && parseErrorBody(answer));

type Unfit = { places: readonly number[]; outcome: Outcome };

/**
 * Changes that can never be taken become cards with the reason and are undone here; each leaves a place in the queue that
 * does nothing, so that the others go on.
 */
const rejectUnprocessable = async (engine: Engine, { client, mutations, seqs }: Batch, { places, outcome }: Unfit) => {
  const { strictDatabase: database, mirror } = engine;
  const { row, shadow, outbox, results, spaces, meta, localReading } = database;
  const uids = new Set(places.map((place) => mutations[place]?.uid));
  const aside = await database.transaction(
    'rw',
    [row, shadow, outbox, results, spaces, meta, localReading],
    async () => {
      const actor = await readMeta(database, 'actor');
      if (!actor || (await readMeta(database, 'client')) !== client) return [];
      const held = await outbox.bulkGet(seqs);
      const unfit = held.flatMap((entry) => (entry && isPending(entry) && uids.has(entry.uid) ? [entry] : []));
      await undoWaiting({ ...engine, database });
      await outbox.bulkPut(unfit.map((entry) => toNoop(engine, entry)));
      await results.bulkPut(unfit.map((entry) => resultOf(entry, outcome, engine.now(), false)));
      await redoWaiting({ ...engine, database }, actor);
      return unfit.map(({ uid }) => uid);
    },
  );
  await mirror.order.bulkDelete(aside);
};

/** No proxy lets less through: what is smaller is not what it minds. */
const lowestLimitBytes = 64 * 1024;

/**
 * The places in a batch of the changes that can never be taken, whatever becomes of the others; 'fewer': it is too much at
 * once; null: the answer is about something else.
 */
export const findInvalidMutations = (
  answer: Answer,
  mutations: readonly Mutation[],
): readonly number[] | 'fewer' | null => {
  const { status } = answer;
  const errorBody = parseErrorBody(answer);
  const oneOf = mutations.length > 1 ? 'fewer' : ([0] as const);
  if (status === 413) return errorBody || oneOf === 'fewer' || isLarge(mutations[0]) ? oneOf : null;
  if (!errorBody || (status !== 400 && status !== 422) || errorBody.details?.reason !== undefined) return null;
  const { at } = errorBody.details ?? {};
  if (!Array.isArray(at) || (oneOf === 'fewer' && at.includes('mutations'))) return oneOf;
  const places = at.map(placeIn);
  return places.every((place) => place !== null) ? [...new Set(places)] : null;
};

const isLarge = (mutation: Mutation | undefined) => JSON.stringify(mutation ?? null).length > lowestLimitBytes;

/** Of what is wrong inside one change; a change of a wrong shape is the build's fault. */
const placeIn = (path: unknown) => {
  const place = /^mutations\.(\d+)\../.exec(String(path))?.[1];
  return place === undefined ? null : Number(place);
};

/** The server does not know this client's history: the queue goes on under a new client id, each change under its old uid. */
export const adoptClientId = ({ database, newUid }: Engine, refused: string) =>
  database.transaction('rw', [database.outbox, database.meta], async () => {
    if ((await readMeta(database, 'client')) !== refused) return;
    await database.outbox.toCollection().modify((entry) => {
      entry.mid = null;
      entry.state = nextState(entry.state, { event: 'forgotten' });
    });
    await database.meta.bulkPut([
      { key: 'client', value: newUid() },
      { key: 'nextMid', value: 1 },
    ]);
  });
