import { expect, test, vi } from 'vitest';
import { askToPersist, type Promised, watchPromise } from './quota.ts';

const storage = { persisted: async () => false, persist: async () => false };

test('what the browser has promised is told at once, and again when it was asked for it elsewhere on the page', async () => {
  vi.stubGlobal('navigator', { storage });
  const told: Promised[] = [];
  const stop = watchPromise((promised) => told.push(promised));
  await vi.waitFor(() => expect(told).toEqual(['no']));
  storage.persist = async () => {
    storage.persisted = async () => true;
    return true;
  };
  askToPersist();
  await vi.waitFor(() => expect(told).toEqual(['no', 'yes']));
  stop();
});

test('a browser that knows of no such promise is said to tell nothing', async () => {
  vi.stubGlobal('navigator', {});
  const told: Promised[] = [];
  watchPromise((promised) => told.push(promised))();
  await vi.waitFor(() => expect(told).toEqual(['unknown']));
});
