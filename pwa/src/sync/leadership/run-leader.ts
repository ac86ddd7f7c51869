import { isDeviceFull } from '../../database/device-full.ts';
import { reportQuotaExceeded } from '../../database/quota.ts';
import type { Engine } from '../engine/engine.ts';
import { pruneResults } from '../outbox/forget-old-answers.ts';
import { pruneSentFiles } from '../outbox/prune-sent-files.ts';
import { eventStream } from '../transport/event-stream.ts';
import { pollServer } from './follow-server.ts';
import type { SyncLoop } from './sync-loop.ts';
import { acquireTerm } from './take-lead.ts';
import { watchQueue } from './watch-queue.ts';

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
