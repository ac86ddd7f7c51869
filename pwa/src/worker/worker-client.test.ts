import { seedCatalogue } from '@knotenblech/shared/base-data/seed/seed-catalogue.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubWorkers } from '../../test/test-worker.ts';
import { drawInWorker } from './geometry-tasks.ts';
import { createMesher } from './mesh-in-worker.ts';
import { readFileInWorker } from './read-file-in-worker.ts';

let workers: ReturnType<typeof stubWorkers>;
beforeEach(() => {
  vi.useFakeTimers();
  workers = stubWorkers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A reading of one file and what comes of it. */
const read = () => {
  const onStarted = vi.fn(async () => {});
  const end = readFileInWorker(new Uint8Array(1), 'Halle.btlx', seedCatalogue(), { onStarted }).then(
    () => 'read',
    (error: unknown) => (error instanceof DomainError ? error.code : error),
  );
  const [worker] = workers;
  if (!worker) throw new Error('no worker was started');
  return { worker, end, onStarted };
};
const soon = () => vi.advanceTimersByTimeAsync(0);

test.each([
  ['its script does not come', (worker: (typeof workers)[number]) => worker.fail()],
  ['the kernel does not come', (worker: (typeof workers)[number]) => worker.tell({ kind: 'unstarted', message: '' })],
])('a worker of which %s has not read: that is told of the reader, not of the file', async (_, miss) => {
  const { worker, end, onStarted } = read();
  miss(worker);
  expect(await end).toBe('reader_missing');
  expect(onStarted).not.toHaveBeenCalled();
  expect(worker).toMatchObject({ jobs: [], isEnded: true });
});

test('the minute of reading begins when the worker has started, however long that took', async () => {
  const { worker, end, onStarted } = read();
  await vi.advanceTimersByTimeAsync(240_000);
  expect(worker.jobs).toEqual([]);
  worker.tell({ kind: 'started' });
  await vi.advanceTimersByTimeAsync(59_000);
  expect(onStarted).toHaveBeenCalledOnce();
  expect(worker.jobs).toMatchObject([{ kind: 'read', fileName: 'Halle.btlx' }]);
  expect(worker.isEnded).toBe(false);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await end).toBe('E_READ_TIME');
});

test('a worker that is not there after five minutes is given up', async () => {
  const { end } = read();
  await vi.advanceTimersByTimeAsync(300_000);
  expect(await end).toBe('reader_missing');
});

test('a worker that dies over a file is told of the file', async () => {
  const { worker, end } = read();
  worker.tell({ kind: 'started' });
  await soon();
  worker.fail('out of memory');
  expect(await end).toBe('E_READ_MEMORY');
});

test('no job begins before its try is counted', async () => {
  let counted = () => {};
  const isCounted = new Promise<void>((done) => {
    counted = done;
  });
  void readFileInWorker(new Uint8Array(1), 'Halle.btlx', seedCatalogue(), { onStarted: () => isCounted });
  workers[0]?.tell({ kind: 'started' });
  await soon();
  expect(workers[0]?.jobs).toEqual([]);
  counted();
  await soon();
  expect(workers[0]?.jobs.length).toBe(1);
});

test('after a worker that never started the next drawing starts one anew', async () => {
  const order = { pieces: [], view: 'TRI', dimensions: false } as const;
  const first = drawInWorker(order).catch((error: unknown) => error);
  workers[0]?.fail();
  expect(await first).toMatchObject({ code: 'reader_missing' });
  const second = drawInWorker(order);
  await soon();
  workers[1]?.tell({ kind: 'started' });
  await soon();
  workers[1]?.tell({ kind: 'done', result: 'a drawing' });
  expect(await second).toBe('a drawing');
});

test('a started worker takes one job after the other', async () => {
  const mesher = createMesher();
  mesher.warm();
  await soon();
  const meshes = mesher.mesh({ bodies: [], leastMm: 1 });
  workers[0]?.tell({ kind: 'started' });
  await soon();
  workers[0]?.tell({ kind: 'done', result: [] });
  await soon();
  workers[0]?.tell({ kind: 'done', result: ['a mesh'] });
  expect(await meshes).toEqual(['a mesh']);
  expect(workers.length).toBe(1);
});
