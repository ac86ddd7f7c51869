import type { PullRequest } from '@knotenblech/shared/sync/wire.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { nothingAt, openTestEngine } from '../../../test/test-engine.ts';
import { readStatus } from '../status/read-status.ts';
import { pollServer } from './run-leader.ts';
import type { SyncLoop } from './sync-loop.ts';

vi.mock('../transport/retry-pause.ts', () => ({ retryPause: () => 600_000 }));

let loop: SyncLoop | undefined;
afterEach(() => loop?.stop());

const answerNothing = async (body: unknown) => ({ status: 200, body: nothingAt(body as PullRequest) });
const unreachable = () => Promise.reject(new TypeError('Failed to fetch'));
const polls = { aloneMs: 600_000, besideEventsMs: 600_000 };

/** A stream that opens, and soon ends, once the server is there, and a device that has met the server's answer to its first round. */
const startBeside = async (pull: () => Promise<{ status: number; body: unknown; retryAfterMs?: number }>) => {
  const { engine } = await openTestEngine();
  const { database, transport } = engine;
  const failed = Promise.withResolvers<void>();
  transport.pull = () => pull().finally(failed.resolve);
  let isUp = false;
  let openings = 0;
  const open = async () => {
    if (!isUp) return unreachable();
    openings += 1;
    return new Response(': open\n');
  };
  loop = pollServer(engine, { open, silenceMs: 600_000, pauseMs: () => 30 }, polls);
  await failed.promise;
  const state = async () => (await readStatus(database)).state;
  return { state, transport, comeBack: () => (isUp = true), openings: () => openings };
};

test('a server that is heard again by its event stream is asked at once, however long the pause', async () => {
  const { state, transport, comeBack } = await startBeside(unreachable);
  await vi.waitFor(async () => expect(await state()).toBe('offline'), { timeout: 10_000 });
  transport.pull = answerNothing;
  comeBack();
  await vi.waitFor(async () => expect(await state()).toBe('current'), { timeout: 10_000 });
});

test('so it is where a round to the server that was away ends only behind that', async () => {
  const hanging = Promise.withResolvers<never>();
  const { state, transport, comeBack, openings } = await startBeside(unreachable);
  transport.pull = () => hanging.promise;
  loop?.retryNow();
  comeBack();
  await vi.waitFor(() => expect(openings()).toBeGreaterThan(1), { timeout: 10_000 });
  transport.pull = answerNothing;
  hanging.reject(new TypeError('Failed to fetch'));
  await vi.waitFor(async () => expect(await state()).toBe('current'), { timeout: 10_000 });
});

test('a server that asks for a pause has it, also when its event stream opens', async () => {
  const busy = { status: 503, body: { errors: [{ errorCode: 'busy', details: {} }] }, retryAfterMs: 600_000 };
  const { transport, comeBack, openings } = await startBeside(async () => busy);
  const asked = vi.fn(answerNothing);
  transport.pull = asked;
  comeBack();
  await vi.waitFor(() => expect(openings()).toBeGreaterThan(5), { timeout: 10_000 });
  expect(asked).not.toHaveBeenCalled();
});
