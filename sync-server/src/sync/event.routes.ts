import type { Context } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { Pokes } from './rows/pokes.ts';
import { writeMerged } from './rows/write-merged.ts';
import type { SyncEnv } from './sync-env.ts';

/** Proxies cut what is silent for longer, some after 15 s. */
const commentEveryMs = 12_000;
/** A device listens once, whatever its tabs. */
const mostPerSession = 8;

type Streams = Map<string, Set<() => void>>;
type Served = { outgoing?: { destroy: () => void } };

/** Notes a stream of a session, and ends the oldest of those that are too many; what is returned takes it out again. */
const join = (streams: Streams, sessionId: string, cut: () => void) => {
  const own = streams.get(sessionId) ?? new Set();
  streams.set(sessionId, own.add(cut));
  const [oldest] = own;
  if (own.size > mostPerSession) oldest?.();
  return () => {
    own.delete(cut);
    if (own.size === 0) streams.delete(sessionId);
  };
};

/** Answers with a stream of what is new for whoever asks, until he goes or his session ends. */
export const createPokeStreams = (pokes: Pick<Pokes, 'listen'>) => {
  const streams: Streams = new Map();
  return (c: Context<SyncEnv>) => {
    const actor = c.get('actor');
    const sessionId = c.get('session')?.sessionId;
    c.header('X-Accel-Buffering', 'no');
    return streamSSE(c, async (stream) => {
      const write = (versions: object) => stream.writeSSE({ event: 'poke', data: JSON.stringify(versions) });
      /** Who does not read would never see a polite end. */
      const cut = () => {
        stream.abort();
        (c.env as Served | undefined)?.outgoing?.destroy();
      };
      const stopListening = pokes.listen({
        actor,
        ...(sessionId !== undefined && { sessionId }),
        onPoke: writeMerged(write),
        onEnd: () => {
          leave();
          void write({}).then(() => stream.close());
        },
      });
      const forget = sessionId === undefined ? () => {} : join(streams, sessionId, cut);
      const leave = () => {
        stopListening();
        forget();
      };
      stream.onAbort(leave);
      await stream.write('retry: 3000\n\n: open\n\n');
      while (!stream.aborted && !stream.closed) {
        await stream.sleep(commentEveryMs);
        await stream.write(': still here\n\n');
      }
      leave();
    });
  };
};
