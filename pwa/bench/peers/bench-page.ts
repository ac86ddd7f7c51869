import type { PeerEdits, PeerPage } from './peer.ts';

const tries = 200;

/** On a network that cuts connections everything is begun again, as an app would. */
const untilDone = async <T>(work: () => Promise<T>): Promise<T> => {
  for (let n = 1; ; n++) {
    try {
      return await work();
    } catch (error) {
      if (n === tries) throw error;
    }
  }
};

const timed = async (work: () => Promise<unknown>) => {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
};

const benchOfEdits = (peer: PeerEdits) => ({
  /** One after the other, each awaited. */
  edits: async ({ from, howMany, count, value }: { from: number; howMany: number; count: number; value: number }) => {
    const all: number[] = [];
    for (let n = from; n < from + howMany; n++) all.push(await timed(() => peer.edit(n, count, value)));
    return all;
  },
  settle: () => timed(async () => peer.settle?.()),
  goOffline: async () => peer.goOffline?.(),
  /** null: the library never says that anything is acknowledged. */
  push: async () => {
    const startedAt = performance.now();
    const said = await untilDone(peer.push);
    return said === 'unanswered' ? null : performance.now() - startedAt;
  },
});

/** The part of every peer's page that is alike. */
const benchOf = (peer: PeerPage) => ({
  prepare: async () => peer.prepare?.(),
  isEdited: () => peer.edits !== undefined,
  /** From the first call of the library until all rows are there and both questions are answered. */
  firstLoad: async (count: number) => {
    const startedAt = performance.now();
    await peer.open(count);
    await untilDone(() => peer.syncAll(count));
    const found = await peer.query(count);
    return { ms: performance.now() - startedAt, ...found };
  },
  warmOpen: async (count: number) => {
    const startedAt = performance.now();
    await peer.open(count);
    const found = await peer.query(count);
    return { ms: performance.now() - startedAt, ...found };
  },
  ...benchOfEdits(peer.edits ?? { edit: nothingEdited, push: nothingEdited }),
});

const nothingEdited = () => Promise.reject(new Error('nothing of this peer is edited'));

type Bench = ReturnType<typeof benchOf>;

declare global {
  var peerBench: Bench;
}

export const offerBench = (peer: PeerPage) => {
  globalThis.peerBench = benchOf(peer);
};
