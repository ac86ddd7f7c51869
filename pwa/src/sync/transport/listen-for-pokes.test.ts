import { afterEach, expect, it } from 'vitest';
import { listenForPokes } from './listen-for-pokes.ts';

const opening = 'retry: 3000\n\n: open\n\n';
const comment = ': still here\n\n';
const poke = 'event: poke\ndata: {}\n\n';

let stop = () => {};
afterEach(() => stop());

/** One stream after the other says its parts and ends, or goes on without a word; the last one does so for ever. */
const listenTo = (streams: readonly { parts: string[]; isOpen?: boolean }[], silenceMs = 60_000) => {
  const heard = { pokes: 0, failures: [] as number[], opened: 0, isOpen: false };
  const open = async (over: AbortSignal) => {
    const { parts, isOpen = false } = streams[heard.opened++] ?? { parts: [], isOpen: true };
    const body = new ReadableStream<Uint8Array>({
      start: (stream) => {
        over.addEventListener('abort', () => stream.error(over.reason));
        for (const part of parts) stream.enqueue(new TextEncoder().encode(part));
        if (!isOpen) stream.close();
      },
    });
    return new Response(body);
  };
  const pauseMs = (failures: number) => {
    heard.failures.push(failures);
    return 0;
  };
  const listener = listenForPokes(
    { open, silenceMs, pauseMs },
    {
      onPoke: () => (heard.pokes += 1),
      onOpen: (isOpen) => {
        heard.isOpen = isOpen;
      },
    },
  );
  stop = listener.stop;
  return heard;
};

it('a poke that arrives in pieces is heard once', async () => {
  const heard = listenTo([{ parts: [opening, 'eve', 'nt: po', 'ke\nda', 'ta: {}\n\n'], isOpen: true }]);
  await expect.poll(() => heard.pokes).toBe(1);
  expect(heard).toMatchObject({ isOpen: true, opened: 1 });
});

it('streams that end after their opening are opened later and later, until one says more', async () => {
  const early = { parts: [opening] };
  const heard = listenTo([
    early,
    early,
    early,
    { parts: [opening, comment] },
    early,
    { parts: [opening, poke] },
    early,
  ]);
  await expect.poll(() => heard.opened).toBe(8);
  expect(heard.failures).toEqual([0, 1, 2, 0, 1, 0, 1]);
});

it('a stream that falls silent is given up, and the next is opened', async () => {
  const heard = listenTo(
    [
      { parts: [opening], isOpen: true },
      { parts: [opening, poke], isOpen: true },
    ],
    300,
  );
  await expect.poll(() => heard.pokes).toBe(1);
  expect(heard.opened).toBe(2);
});
