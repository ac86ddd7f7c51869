import type { PeerPage } from './peer.ts';

const triesPerPush = 200;

const timed = async (work: () => Promise<unknown>) => {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
};

/** On a network that cuts connections a push is begun again, as an app would. */
const pushUntilDone = async (peer: PeerPage) => {
  for (let n = 1; ; n++) {
    try {
      return await peer.push();
    } catch (error) {
      if (n === triesPerPush) throw error;
    }
  }
};

const syncUntilDone = async (peer: PeerPage, count: number) => {
  for (let n = 1; ; n++) {
    try {
      return await peer.syncAll(count);
    } catch (error) {
      if (n === triesPerPush) throw error;
    }
  }
};

/** The part of every peer's page that is alike. */
const benchOf = (peer: PeerPage) => ({
  prepare: async () => peer.prepare?.(),
  /** From the first call of the library until all rows are there and both questions are answered. */
  firstLoad: async (count: number) => {
    const startedAt = performance.now();
    await peer.open(count);
    await syncUntilDone(peer, count);
    const found = await peer.query(count);
    return { ms: performance.now() - startedAt, ...found };
  },
  warmOpen: async (count: number) => {
    const startedAt = performance.now();
    await peer.open(count);
    const found = await peer.query(count);
    return { ms: performance.now() - startedAt, ...found };
  },
  /** One after the other, each awaited. */
  edits: async ({ from, howMany, count, value }: { from: number; howMany: number; count: number; value: number }) => {
    const all: number[] = [];
    for (let n = from; n < from + howMany; n++) all.push(await timed(() => peer.edit(n, count, value)));
    return all;
  },
  settle: () => timed(async () => peer.settle?.()),
  goOffline: async () => peer.goOffline?.(),
  push: () => timed(() => pushUntilDone(peer)),
});

type Bench = ReturnType<typeof benchOf>;

declare global {
  var peerBench: Bench;
}

export const offerBench = (peer: PeerPage) => {
  globalThis.peerBench = benchOf(peer);
};
