import type { Engine } from '../engine/engine.ts';
import { type EventStream, listenForPokes } from '../transport/listen-for-pokes.ts';
import { type SyncLoop, startSyncLoop } from './sync-loop.ts';

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
