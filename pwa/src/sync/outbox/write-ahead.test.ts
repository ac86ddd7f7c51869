import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTestStorage } from '../../../test/test-storage.ts';
import { inFlightUids } from './in-flight-uids.ts';
import { createWriteAhead } from './write-ahead.ts';

beforeEach(() => vi.stubGlobal('localStorage', createTestStorage()));
afterEach(() => vi.unstubAllGlobals());

const change = (uid: string) => ({ uid, name: 'setProjectTexts', args: {}, at: '2026-11-21T09:00:00Z' });
const uidsOf = (changes: readonly { uid: string }[]) => changes.map(({ uid }) => uid);

test('what a page left that has ended is told from what an open one is storing', () => {
  createWriteAhead('shop', null).note(change('left'));
  const ahead = createWriteAhead('shop', null);
  ahead.note(change('own'));
  createWriteAhead('shop', null).note(change('of another window'));
  expect(uidsOf(ahead.left())).toEqual(['left']);
  expect([...inFlightUids(ahead)].toSorted()).toEqual(['of another window', 'own']);
  ahead.note({ ...change('left'), args: { comment: 'a' } });
  expect(ahead.left()).toMatchObject([{ uid: 'left', args: { comment: 'a' } }]);
  ahead.forget('left');
  expect(ahead.left()).toEqual([]);
});
