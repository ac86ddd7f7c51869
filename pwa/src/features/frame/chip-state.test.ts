import { expect, test } from 'vitest';
import { chipState } from './chip-state.ts';

const calm = {
  waitingCount: 0,
  unreadCount: 0,
  replayCount: 0,
  unqueuedCount: 0,
  deferredCount: 0,
  refusedCount: 0,
  conflictCount: 0,
  obstacle: null,
  failedWith: null,
  attention: null,
} as const;

test('a device that agrees with the server is current', () =>
  expect(chipState({ ...calm, state: 'current' })).toEqual({ standing: { kind: 'current' }, toCheck: null }));
test('a device that has not fetched all yet says that it loads', () =>
  expect(chipState({ ...calm, state: 'fetching' }).standing).toEqual({ kind: 'fetching' }));
test('a file that is still to be read waits like a change', () =>
  expect(chipState({ ...calm, state: 'waiting', waitingCount: 1, unreadCount: 1 }).standing).toEqual({
    kind: 'waiting',
    count: 2,
  }));
test('own changes that wait are counted', () =>
  expect(chipState({ ...calm, state: 'waiting', waitingCount: 3 }).standing).toEqual({ kind: 'waiting', count: 3 }));
test('own changes on their way are said to be sent', () =>
  expect(chipState({ ...calm, state: 'syncing', waitingCount: 3 }).standing).toEqual({ kind: 'sending', count: 3 }));
test('offline is told even while changes wait', () =>
  expect(chipState({ ...calm, state: 'offline', obstacle: 'no network', waitingCount: 2 }).standing).toEqual({
    kind: 'offline',
    count: 2,
  }));
test('a server that does not answer a connected device is told as such', () =>
  expect(chipState({ ...calm, state: 'offline', obstacle: 'server away', waitingCount: 2 }).standing).toEqual({
    kind: 'server-away',
    count: 2,
  }));
test('a server that answers with an error is not called away', () =>
  expect(chipState({ ...calm, state: 'offline', obstacle: 'server fails', waitingCount: 2 }).standing).toEqual({
    kind: 'server-fails',
    count: 2,
  }));
test('a network that answers in the server’s place is not called offline', () =>
  expect(chipState({ ...calm, state: 'offline', obstacle: 'another answers', waitingCount: 2 }).standing).toEqual({
    kind: 'another-answers',
    count: 2,
  }));
test('a stopped device does not tell of an earlier try that came to nothing', () =>
  expect(
    chipState({ ...calm, state: 'attention', attention: 'session_expired', obstacle: 'another answers' }).standing,
  ).toEqual({ kind: 'sign-in', count: 0 }));

test('entries that somebody has overwritten are told beside what waits offline', () =>
  expect(chipState({ ...calm, state: 'offline', obstacle: 'no network', waitingCount: 3, conflictCount: 2 })).toEqual({
    standing: { kind: 'offline', count: 3 },
    toCheck: { isFailed: false, count: 2 },
  }));
test('what was refused is told as failed beside what waits, together with what was overwritten', () =>
  expect(chipState({ ...calm, state: 'waiting', refusedCount: 2, conflictCount: 1, waitingCount: 4 })).toEqual({
    standing: { kind: 'waiting', count: 4 },
    toCheck: { isFailed: true, count: 3 },
  }));
test('a device that only has something to check is not called current', () =>
  expect(chipState({ ...calm, state: 'current', conflictCount: 1 })).toEqual({
    standing: null,
    toCheck: { isFailed: false, count: 1 },
  }));

test('a stopped device tells what waits, and that it is without a network', () => {
  const stopped = { ...calm, state: 'attention', attention: 'client_outdated' } as const;
  const toCheck = { isFailed: true, count: 0 };
  expect(chipState(stopped)).toEqual({ standing: null, toCheck });
  expect(chipState({ ...stopped, waitingCount: 2 })).toEqual({ standing: { kind: 'waiting', count: 2 }, toCheck });
  expect(chipState({ ...stopped, waitingCount: 2, obstacle: 'no network' })).toEqual({
    standing: { kind: 'offline', count: 2 },
    toCheck,
  });
});
test('an expired session asks to sign in again, tells what waits, and what is to be checked', () => {
  const expired = { ...calm, state: 'attention', attention: 'session_expired' } as const;
  expect(chipState(expired)).toEqual({ standing: { kind: 'sign-in', count: 0 }, toCheck: null });
  expect(chipState({ ...expired, waitingCount: 2, conflictCount: 1 })).toEqual({
    standing: { kind: 'sign-in', count: 2 },
    toCheck: { isFailed: false, count: 1 },
  });
});
test('without a network nobody is asked to sign in', () =>
  expect(
    chipState({ ...calm, state: 'attention', attention: 'session_expired', obstacle: 'no network', waitingCount: 1 }),
  ).toEqual({ standing: { kind: 'offline', count: 1 }, toCheck: null }));
