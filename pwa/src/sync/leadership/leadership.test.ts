import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { electLeader } from './leadership.ts';

const stops: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout', 'Date'] });
  vi.stubGlobal('document', { visibilityState: 'visible' });
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A tab that leads until it is robbed or stopped. */
const openTab = (name: string) => {
  const tab = { leads: 0, ended: 0 };
  const { stop } = electLeader({
    name,
    lead: (over) => {
      tab.leads += 1;
      return new Promise((done) => {
        over.addEventListener('abort', () => {
          tab.ended += 1;
          done();
        });
      });
    },
  });
  stops.push(stop);
  return { tab, stop };
};

/** A tab that holds the lead and says nothing any more. */
const freezeLeader = async (name: string) => {
  const frozen = { isRobbed: false };
  await new Promise<void>((held) => {
    navigator.locks
      .request(`sync:${name}`, () => {
        held();
        return new Promise(() => {});
      })
      .catch(() => {
        frozen.isRobbed = true;
      });
  });
  return frozen;
};

const until = (isSo: () => boolean) => vi.waitUntil(isSo, { timeout: 10_000 });

test('a frozen leader is robbed by a visible tab after ten silent seconds, not before', async () => {
  const frozen = await freezeLeader('frozen');
  const { tab } = openTab('frozen');
  await vi.advanceTimersByTimeAsync(9_500);
  expect(tab.leads).toBe(0);
  await vi.advanceTimersByTimeAsync(3_000);
  await until(() => tab.leads === 1);
  await until(() => frozen.isRobbed);
});

test('a hidden tab robs nobody', async () => {
  vi.stubGlobal('document', { visibilityState: 'hidden' });
  const frozen = await freezeLeader('hidden');
  const { tab } = openTab('hidden');
  await vi.advanceTimersByTimeAsync(60_000);
  expect([tab.leads, frozen.isRobbed]).toEqual([0, false]);
});

test('a leader that is robbed ends its work, waits in line and leads again once the robber has gone', async () => {
  const first = openTab('robbed');
  await until(() => first.tab.leads === 1);
  await vi.advanceTimersByTimeAsync(60_000);
  const robbing = new AbortController();
  const robbery = navigator.locks.request(
    'sync:robbed',
    { steal: true },
    () => new Promise<void>((done) => robbing.signal.addEventListener('abort', () => done())),
  );
  await until(() => first.tab.ended === 1);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(first.tab.leads).toBe(1);
  robbing.abort();
  await robbery;
  await until(() => first.tab.leads === 2);
});

test('a tab that closes hands the lead to the next', async () => {
  const first = openTab('closed');
  await until(() => first.tab.leads === 1);
  const second = openTab('closed');
  await vi.advanceTimersByTimeAsync(100);
  expect(second.tab.leads).toBe(0);
  first.stop();
  await until(() => second.tab.leads === 1);
});
