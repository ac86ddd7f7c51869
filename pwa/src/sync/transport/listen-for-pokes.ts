import { readMeta, type ShopDatabase } from '../../database/shop-database.ts';
import { apiPath } from '../site/site.ts';
import { retryPause } from './retry-pause.ts';

export type EventStream = {
  /** Asks for the event stream (by fetch, since the session key is a header). */
  open: (over: AbortSignal) => Promise<Response>;
  /** A stream that says nothing for so long is given up. */
  silenceMs: number;
  pauseMs?: (failures: number) => number;
};

type Listener = { onPoke: () => void; onOpen: (isOpen: boolean) => void };

const opening = ': open';

const usualPauseMs = (failures: number) => retryPause(failures, null);

/**
 * Keeps one event stream open; where one ends, the next is opened, later and later until a stream says more than its opening:
 * some proxies let through so much and no more.
 */
export const listenForPokes = (source: EventStream, { onPoke, onOpen }: Listener) => {
  const { pauseMs = usualPauseMs } = source;
  const stop = new AbortController();
  let failures = 0;
  let wake = () => {};
  const onLine = (line: string) => {
    onOpen(true);
    if (line === opening || !/^(:|event:)/.test(line)) return;
    failures = 0;
    if (/^event: ?poke$/.test(line)) onPoke();
  };
  const listen = async () => {
    while (!stop.signal.aborted) {
      await readLines(source, stop.signal, onLine).catch(() => {});
      onOpen(false);
      if (stop.signal.aborted) return;
      await new Promise<void>((done) => {
        const timer = setTimeout(done, pauseMs(failures++));
        wake = () => {
          clearTimeout(timer);
          done();
        };
      });
    }
  };
  void listen();
  return {
    /** Opens the next stream at once, where none is open. */
    retryNow: () => {
      failures = 0;
      wake();
    },
    stop: () => {
      stop.abort();
      wake();
    },
  };
};

const readLines = async ({ open, silenceMs }: EventStream, stop: AbortSignal, onLine: (line: string) => void) => {
  const watch = new AbortController();
  let timer = setTimeout(() => watch.abort(), silenceMs);
  try {
    const response = await open(AbortSignal.any([stop, watch.signal]));
    if (!response.ok || !response.body) throw new Error(`status ${response.status}`);
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    let begun = '';
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      clearTimeout(timer);
      timer = setTimeout(() => watch.abort(), silenceMs);
      const lines = (begun + part.value).split('\n');
      begun = lines.pop() ?? '';
      for (const line of lines) onLine(line);
    }
  } finally {
    clearTimeout(timer);
  }
};

/** The server's event stream for whoever is signed in on this device; the server comments every 12 s. */
export const eventStream = (database: ShopDatabase): EventStream => ({
  silenceMs: 45_000,
  open: async (signal) =>
    fetch(apiPath('/sync/events'), {
      headers: { Accept: 'text/event-stream', 'X-Session-Key': (await readMeta(database, 'sessionKey')) ?? '' },
      cache: 'no-store',
      signal,
    }),
});
