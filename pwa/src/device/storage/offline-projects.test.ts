import { projectPriceSpace, projectSpace } from '@knotenblech/shared/records/space.ts';
import { expect, test } from 'vitest';
import { openTestEngine, testProject } from '../../../test/test-engine.ts';
import { readMeta } from '../../database/shop-database.ts';
import { withReleased } from '../../sync/pull/offline-choice.ts';
import { subscribeProjects } from '../../sync/pull/subscribe-projects.ts';
import { updateOfflineChoice } from './offline-projects.ts';

const released = withReleased(new Map([[testProject.id, testProject.changedAt]]));

/** Nothing can be written down there until something has gone. */
const openFull = async () => {
  const { engine } = await openTestEngine();
  await subscribeProjects(engine);
  const { database } = engine;
  const noRoom = () => {
    throw new DOMException('no room', 'QuotaExceededError');
  };
  database.meta.hook('creating', noRoom);
  const makeRoom = () => database.meta.hook('creating').unsubscribe(noRoom);
  return { engine, makeRoom };
};

test('on a full device what is taken off it makes room for the note of that', async () => {
  const { engine, makeRoom } = await openFull();
  engine.database.spaces.hook('deleting', makeRoom);
  await updateOfflineChoice(engine, released);
  expect(
    await engine.database.spaces.bulkGet([projectSpace(testProject.id), projectPriceSpace(testProject.id)]),
  ).toEqual([undefined, undefined]);
  expect(await readMeta(engine.database, 'held')).toMatchObject({
    released: { [testProject.id]: testProject.changedAt },
  });
});

test('where that is not enough drawings go', async () => {
  const { engine, makeRoom } = await openFull();
  await engine.database.drawing.put({ key: 'a', drawing: {} } as never);
  engine.database.drawing.hook('deleting', makeRoom);
  await updateOfflineChoice(engine, released);
  expect(await readMeta(engine.database, 'held')).toMatchObject({
    released: { [testProject.id]: testProject.changedAt },
  });
});

test('where nothing makes room it is told', async () => {
  const { engine } = await openFull();
  await expect(updateOfflineChoice(engine, released)).rejects.toMatchObject({ inner: { name: 'QuotaExceededError' } });
});
