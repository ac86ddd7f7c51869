/** Between a page that goes and the one that takes its place: as long as a slow tablet needs to load the app. */
const keptMs = 20_000;

export type WorkerKeyMessage =
  | { type: 'KEEP_KEY'; userId: string; dataKey: Uint8Array<ArrayBuffer> }
  | { type: 'TAKE_KEY'; userId: string }
  | { type: 'FORGET_KEY' };

/** Keeps the key of a shared device over the moment of a reload, in memory alone, for one page to fetch. */
export const shareKeyAcrossPages = (worker: ServiceWorkerGlobalScope) => {
  let kept: { userId: string; dataKey: Uint8Array<ArrayBuffer>; sinceMs: number } | null = null;
  let forget = () => {};
  const keep = ({ userId, dataKey }: { userId: string; dataKey: Uint8Array<ArrayBuffer> }) => {
    forget();
    kept = { userId, dataKey, sinceMs: Date.now() };
    return new Promise<void>((done) => {
      const timer = setTimeout(() => forget(), keptMs);
      forget = () => {
        clearTimeout(timer);
        kept?.dataKey.fill(0);
        kept = null;
        done();
      };
    });
  };
  /** Asked of the clock too: a device that sleeps holds the timer up. */
  const keptFor = (userId: string) => {
    if (kept?.userId !== userId) return null;
    const elapsedMs = Date.now() - kept.sinceMs;
    return elapsedMs >= 0 && elapsedMs <= keptMs ? kept.dataKey : null;
  };
  worker.addEventListener('message', (event) => {
    const message = event.data as WorkerKeyMessage | undefined;
    if (message?.type === 'KEEP_KEY') event.waitUntil(keep(message));
    if (message?.type === 'TAKE_KEY') {
      event.ports[0]?.postMessage(keptFor(message.userId));
      forget();
    }
    if (message?.type === 'FORGET_KEY') forget();
  });
};
