import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shareKeyAcrossPages, type WorkerKeyMessage } from './worker-memory.ts';

let worker: EventTarget;
beforeEach(() => {
  vi.useFakeTimers();
  worker = new EventTarget();
  shareKeyAcrossPages(worker as ServiceWorkerGlobalScope);
});
afterEach(() => vi.useRealTimers());

const send = (message: WorkerKeyMessage) => {
  const answers: (Uint8Array | null)[] = [];
  const ports = [{ postMessage: (answer: Uint8Array | null) => answers.push(structuredClone(answer)) }];
  worker.dispatchEvent(Object.assign(new Event('message'), { data: message, ports, waitUntil: () => {} }));
  return answers;
};
const keep = () => send({ type: 'KEEP_KEY', userId: 'u1', dataKey: new Uint8Array([7]) });
const take = (userId = 'u1') => send({ type: 'TAKE_KEY', userId });
const [nothing, theKey] = [[null], [new Uint8Array([7])]];

test('the page that follows gets the key, once, for the same user', () => {
  keep();
  vi.advanceTimersByTime(19_000);
  expect(take()).toEqual(theKey);
  expect(take()).toEqual(nothing);
  keep();
  expect(take('u2')).toEqual(nothing);
});

test('after 20 seconds no page gets it', () => {
  keep();
  vi.advanceTimersByTime(20_000);
  expect(take()).toEqual(nothing);
});

/** Its timers stand still, the clock goes on. */
const sleepFor = (ms: number) => vi.setSystemTime(Date.now() + ms);

test.each([
  ['slept through the night', 8 * 3_600_000],
  ['woke with a clock that was set back', -1],
])('a device that %s gives it to no page', (_, ms) => {
  keep();
  sleepFor(ms);
  expect(take()).toEqual(nothing);
});
