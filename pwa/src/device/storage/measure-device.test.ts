import type { Reading } from '@knotenblech/shared/files/document/reading.schema.ts';
import { projectPriceSpace, projectSpace } from '@knotenblech/shared/records/space.ts';
import { expect, test } from 'vitest';
import { openTestEngine, testProject } from '../../../test/test-engine.ts';
import { measureDevice } from './measure-device.ts';

test('rows of a project and of its prices are counted for it, other rows are not', async () => {
  const { engine } = await openTestEngine();
  const { database } = engine;
  const cursor = { v: 1, kind: '', id: '' };
  for (const space of [projectSpace(testProject.id), projectPriceSpace(testProject.id)]) {
    await database.spaces.put({ id: space, cursor, openedAt: '', factsVersion: 0 });
    await database.row.put({ space, kind: 'project', id: testProject.id, data: testProject });
  }
  const { projectBytes } = await measureDevice(database);
  expect([...projectBytes]).toEqual([[testProject.id, 2 * JSON.stringify(testProject).length]]);
});

test('of files only those count as waiting that the server does not have; the others are counted with the readings', async () => {
  const { engine } = await openTestEngine();
  await engine.database.file.bulkPut([
    { hash: 'a', bytes: new Uint8Array(7), uploaded: false },
    { hash: 'b', bytes: new Uint8Array(100), uploaded: true },
  ]);
  const reading = { head: {}, parts: [] } as unknown as Reading;
  await engine.database.localReading.put({ fileHash: 'b', reading });
  const sentFileBytes = 100 + JSON.stringify(reading).length;
  const measured = { waitingFileBytes: 7, waitingFileCount: 1, sentFileBytes };
  expect(await measureDevice(engine.database)).toMatchObject(measured);
});
