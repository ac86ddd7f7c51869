import { readMeta } from '../database/read-meta.ts';
import type { ShopDatabase } from '../database/shop-database.ts';
import { apiPath } from './api-path.ts';

const silenceMs = 45_000;
const retryMs = 3_000;
const longestRetryMs = 60_000;

type Listener = { onPoke: () => void; onOpen: (isOpen: boolean) => void };

/** Keeps one event stream open (by fetch, since the session key is a header); silence or an error opens a new one. */
export const listenForPokes = (database: ShopDatabase, { onPoke, onOpen }: Listener) => {
  const stop = new AbortController();
  let failures = 0;
  const listen = async () => {
    while (!stop.signal.aborted) {
      try {
        await readStream(database, stop.signal, (text) => {
          if (failures > 0 || text.startsWith(':')) failures = 0;
          onOpen(true);
          if (/^event: ?poke/m.test(text)) onPoke();
        });
      } catch {
        failures += 1;
      }
      onOpen(false);
      await pause(Math.min(retryMs * 2 ** failures, longestRetryMs) * (0.5 + Math.random() / 2), stop.signal);
    }
  };
  void listen();
  return { stop: () => stop.abort() };
};

const readStream = async (database: ShopDatabase, stop: AbortSignal, onText: (text: string) => void) => {
  const watch = new AbortController();
  let timer = setTimeout(() => watch.abort(), silenceMs);
  try {
    const response = await fetch(apiPath('/sync/events'), {
      headers: { Accept: 'text/event-stream', 'X-Session-Key': (await readMeta(database, 'sessionKey')) ?? '' },
      cache: 'no-store',
      signal: AbortSignal.any([stop, watch.signal]),
    });
    if (!response.ok || !response.body) throw new Error(`status ${response.status}`);
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      clearTimeout(timer);
      timer = setTimeout(() => watch.abort(), silenceMs);
      onText(part.value);
    }
  } finally {
    clearTimeout(timer);
  }
};

const pause = (ms: number, stop: AbortSignal) =>
  new Promise<void>((done) => {
    const timer = setTimeout(done, ms);
    stop.addEventListener('abort', () => {
      clearTimeout(timer);
      done();
    });
  });
