/** Runs in the page before its own scripts: `painted` resolves with the time at which a frame was painted in which it held. */
export const watchPage = () => {
  const painted = (holds: () => boolean) =>
    new Promise<number>((done, fail) => {
      const startedAt = performance.now();
      const look = () => {
        if (performance.now() - startedAt > 180_000) return fail(new Error('not painted within 180 s'));
        if (!holds()) return void requestAnimationFrame(look);
        const { port1, port2 } = new MessageChannel();
        port2.onmessage = () => done(performance.now());
        port1.postMessage(null);
      };
      requestAnimationFrame(look);
    });
  globalThis.painted = painted;
};

declare global {
  var painted: (holds: () => boolean) => Promise<number>;
}
