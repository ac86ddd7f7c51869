import { expect, test } from 'vitest';
import { syncShown } from './sync-shown.ts';

test('a device that agrees with the server is current', () =>
  expect(syncShown({ state: 'current', waitingCount: 0 })).toEqual({ kind: 'current' }));
test('a pull without own changes stays quiet', () =>
  expect(syncShown({ state: 'syncing', waitingCount: 0 })).toEqual({ kind: 'current' }));
test('own changes on their way are counted', () =>
  expect(syncShown({ state: 'syncing', waitingCount: 3 })).toEqual({ kind: 'waiting', count: 3 }));
test('offline is told even while changes wait', () =>
  expect(syncShown({ state: 'offline', waitingCount: 2 })).toEqual({ kind: 'offline-waiting', count: 2 }));
test('what needs the user comes before everything', () =>
  expect(syncShown({ state: 'attention', waitingCount: 2 })).toEqual({ kind: 'attention' }));
