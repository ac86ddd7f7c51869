import type { PullRequest } from '@knotenblech/shared/sync/wire.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { nothingAt, openTestEngine } from '../../../test/test-engine.ts';
import { readMeta } from '../../database/shop-database.ts';
import type { Engine } from '../engine/open-engine.ts';
import { readStatus } from '../status/read-status.ts';
import type { Answer } from '../transport/answers.ts';
import { readStalled, subscribeToStall, withStallTimeout } from './stall-watchdog.ts';
import { startSyncLoop } from './sync-loop.ts';

const minuteMs = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('a round that takes no step for two minutes is given up, and what is left of it sends nothing', async () => {
  const { engine } = await openTestEngine();
  const woken = Promise.withResolvers<void>();
  const late = Promise.withResolvers<unknown>();
  const round = async (mine: Engine) => {
    await woken.promise;
    await mine.transport.push({}).catch(late.resolve);
  };
  const given = expect(withStallTimeout(engine, round)).rejects.toMatchObject({ name: 'Stalled' });
  await vi.advanceTimersByTimeAsync(2 * minuteMs);
  await given;
  woken.resolve();
  expect(await late.promise).toMatchObject({ name: 'Stalled' });
});

test('a long upload is not given up while its pieces arrive', async () => {
  const { engine } = await openTestEngine();
  const arrived = Promise.withResolvers<void>();
  let tellPiece = () => {};
  engine.transport.upload = (_, __, onPiece = () => {}) => {
    tellPiece = onPiece;
    return arrived.promise;
  };
  const sending = withStallTimeout(engine, ({ transport }) => transport.upload('a', new Uint8Array(1)));
  for (let minute = 0; minute < 10; minute += 1) {
    await vi.advanceTimersByTimeAsync(minuteMs);
    tellPiece();
  }
  arrived.resolve();
  await expect(sending).resolves.toBeUndefined();
});

test('a sync that hangs begins anew under a new term, and tells so until then', async () => {
  const { engine } = await openTestEngine();
  const told: boolean[] = [];
  const unsubscribe = subscribeToStall(() => told.push(readStalled()));
  let asked = 0;
  const late = Promise.withResolvers<Answer>();
  engine.transport.pull = async (body) => {
    asked += 1;
    return asked === 1 ? late.promise : { status: 200, body: nothingAt(body as PullRequest) };
  };
  const loop = startSyncLoop(engine, () => minuteMs);
  await vi.advanceTimersByTimeAsync(1_000);
  await vi.waitUntil(() => asked === 1, { timeout: 10_000 });
  await vi.advanceTimersByTimeAsync(2 * minuteMs);
  expect(told).toEqual([true]);
  await vi.advanceTimersByTimeAsync(1_000);
  await vi.waitUntil(async () => (await readMeta(engine.database, 'contact')) === 'reached', { timeout: 10_000 });
  expect([told, engine.term, await readMeta(engine.database, 'term')]).toEqual([[true, false], 1, 1]);
  late.resolve({ status: 401, body: { errors: [{ errorCode: 'session_expired', details: {} }] } });
  await vi.advanceTimersByTimeAsync(1_000);
  await vi.waitUntil(async () => (await readStatus(engine.database)).state === 'current', { timeout: 10_000 });
  expect((await readStatus(engine.database)).attention).toBe(null);
  loop.stop();
  unsubscribe();
});
