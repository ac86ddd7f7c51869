import { observe } from '../../database/observe.ts';
import { isDeviceFull, reportQuotaExceeded } from '../../device/quota/quota.ts';
import type { Engine } from '../engine/open-engine.ts';
import { pruneResults, pruneSentFiles } from '../outbox/prune-sent-files.ts';
import { type EventStream, eventStream, listenForPokes } from '../transport/listen-for-pokes.ts';
import { acquireTerm } from './leadership.ts';
import { type SyncLoop, startSyncLoop } from './sync-loop.ts';

/** What the leading tab does until it is over: the loop, the event stream, and an eye on the queue and the network. */
export const runLeader = async (engine: Engine, over: AbortSignal, onLoop: (loop: SyncLoop | null) => void) => {
  await acquireTerm(engine, over);
  for (const forget of [pruneResults, pruneSentFiles]) await forget(engine).catch(leaveToNextLead);
  if (over.aborted) return;
  const loop = pollServer(engine, eventStream(engine.database));
  onLoop(loop);
  const queue = watchQueue(engine, loop.kick);
  const onVisible = () => document.visibilityState === 'visible' && loop.retryNow();
  window.addEventListener('online', loop.retryNow);
  window.addEventListener('offline', loop.kick);
  window.addEventListener('pageshow', loop.kick);
  document.addEventListener('visibilitychange', onVisible);
  await new Promise<void>((done) => over.addEventListener('abort', () => done()));
  window.removeEventListener('online', loop.retryNow);
  window.removeEventListener('offline', loop.kick);
  window.removeEventListener('pageshow', loop.kick);
  document.removeEventListener('visibilitychange', onVisible);
  queue.unsubscribe();
  loop.stop();
  onLoop(null);
};

/** Nothing rests on what can go: where it cannot, the sync begins all the same. */
const leaveToNextLead = (error: unknown) => {
  if (isDeviceFull(error)) reportQuotaExceeded(true);
};

type Polls = { aloneMs: number; besideEventsMs: number };

const usualPolls: Polls = { aloneMs: 30_000, besideEventsMs: 300_000 };

/** Sends and fetches: when something waits, when the server pokes, and by polls, seldom ones while its event stream is open. */
export const pollServer = (engine: Engine, source: EventStream, polls = usualPolls): SyncLoop => {
  let hasEvents = false;
  const pollMs = () => (hasEvents ? polls.besideEventsMs : polls.aloneMs) * (0.8 + Math.random() * 0.4);
  const loop = startSyncLoop(engine, pollMs);
  const events = listenForPokes(source, {
    onPoke: loop.kick,
    onOpen: (isOpen) => {
      if (isOpen === hasEvents) return;
      hasEvents = isOpen;
      if (isOpen) loop.reached();
      else loop.kick();
    },
  });
  return {
    kick: loop.kick,
    reached: loop.reached,
    retryNow: () => {
      loop.retryNow();
      events.retryNow();
    },
    stop: () => {
      events.stop();
      loop.stop();
    },
  };
};

/**
 * Tells of changes and wanted spaces that were not there before; what a round itself notes on its way does not begin the next.
 * The queue is watched by its keys: a long one is not decrypted at every tap.
 */
export const watchQueue = ({ database }: Pick<Engine, 'database'>, onNews: () => void) => {
  let known = new Set<number | string>();
  return observe(async () => {
    const waiting = await database.outbox.toCollection().primaryKeys();
    const wanted = await database.spaces.filter(({ cursor }) => cursor === null).primaryKeys();
    return [...waiting, ...wanted];
  }).subscribe({
    next: (now) => {
      const isNews = now.some((key) => !known.has(key));
      known = new Set(now);
      if (isNews) onNews();
    },
    error: () => {},
  });
};
