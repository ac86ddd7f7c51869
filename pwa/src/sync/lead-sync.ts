import { isDeviceFull } from '../database/device-full.ts';
import { noteDeviceFull } from './device-room.ts';
import type { Engine } from './engine/engine.ts';
import { forgetOldAnswers } from './engine/forget-old-answers.ts';
import { forgetSentFiles } from './engine/forget-sent-files.ts';
import { takeLead } from './engine/take-lead.ts';
import { eventStream } from './event-stream.ts';
import { followServer } from './follow-server.ts';
import type { SyncLoop } from './sync-loop.ts';
import { watchQueue } from './watch-queue.ts';

/** What the leading tab does until it is over: the loop, the event stream, and an eye on the queue and the network. */
export const leadSync = async (engine: Engine, over: AbortSignal, onLoop: (loop: SyncLoop | null) => void) => {
  await takeLead(engine, over);
  for (const forget of [forgetOldAnswers, forgetSentFiles]) await forget(engine).catch(leaveToNextLead);
  if (over.aborted) return;
  const loop = followServer(engine, eventStream(engine.database));
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
  if (isDeviceFull(error)) noteDeviceFull(true);
};
