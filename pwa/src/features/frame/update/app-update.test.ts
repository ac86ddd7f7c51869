import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchForUpdate } from './app-update.ts';

const hourMs = 3_600_000;
const update = vi.fn(() => Promise.resolve());
const page = Object.assign(new EventTarget(), { readyState: 'complete', visibilityState: 'visible' });

/** A browser in which the app is installed, with its looks at the server counted. */
const standIn = async () => {
  const active = Object.assign(new EventTarget(), { scriptURL: 'http://shop/service-worker.js', state: 'activated' });
  const registration = Object.assign(new EventTarget(), { active, waiting: null, installing: null, update });
  const registered = Promise.withResolvers<void>();
  const serviceWorker = Object.assign(new EventTarget(), {
    controller: active,
    ready: Promise.resolve(registration),
    register: async () => {
      registered.resolve();
      return registration;
    },
  });
  vi.stubGlobal('navigator', { serviceWorker });
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', new URL('http://shop/de/home'));
  watchForUpdate();
  await registered.promise;
  await vi.advanceTimersByTimeAsync(0);
};

const come = (visibilityState: 'visible' | 'hidden') => {
  page.visibilityState = visibilityState;
  page.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'setTimeout'] });
  vi.stubEnv('DEV', false);
  await standIn();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

test('a newer version is looked for hourly and whenever the app comes to the front, not when it leaves it', () => {
  expect(update).not.toHaveBeenCalled();
  vi.advanceTimersByTime(hourMs - 1);
  expect(update).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(update).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(2 * hourMs);
  expect(update).toHaveBeenCalledTimes(3);
  come('hidden');
  expect(update).toHaveBeenCalledTimes(3);
  come('visible');
  expect(update).toHaveBeenCalledTimes(4);
});
