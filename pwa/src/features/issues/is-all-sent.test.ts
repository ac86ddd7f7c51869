import { expect, test } from 'vitest';
import { isAllSynced } from './waiting-screen.tsx';

const calm = { waitingCount: 0, unreadCount: 0, replayCount: 0, unqueuedCount: 0, refusedCount: 0, conflictCount: 0 };

test('where nothing is left all is sent', () => expect(isAllSynced(calm)).toBe(true));

test.each(Object.keys(calm))('with a %s of 1 it is not', (count) =>
  expect(isAllSynced({ ...calm, [count]: 1 })).toBe(false),
);
