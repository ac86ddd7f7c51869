import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

const { url, everyMs } = workerData as { url: string; everyMs: number };
const stop = new AbortController();
parentPort?.on('message', () => stop.abort());

/** Another client that keeps calling; how long each call took is told at the end, milliseconds. */
const callOn = async () => {
  const tookMs: number[] = [];
  while (!stop.signal.aborted) {
    const startedAt = performance.now();
    // A connection that the server closes at this moment is no answer: the call begins anew and takes as long as both.
    const answer = await fetch(url).catch(() => fetch(url));
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`health ${answer.status}`);
    tookMs.push(performance.now() - startedAt);
    await wait(everyMs);
  }
  parentPort?.postMessage(tookMs);
  parentPort?.close();
};

await callOn();
