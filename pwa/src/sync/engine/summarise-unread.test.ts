import type { Reading } from '@knotenblech/shared/files/document/reading.schema.ts';
import { customerPriceSpace, customerSpace } from '@knotenblech/shared/records/space.ts';
import { expect, test } from 'vitest';
import { workedBeam, workedTariff } from '../../../../shared/samples/worked-parts.ts';
import { openTestEngine, testActor, testProject } from '../../../test/test-engine.ts';
import { pull } from '../pull/pull.ts';

const [space, priceSpace] = [customerSpace(testActor.customerId), customerPriceSpace(testActor.customerId)];
const epoch = crypto.randomUUID();
const cursor = { v: 1, kind: 'project', id: testProject.id };
const reading = { head: { assemblies: [] }, parts: [workedBeam()] } as unknown as Reading;

test('a project that the server has not read keeps the sums and the price of the device, also after the next pull', async () => {
  let put: unknown[] = [{ kind: 'project', data: { ...testProject, reading: 'waiting' } }];
  const { engine } = await openTestEngine({
    pull: () => ({
      status: 200,
      body: {
        epoch,
        serverTime: '2026-11-21T09:00:00.000Z',
        lastMid: 0,
        actor: testActor,
        gone: [],
        spaces: { [space]: { reset: false, more: false, cursor, put, del: [] } },
      },
    }),
  });
  const { database } = engine;
  const tariff = workedTariff();
  await database.row.put({ space: priceSpace, kind: 'tariff', id: tariff.id, data: tariff });
  await database.localReading.put({ fileHash: testProject.fileHash, reading });
  for (const next of [[], [{ kind: 'project', data: { ...testProject, reading: 'refused' } }]]) {
    await pull(engine);
    expect((await database.row.get([space, 'project', testProject.id]))?.data).toMatchObject({
      partCount: workedBeam().quantity,
    });
    expect((await database.row.get([priceSpace, 'projectPrice', testProject.id]))?.data).toMatchObject({
      tariffNumber: tariff.number,
      netCents: expect.any(Number),
    });
    put = next;
  }
  await pull(engine);
  expect((await database.row.get([space, 'project', testProject.id]))?.data).toMatchObject({ partCount: 0 });
  expect(await database.row.get([priceSpace, 'projectPrice', testProject.id])).toBeUndefined();
});
