import { isBinding, signOfLife } from '@knotenblech/shared/sync/changes.ts';
import { isDatabaseFailure } from '../../database/device-database.ts';
import { isPending } from '../../database/outbox-entry.ts';
import { readMeta, readMetas, writeMeta } from '../../database/shop-database.ts';
import { isDeviceFull, reportQuotaExceeded, withQuotaErrors } from '../../device/quota/quota.ts';
import type { Engine } from '../engine/open-engine.ts';
import { pull, pullPage, rowsPerPage } from '../pull/pull.ts';
import { subscribeProjects } from '../pull/subscribe-projects.ts';
import { push } from '../push/push.ts';
import { knowsEpoch, send, sendAdmitted, uploadFiles } from '../push/sync-once.ts';
import { contactStateOf } from '../status/read-status.ts';
import { type Answer, RetryLater, StopSync, type Transport } from '../transport/answers.ts';
import { retryPause } from '../transport/retry-pause.ts';
import { acquireTerm } from './leadership.ts';
import { recordStop } from './record-stop.ts';
import { StallError, setStalled, withStallTimeout } from './stall-watchdog.ts';

const gatherMs = 10;

const fewestRows = 50;

const outdatedRetryMs = 600_000;

/** Longer than any poll: the device slept. */
const longAgoMs = 420_000;

export type SyncLoop = {
  /** Something is to be sent or fetched. */
  kick: () => void;
  /** The server was heard elsewhere: what failed for want of it is tried at once. */
  reached: () => void;
  /** Tries at once, also after the server had refused the session. */
  retryNow: () => void;
  stop: () => void;
};

/** Sends and fetches, one round at a time, until stopped; what fails is tried again, later and later. */
export const startSyncLoop = (engine: Engine, pollMs: () => number): SyncLoop => {
  const rounds = repeat(restartSync(engine, createRound()), pollMs);
  const sendFiles = async (mine: Engine) => {
    if (await uploadFiles(mine)) rounds.kick();
  };
  const uploads = repeat(() => withStallTimeout(engine, sendFiles), pollMs);
  return {
    kick: () => {
      rounds.kick();
      uploads.kick();
    },
    reached: () => {
      rounds.reached();
      uploads.reached();
    },
    retryNow: () => {
      rounds.retryNow();
      uploads.retryNow();
    },
    stop: () => {
      rounds.stop();
      uploads.stop();
      setStalled(false);
    },
  };
};

/**
 * After a silence, or where the browser knows of no network, the server is first asked for a page of news, or where an order
 * waits for a sign of life: what was never offered can then still be taken back. A device that has never heard it fetches first
 * anyway. What is fetched comes in smaller pages after each answer that did not arrive.
 */
const createRound = () => {
  let pageRows = rowsPerPage;
  return async (given: Engine) => {
    const { transport, isUnheard, lastNo } = trackRequestFailures(given.transport);
    const engine = { ...given, transport };
    const { database } = engine;
    try {
      const [contact, contactAt, epoch] = await readMetas(database, ['contact', 'lastContactAt', 'epoch']);
      if (contactAt && engine.now().getTime() - Date.parse(contactAt) > longAgoMs) await noteBehind(engine);
      const isSilent = !navigator.onLine || contact !== 'reached';
      if (epoch && isSilent) await pullPage(engine, (await isBindingWaiting(engine)) ? signOfLife : pageRows);
      await withQuotaErrors(database, () => syncOnce(engine, pageRows));
      engine.onSynced?.();
      pageRows = rowsPerPage;
      reportQuotaExceeded(false);
    } catch (error) {
      if (error instanceof StallError) throw error;
      if (error instanceof StopSync) await recordStop(database, error.code);
      else if (isDeviceFull(error)) reportQuotaExceeded(true);
      else if (!isUnheard() && isFault(error)) await writeMeta(database, 'stoppedBy', 'sync_failed');
      else if (error instanceof RetryLater && error.isBusy) await noteBehind(engine);
      else {
        pageRows = Math.max(fewestRows, Math.floor(pageRows / 2));
        const isCutOff = error instanceof RetryLater && error.isCutOff;
        await writeMeta(database, 'contact', isCutOff ? 'cut off' : contactStateOf(isUnheard() ? null : lastNo()));
      }
      if (!isDeviceFull(error)) await writeMeta(database, 'failedTryAt', engine.now().toISOString());
      throw error;
    }
  };
};

const isBindingWaiting = async ({ database }: Engine) =>
  (await database.outbox.filter((entry) => isPending(entry) && isBinding(entry)).count()) > 0;

/** Says that the server may have more, unless another window leads. */
const noteBehind = ({ database, term }: Engine) =>
  database.transaction('rw', database.meta, async () => {
    if ((await readMeta(database, 'term')) === term) await writeMeta(database, 'isBehind', true);
  });

/** Neither an answer nor the database failed, but the app itself. */
const isFault = (error: unknown) => !(error instanceof RetryLater) && !isDatabaseFailure(error);

const repeat = (work: () => Promise<void>, pollMs: () => number): SyncLoop => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let state: 'idle' | 'running' | 'running, again' | 'refused' | 'stopped' = 'idle';
  let failures = 0;
  let isToWait = false;
  let wasReached = false;
  const schedule = (ms: number) => {
    clearTimeout(timer);
    if (state !== 'stopped') timer = setTimeout(run, ms);
  };
  const run = async () => {
    state = 'running';
    wasReached = false;
    const pauseMs = await work().then(
      () => {
        failures = 0;
        return pollMs();
      },
      (error: unknown) => {
        isToWait = isAskedToWait(error);
        return retryMs(error, failures++);
      },
    );
    const now = state as string;
    if (now === 'stopped') return;
    state = pauseMs === null ? 'refused' : 'idle';
    const isDueAgain = failures === 0 ? now === 'running, again' : wasReached && !isToWait;
    if (pauseMs !== null) schedule(isDueAgain ? gatherMs : pauseMs);
  };
  const kick = () => {
    if (state === 'running') state = 'running, again';
    else if (state === 'idle' && failures === 0) schedule(gatherMs);
  };
  schedule(0);
  return {
    kick,
    reached: () => {
      wasReached = true;
      if (state === 'idle' && failures > 0 && !isToWait) schedule(gatherMs);
      else kick();
    },
    retryNow: () => {
      failures = 0;
      if (state === 'refused') state = 'idle';
      kick();
    },
    stop: () => {
      state = 'stopped';
      clearTimeout(timer);
    },
  };
};

/** Null: only a person can help. A server that asks for a newer build may be set back to one that understands this one. */
const retryMs = (error: unknown, failures: number): number | null => {
  if (error instanceof StopSync) return error.code === 'client_outdated' ? outdatedRetryMs : null;
  return retryPause(failures, error instanceof RetryLater ? error.afterMs : null);
};

/** The server itself has said that it is not to be asked soon. */
const isAskedToWait = (error: unknown) =>
  error instanceof StopSync || (error instanceof RetryLater && error.afterMs !== null);

/**
 * After a round that was given up the lead is taken anew: what it still hears is of an old term. So it is where another tab took
 * the term and not the lead: nothing that this one hears could be used.
 */
const restartSync = (engine: Engine, round: (engine: Engine) => Promise<void>) => {
  let wasGivenUp = false;
  const leadAnew = async (mine: Engine) => {
    await acquireTerm(mine);
    engine.term = mine.term;
  };
  const resume = async (mine: Engine) => {
    if (wasGivenUp) {
      await leadAnew(mine);
      wasGivenUp = false;
      setStalled(false);
    }
    await round(mine);
    if (await isOutrun(mine)) {
      await leadAnew(mine);
      await round(mine);
    }
  };
  return async () => {
    try {
      await withStallTimeout(engine, resume);
    } catch (error) {
      if (error instanceof StallError) {
        wasGivenUp = true;
        setStalled(true);
      }
      throw error;
    }
  };
};

/** Without Web Locks every tab leads: the newest term is right. */
const isOutrun = async ({ database, term }: Engine) =>
  'locks' in navigator && (await readMeta(database, 'term')) !== term;

/**
 * One round: everything that may leave is sent, everything new is fetched; a device that has never heard its server fetches
 * first. What is done while much is fetched leaves after the page that is on its way, and at the end what had to wait for the
 * news. Throws when nothing was heard.
 */
export const syncOnce = async (engine: Engine, pageRows = rowsPerPage): Promise<void> => {
  const sendNew = () => push(engine);
  const hasFetched = !(await knowsEpoch(engine)) && (await pull(engine, pageRows, sendNew));
  const hasSent = await send(engine, { pageRows });
  if (hasSent || !hasFetched) await pull(engine, pageRows, sendNew);
  if (await subscribeProjects(engine)) await pull(engine, pageRows, sendNew);
  if (await sendAdmitted(engine)) await pull(engine, pageRows, sendNew);
};

/** A transport that knows whether one of its requests has ended without an answer, what else fails then is no trouble of the network, and which was the last that said no. */
const trackRequestFailures = (transport: Transport) => {
  let isUnheard = false;
  let lastNo: Answer | null = null;
  const answered = async (answer: Promise<Answer>, signal?: AbortSignal): Promise<Answer> => {
    const response = await noteContact(answer, signal);
    if (response.status !== 200) lastNo = response;
    return response;
  };
  const noteContact = async <T>(answer: Promise<T>, signal?: AbortSignal): Promise<T> => {
    try {
      return await answer;
    } catch (error) {
      if (!signal?.aborted) isUnheard = true;
      throw error;
    }
  };
  const watched: Transport = {
    push: (body) => answered(transport.push(body)),
    pull: (body, terms) => answered(transport.pull(body, terms), terms?.signal),
    upload: (hash, bytes, onPiece) => noteContact(transport.upload(hash, bytes, onPiece)),
  };
  return { transport: watched, isUnheard: () => isUnheard, lastNo: () => lastNo };
};
