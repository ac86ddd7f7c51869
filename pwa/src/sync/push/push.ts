import {
  type MutationResult,
  type PushAnswer,
  protocolVersion,
  pushAnswerSchema,
  schemaVersion,
} from '@knotenblech/shared/sync/wire.ts';
import type { Engine } from '../engine/engine.ts';
import { kindOf } from '../outbox/held-back.ts';
import { keepResults } from '../outbox/keep-results.ts';
import type { Batch, Queue } from '../outbox/outbox.ts';
import { pull } from '../pull/pull.ts';
import { RetryLater } from '../transport/answers.ts';
import { readAnswer } from '../transport/read-answer.ts';
import { isCutOff, refuseAnswer } from '../transport/refuse-answer.ts';
import { parseErrorBody } from '../transport/said-in.ts';
import type { Answer } from '../transport/transport.ts';
import { buildBatch } from './build-batch.ts';
import { keepBack, noteUnknownThere, unknownThere } from './server-behind.ts';
import { rejectUnprocessable } from './set-aside.ts';
import { unmarkOffered } from './take-back-offer.ts';
import { adoptClientId } from './take-identity.ts';
import { findInvalidMutations } from './unfit-changes.ts';

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
  let unstored: Told | null = null;
  let hasSent = false;
  let restarts = 0;
  const unknownKinds = new Set<string>();
  const offeredHere = new Map<number, number>();
  const askedEarly = new Set<string>();
  for (;;) {
    const answered = new Set(unstored?.batch.seqs);
    const batch = await buildBatch(engine, size, { queue, answered, unknownKinds, offeredHere, askedEarly });
    queue = null;
    for (const { seq, tries } of batch.firstOffered) offeredHere.set(seq, tries);
    const sent = batch.mutations.length > 0 ? engine.transport.push(requestOf(batch)) : null;
    sent?.catch(() => null);
    if (unstored) await keepResults(engine, unstored.batch, unstored.told);
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
      const told = readAnswer(pushAnswerSchema, answer);
      if (!isAnswered(batch, told)) throw new RetryLater(200, null);
      for (const uid of told.tooEarly ?? []) askedEarly.add(uid);
      if (isApplied(batch, told.results)) queue = batch.queue;
      if (queue) unstored = { batch, told };
      else await keepResults(engine, batch, told);
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

/** What was said of a batch. */
type Told = { batch: Batch; told: PushAnswer };

const requestOf = ({ userId, client: clientId, epoch, mutations }: Batch) => {
  return { protocol: protocolVersion, schema: schemaVersion, userId, clientId, epoch, mutations };
};

/** What is told of none of its changes is no answer to this batch. */
const isAnswered = ({ mutations }: Batch, { results, tooEarly = [] }: PushAnswer) => {
  const told = new Set([...results.map(({ uid }) => uid), ...tooEarly]);
  return mutations.some(({ uid }) => told.has(uid));
};

/** Every change of the batch was answered, and none of the answers bears on what comes after. */
const isApplied = ({ mutations }: Batch, results: readonly MutationResult[]) => {
  const applied = new Set(results.flatMap(({ uid, status }) => (status === 'applied' ? [uid] : [])));
  return mutations.every(({ uid }) => applied.has(uid));
};

/** 'restored': the server has forgotten some of what it had answered; the pull tells it all again, before what waits. */
const restartOf = (answer: Answer): 'restored' | 'forked' | null => {
  const said = parseErrorBody(answer);
  if (answer.status !== 409 || said?.errorCode !== 'client_forked') return null;
  return said.details?.at === 'restored' ? 'restored' : 'forked';
};

const outcomeOf = (answer: Answer) => {
  const { errorCode: code = 'payload_too_large', details = {} } = parseErrorBody(answer) ?? {};
  return { status: 'refused', code, details } as const;
};

/** Session, user or version were refused at the door, or no door was reached: nothing of what was sent has been looked at. */
const turnsAway = (answer: Answer) =>
  isCutOff(answer) || ([401, 403, 426].includes(answer.status) && parseErrorBody(answer));
