import { expect, test } from 'vitest';
import { type AdmissionLimits, createAdmission, type Lane } from './create-admission.ts';

const limits: AdmissionLimits = {
  atOnce: 1,
  atOnceEach: 1,
  mostWaiting: 100,
  mostWaitingBytes: 1000,
  shareEach: 1,
  longestWaitMs: 60_000,
};

/** Work that is under way until it is told to end. */
const openHall = (given: Partial<AdmissionLimits> = {}) => {
  const admission = createAdmission({ ...limits, ...given });
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const come = (name: string, lane: Lane = 'bulk', more: { whose?: string; bytes?: number; gone?: AbortSignal } = {}) =>
    admission
      .run({ lane, whose: more.whose ?? name, bytes: more.bytes ?? 1, gone: more.gone }, () => {
        started.push(name);
        return new Promise<string>((resolve) => ends.push(() => resolve(name)));
      })
      .then((answer) => answer.kind);
  const settle = () => new Promise((next) => setImmediate(next));
  const endAll = async () => {
    await settle();
    for (let end = ends.shift(); end; end = ends.shift()) {
      end();
      await settle();
    }
  };
  return { come, started, settle, endAll };
};

test('orders go first, then small work, then what was gathered for long', async () => {
  const { come, started, endAll } = openHall();
  const all = [come('first'), come('bulk'), come('small', 'small'), come('order', 'order')];
  await endAll();
  expect(started).toEqual(['first', 'order', 'small', 'bulk']);
  expect(await Promise.all(all)).toEqual(['done', 'done', 'done', 'done']);
});

test('every fourth turn is that of who waits longest, so that bulk comes through a stream of orders', async () => {
  const { come, started, endAll } = openHall();
  void come('first');
  void come('bulk');
  for (let n = 1; n <= 6; n++) void come(`order ${n}`, 'order');
  await endAll();
  expect(started).toEqual(['first', 'order 1', 'order 2', 'bulk', 'order 3', 'order 4', 'order 5', 'order 6']);
});

test('one customer takes only so many places, however much he sends', async () => {
  const { come, started, settle, endAll } = openHall({ atOnce: 2 });
  void come('a1', 'bulk', { whose: 'a' });
  void come('a2', 'bulk', { whose: 'a' });
  void come('b1', 'bulk', { whose: 'b' });
  await settle();
  expect(started).toEqual(['a1', 'b1']);
  await endAll();
  expect(started).toEqual(['a1', 'b1', 'a2']);
});

test('a full queue turns away whoever comes, with a time to come back after', async () => {
  const admission = createAdmission({ ...limits, mostWaiting: 0 });
  const come = () => admission.run({ lane: 'order', whose: 'a', bytes: 1 }, async () => 'through');
  const [first, second] = await Promise.all([come(), come()]);
  expect(first).toEqual({ kind: 'done', value: 'through' });
  expect(second).toMatchObject({ kind: 'turned away', retryAfterSeconds: expect.any(Number) });
});

test('an order takes the place of the youngest bulk in a full queue; bulk does not take that of an order', async () => {
  const { come, started, endAll } = openHall({ mostWaiting: 2 });
  void come('first');
  const older = come('older');
  const younger = come('younger');
  const order = come('order', 'order');
  expect(await younger).toBe('turned away');
  const second = come('second order', 'order');
  expect(await older).toBe('turned away');
  expect(await come('late')).toBe('turned away');
  expect(await come('third order', 'order')).toBe('turned away');
  await endAll();
  expect(started).toEqual(['first', 'order', 'second order']);
  expect(await Promise.all([order, second])).toEqual(['done', 'done']);
});

test('what waits is bounded in bytes too', async () => {
  const { come, endAll } = openHall();
  void come('first');
  void come('large', 'bulk', { bytes: 900 });
  expect(await come('too much', 'bulk', { bytes: 200 })).toBe('turned away');
  const fits = come('fits', 'bulk', { bytes: 100 });
  await endAll();
  expect(await fits).toBe('done');
});

test('who has gone away, or has waited too long, gives up his place', async () => {
  const { come, started, endAll } = openHall({ longestWaitMs: 20 });
  void come('first');
  const over = new AbortController();
  const gone = come('gone', 'order', { gone: over.signal });
  over.abort();
  expect(await gone).toBe('turned away');
  expect(await come('patient')).toBe('turned away');
  await endAll();
  expect(started).toEqual(['first']);
});

test('work that throws gives its place to the next', async () => {
  const admission = createAdmission(limits);
  const fails = admission.run({ lane: 'bulk', whose: 'a', bytes: 1 }, () => Promise.reject(new Error('broken')));
  const next = admission.run({ lane: 'bulk', whose: 'a', bytes: 1 }, async () => 'through');
  await expect(fails).rejects.toThrow('broken');
  expect(await next).toEqual({ kind: 'done', value: 'through' });
});

test('who floods the queue fills his own part of it only; the others still find room', async () => {
  const { come, started, endAll } = openHall({ mostWaiting: 8, shareEach: 0.25 });
  void come('first');
  const floods = Array.from({ length: 300 }, (_, n) => come(`flood ${n}`, 'bulk', { whose: 'flooder' }));
  const others = [come('other'), come('third', 'small')];
  expect(await Promise.all(floods.slice(2))).toEqual(Array.from({ length: 298 }, () => 'turned away'));
  await endAll();
  expect(started).toEqual(['first', 'third', 'flood 0', 'flood 1', 'other']);
  expect(await Promise.all(others)).toEqual(['done', 'done']);
});

test('an order of who floods takes the place of his own bulk, not that of others', async () => {
  const { come, started, endAll } = openHall({ mostWaiting: 8, shareEach: 0.25 });
  void come('first');
  const other = come('other');
  const floods = [0, 1].map((n) => come(`flood ${n}`, 'bulk', { whose: 'flooder' }));
  const orders = [0, 1, 2].map((n) => come(`order ${n}`, 'order', { whose: 'flooder' }));
  expect(await Promise.all(floods)).toEqual(['turned away', 'turned away']);
  expect(await orders[2]).toBe('turned away');
  await endAll();
  expect(started).toEqual(['first', 'order 0', 'order 1', 'other']);
  expect(await other).toBe('done');
});

test('work is told whether it had to wait', async () => {
  const admission = createAdmission(limits);
  const ticket = { lane: 'bulk', whose: 'a', bytes: 1 } as const;
  const come = () => admission.run(ticket, async (hasWaited) => hasWaited);
  expect(await Promise.all([come(), come()])).toEqual([
    { kind: 'done', value: false },
    { kind: 'done', value: true },
  ]);
});
