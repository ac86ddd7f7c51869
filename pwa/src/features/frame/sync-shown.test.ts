import { expect, test } from 'vitest';
import { syncShown } from './sync-shown.ts';

const calm = {
  waitingCount: 0,
  unreadCount: 0,
  retoldCount: 0,
  earlyCount: 0,
  refusedCount: 0,
  conflictCount: 0,
  hasNetwork: false,
  attention: null,
} as const;

test('a device that agrees with the server is current', () =>
  expect(syncShown({ ...calm, state: 'current' })).toEqual({ kind: 'current' }));
test('a device that has not fetched all yet says that it loads', () =>
  expect(syncShown({ ...calm, state: 'fetching' })).toEqual({ kind: 'fetching' }));
test('a file that is still to be read waits like a change', () =>
  expect(syncShown({ ...calm, state: 'waiting', waitingCount: 1, unreadCount: 1 })).toEqual({
    kind: 'waiting',
    count: 2,
  }));
test('own changes that wait are counted', () =>
  expect(syncShown({ ...calm, state: 'waiting', waitingCount: 3 })).toEqual({ kind: 'waiting', count: 3 }));
test('own changes on their way are said to be sent', () =>
  expect(syncShown({ ...calm, state: 'syncing', waitingCount: 3 })).toEqual({ kind: 'sending', count: 3 }));
test('entries that somebody has overwritten are told before what waits, offline too', () =>
  expect(syncShown({ ...calm, state: 'offline', waitingCount: 3, conflictCount: 2 })).toEqual({
    kind: 'decide',
    count: 2,
  }));
test('offline is told even while changes wait', () =>
  expect(syncShown({ ...calm, state: 'offline', waitingCount: 2 })).toEqual({ kind: 'offline-waiting', count: 2 }));
test('a server that does not answer a connected device is told as such', () =>
  expect(syncShown({ ...calm, state: 'offline', hasNetwork: true, waitingCount: 2 })).toEqual({
    kind: 'server-away',
    count: 2,
  }));
test('what needs the user comes before everything', () =>
  expect(syncShown({ ...calm, state: 'offline', refusedCount: 2, conflictCount: 1, waitingCount: 4 })).toEqual({
    kind: 'attention',
    count: 3,
  }));
test('an expired session asks to sign in again', () =>
  expect(syncShown({ ...calm, state: 'attention', attention: 'session_expired' })).toEqual({
    kind: 'sign-in',
  }));
