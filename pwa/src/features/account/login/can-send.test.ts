import { expect, test } from 'vitest';
import { type SyncStatus, unreadStatus } from '../../../sync/status/read-status.ts';
import { canSend } from './logout-dialog.tsx';

const calm: SyncStatus = { ...unreadStatus, state: 'waiting', waitingCount: 1 };

test('what waits can be sent while the server is in reach', () => expect(canSend(calm)).toBe(true));
test('what only lies beside the queue cannot', () =>
  expect(canSend({ ...calm, waitingCount: 0, unqueuedCount: 1 })).toBe(false));
test('a file that is still to be read is nothing to send', () =>
  expect(canSend({ ...calm, waitingCount: 0, unreadCount: 1 })).toBe(false));
test('what a restored server is told again can', () =>
  expect(canSend({ ...calm, waitingCount: 0, replayCount: 1, unreadCount: 1 })).toBe(true));
test('nothing can without the server', () => expect(canSend({ ...calm, state: 'offline' })).toBe(false));
test('nor where somebody has to sign in, update or free room first', () =>
  expect(canSend({ ...calm, state: 'attention', attention: 'session_expired' })).toBe(false));
