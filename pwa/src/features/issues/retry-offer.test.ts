import { expect, test } from 'vitest';
import { retryOffer } from './waiting-screen.tsx';

const calm = { waitingCount: 0, replayCount: 0, unqueuedCount: 0, state: 'current' } as const;

test('where nothing waits and the server answers nothing is offered', () => expect(retryOffer(calm)).toBeNull());

test('a file that is still to be read is nothing to send', () =>
  expect(retryOffer({ ...calm, state: 'waiting' })).toBeNull());

test.each(['current', 'waiting', 'syncing', 'offline', 'attention'] as const)(
  'what waits can be sent, also while the device is %s',
  (state) => expect(retryOffer({ ...calm, waitingCount: 1, state })).toBe('send'),
);

test.each(['offline', 'attention'] as const)('a device that is %s tries again, though nothing waits', (state) =>
  expect(retryOffer({ ...calm, state })).toBe('try again'),
);

test('what a restored server is told anew is tried again', () =>
  expect(retryOffer({ ...calm, replayCount: 1, state: 'waiting' })).toBe('try again'));

test('what lies beside the queue is tried again', () =>
  expect(retryOffer({ ...calm, unqueuedCount: 1, state: 'waiting' })).toBe('try again'));
