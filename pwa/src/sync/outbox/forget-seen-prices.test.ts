import { projectPriceSpace } from '@knotenblech/shared/records/space.ts';
import { newId, type ProjectId } from '@knotenblech/shared/values/ids.ts';
import { expect, test } from 'vitest';
import { openTestEngine, testActor, testProject } from '../../../test/test-engine.ts';
import { pull } from '../pull/pull.ts';

const other = newId<ProjectId>();

test.each([
  ['the right to see prices goes', { ...testActor, seesPrices: false }, []],
  ['the prices of a project go', testActor, [other]],
])('prices once seen go from the device, which asks for them no more, when %s', async (_, actor, left) => {
  const space = projectPriceSpace(testProject.id);
  const { engine } = await openTestEngine({
    pull: () => ({
      status: 200,
      body: {
        epoch: crypto.randomUUID(),
        serverTime: '2026-11-21T09:00:00.000Z',
        lastMid: 0,
        actor,
        gone: [space],
        spaces: {},
      },
    }),
  });
  const { seenPrice, spaces } = engine.database;
  await spaces.put({ id: space, cursor: null, openedAt: '2026-11-21T08:00:00Z', factsVersion: 0 });
  const snapshot = { parts: {}, assemblies: {}, project: {} } as never;
  await seenPrice.bulkPut([testProject.id, other].map((projectId) => ({ projectId, snapshot })));
  await pull(engine);
  expect(await seenPrice.toCollection().primaryKeys()).toEqual(left);
  expect(await spaces.get(space)).toBeUndefined();
});
