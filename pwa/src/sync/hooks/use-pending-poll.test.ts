import type { Message } from '@knotenblech/shared/messages/message.record.ts';
import { userSpace } from '@knotenblech/shared/records/space.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openTestEngine, testActor } from '../../../test/test-engine.ts';
import { createTestStorage } from '../../../test/test-storage.ts';
import { asUserData } from '../../database/user-data.ts';
import type { Shop } from './shop.ts';
import { pollPending } from './use-pending-poll.ts';

const ask = vi.fn<(path: string) => Promise<Response>>();
const page = { visibilityState: 'visible' };
let end = () => {};

const unread: Message = {
  id: crypto.randomUUID(),
  severity: 'GREEN',
  subject: 'Neue Preise',
  text: 'Ab Februar',
  projectId: null,
  createdAt: '2026-11-20T08:00:00Z',
  expiresAt: '2999-01-01T00:00:00Z',
  readAt: null,
};

/** A device with one unread message; `begun` counts how often it began to ask, `retryNow` how often it fetched what is new. */
const openShop = async () => {
  const { engine } = await openTestEngine();
  const { database } = engine;
  const space = userSpace(testActor.userId);
  await database.row.put({ space, kind: 'message', id: unread.id, data: unread });
  const [retryNow, begun] = [vi.fn(), vi.spyOn(database.meta, 'get')];
  return { shop: { ...asUserData(database), actor: testActor, retryNow } as unknown as Shop, retryNow, begun };
};

vi.stubGlobal('localStorage', createTestStorage());
vi.stubGlobal('document', page);
vi.stubGlobal('fetch', ask);
const setOnline = (value: boolean) => Object.defineProperty(navigator, 'onLine', { value, configurable: true });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  setOnline(true);
  page.visibilityState = 'visible';
  ask.mockReset();
});
afterEach(() => {
  end();
  vi.useRealTimers();
});

/** Resolves with the path once the server is asked the next time; it counts so many. */
const nextAsk = (count: number) =>
  new Promise<string>((asked) => {
    ask.mockImplementationOnce(async (path) => {
      asked(path);
      return Response.json({ success: true, count });
    });
  });

test('the server is asked how many messages are unread when a session begins, and every 60 s after', async () => {
  const { shop, begun } = await openShop();
  const first = nextAsk(1);
  end = pollPending(shop);
  expect(begun).toHaveBeenCalledTimes(1);
  expect(await first).toMatch(/\/users\/countPendingMessages\//);
  const second = nextAsk(1);
  vi.advanceTimersByTime(59_999);
  expect(begun).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(begun).toHaveBeenCalledTimes(2);
  await second;
  end();
  vi.advanceTimersByTime(600_000);
  expect(begun).toHaveBeenCalledTimes(2);
});

test('what is new is fetched when the server counts other messages than the device, and only then', async () => {
  const { shop, retryNow } = await openShop();
  const fetchedAfter: number[] = [];
  retryNow.mockImplementation(() => fetchedAfter.push(ask.mock.calls.length));
  const [, same] = [nextAsk(2), nextAsk(1), nextAsk(0)];
  end = pollPending(shop);
  await expect.poll(() => fetchedAfter).toEqual([1]);
  vi.advanceTimersByTime(60_000);
  await same;
  vi.advanceTimersByTime(60_000);
  await expect.poll(() => fetchedAfter).toEqual([1, 3]);
});

test('a page that is hidden does not ask, nor does one without a network', async () => {
  const { shop, begun } = await openShop();
  page.visibilityState = 'hidden';
  end = pollPending(shop);
  page.visibilityState = 'visible';
  setOnline(false);
  vi.advanceTimersByTime(60_000);
  expect(begun).not.toHaveBeenCalled();
  const asked = nextAsk(1);
  setOnline(true);
  vi.advanceTimersByTime(60_000);
  await asked;
});
