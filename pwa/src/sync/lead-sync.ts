import { liveQuery } from 'dexie';
import type { Engine } from './engine/engine.ts';
import { forgetOldAnswers } from './engine/forget-old-answers.ts';
import { takeLead } from './engine/take-lead.ts';
import { listenForPokes } from './listen-for-pokes.ts';
import { startSyncLoop, type SyncLoop } from './sync-loop.ts';

const pollMs = 30_000;
const pollBesideEventsMs = 300_000;

/** What the leading tab does until it is over: the loop, the event stream, and an eye on the queue and the network. */
export const leadSync = async (engine: Engine, over: AbortSignal, onLoop: (loop: SyncLoop | null) => void) => {
  await takeLead(engine);
  await forgetOldAnswers(engine);
  let hasEvents = false;
  const loop = startSyncLoop(engine, () => (hasEvents ? pollBesideEventsMs : pollMs) * (0.8 + Math.random() * 0.4));
  onLoop(loop);
  const events = listenForPokes(engine.database, {
    onPoke: loop.kick,
    onOpen: (isOpen) => {
      if (isOpen !== hasEvents) loop.kick();
      hasEvents = isOpen;
    },
  });
  const queue = liveQuery(() => queueState(engine)).subscribe({ next: loop.kick, error: () => {} });
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
  events.stop();
  loop.stop();
  onLoop(null);
};

/** Changes when something new waits or a space is newly wanted. */
const queueState = async ({ database }: Engine) => ({
  last: (await database.outbox.orderBy('seq').last())?.uid,
  wanted: await database.spaces.filter((space) => space.cursor === null).count(),
});
