import { expect, test } from 'vitest';
import { openTestEngine, testProject } from '../../../test/test-engine.ts';
import { makeChange } from './make-change.ts';
import { entriesAt, removeEntriesAt } from './outbox.ts';

const openQueue = async () => {
  const { engine } = await openTestEngine();
  for (const comment of ['1', '2', '3', '4', '5']) {
    await makeChange(engine, 'setProjectTexts', { projectId: testProject.id, comment });
  }
  return engine.database;
};

test('entries are found by place, in a row or with gaps between, and a missing one is told', async () => {
  const database = await openQueue();
  const placesOf = async (places: number[]) => (await entriesAt(database, places)).map((entry) => entry?.seq);
  expect(await placesOf([2, 3, 4])).toEqual([2, 3, 4]);
  expect(await placesOf([5, 2])).toEqual([5, 2]);
  await database.outbox.delete(3);
  expect(await placesOf([2, 3, 4])).toEqual([2, undefined, 4]);
  expect(await placesOf([])).toEqual([]);
});

test('only the named entries are removed', async () => {
  const database = await openQueue();
  await removeEntriesAt(database, [2, 3]);
  expect(await database.outbox.toCollection().primaryKeys()).toEqual([1, 4, 5]);
  await removeEntriesAt(database, [1, 5]);
  expect(await database.outbox.toCollection().primaryKeys()).toEqual([4]);
});
