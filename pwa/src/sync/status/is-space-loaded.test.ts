import { customerSpace, userSpace } from '@knotenblech/shared/records/space.ts';
import { type Cursor, endCursorId } from '@knotenblech/shared/sync/wire.ts';
import { expect, test } from 'vitest';
import { openTestEngine, testActor } from '../../../test/test-engine.ts';
import { isSpaceLoaded } from './read-catalogue.ts';

const own = userSpace(testActor.userId);
const company = customerSpace(testActor.customerId);
const whole = { v: 7, kind: endCursorId, id: endCursorId };

const openWith = async (cursors: Record<string, Cursor | null>) => {
  const { database } = (await openTestEngine()).engine;
  await database.spaces.clear();
  for (const [id, cursor] of Object.entries(cursors))
    await database.spaces.put({ id: id as typeof own, cursor, openedAt: null, factsVersion: 0 });
  return database;
};

test.each<[string, Cursor | null, boolean]>([
  ['of which nothing was heard', null, false],
  ['for which the first page had no room', { v: -1, kind: '', id: '' }, false],
  ['of which a page has come and more is to follow', { v: 7, kind: 'project', id: company }, false],
  ['of which the last page has come', whole, true],
])('a space %s', async (_, cursor, isThere) => {
  const database = await openWith({ [company]: cursor });
  expect(await isSpaceLoaded(database, [company])).toBe(isThere);
});

test('of several spaces all must have come, and one that the device does not hold has not', async () => {
  const database = await openWith({ [company]: whole });
  expect(await isSpaceLoaded(database, [company, own])).toBe(false);
  await database.spaces.put({ id: own, cursor: whole, openedAt: null, factsVersion: 0 });
  expect(await isSpaceLoaded(database, [company, own])).toBe(true);
});
