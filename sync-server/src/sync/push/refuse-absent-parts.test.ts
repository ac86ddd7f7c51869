import type { ReadingRecord } from '@knotenblech/shared/files/reading.record.ts';
import type { Actor } from '@knotenblech/shared/records/actor.ts';
import { projectSpace } from '@knotenblech/shared/records/space.ts';
import { type PushAnswer, protocolVersion, schemaVersion } from '@knotenblech/shared/sync/wire.ts';
import { newId, type ProjectId } from '@knotenblech/shared/values/ids.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seededRandom } from '../../../simulate/random.ts';
import { openSimulatedShop, type SimulatedShop } from '../../../simulate/simulated-shop.ts';
import { testDatabase } from '../../../test/test-database.ts';
import type { Database } from '../../database/database.ts';
import { withCustomer } from '../../database/in-customer.ts';
import { writeRecords } from '../rows/write-records.ts';

let database: Database;
let shop: SimulatedShop;
let eva: Actor;
beforeAll(async () => {
  database = await testDatabase();
  shop = await openSimulatedShop(database, seededRandom(79));
  [eva] = [...shop.actors.values()] as [Actor];
});
afterAll(() => database.stop());

const push = async (...changes: (readonly [name: string, args: object])[]) => {
  const mutations = changes.map(([name, args], n) => {
    return { id: n + 1, uid: newId(), name, v: 1, args, at: '2026-11-21T09:00:00Z' };
  });
  const version = { protocol: protocolVersion, schema: schemaVersion };
  const request = { ...version, userId: eva.userId, clientId: newId(), mutations };
  const { results } = (await shop.request(eva.userId, '/push', request)).body as PushAnswer;
  return results.map(({ code }) => code);
};
const projectId = () => shop.projects[0] as ProjectId;
const quantity = (partIndex: number) =>
  ['setPartQuantity', { projectId: projectId(), partIndex, quantity: 7, was: 1 }] as const;
const joint = { assemblyIndex: 1, parts: [1, 2], aMm: 4 };
const stated = { forceKn: 10, direction: 'ALONG', runCount: 1 };

test('nothing is chosen for a part or an assembly that the file does not hold, and what comes with it goes on', async () => {
  const [of, no] = [{ projectId: projectId() }, 'not_found'];
  expect(
    await push(
      quantity(3),
      quantity(4),
      quantity(5000),
      ['setPartName', { ...of, partIndex: 4, name: 'x', was: '' }],
      ['setOrderNumber', { ...of, piece: 'part', index: 4, orderNumber: 1, was: 4 }],
      ['takeParts', { ...of, partIndexes: [1, 4], taken: false }],
      ['setGrades', { ...of, grades: [{ partIndex: 4, grade: 'S235JR' }] }],
      ['setAssemblyQuantity', { ...of, assemblyIndex: 2, quantity: 3, was: 1 }],
      ['setAssemblyQuantity', { ...of, assemblyIndex: 3, quantity: 3, was: 1 }],
      ['putWeldProof', { ...of, joint, stated }],
      ['putWeldProof', { ...of, joint: { ...joint, parts: [1, 4] }, stated }],
      ['putWeldProof', { ...of, joint: { ...joint, assemblyIndex: 3 }, stated }],
    ),
  ).toEqual([null, no, no, no, no, no, no, null, no, null, no, no]);
  expect(shop.bugs).toEqual([]);
});

const writeHead = (data: ReadingRecord | null) =>
  withCustomer(database.sql, eva.customerId, (tx) =>
    writeRecords(tx, eva.customerId, [{ space: projectSpace(projectId()), kind: 'reading', id: 'head', data }]),
  );

test('before a file is read any part may be in it, and a copy takes along what was once chosen for a part that is there no more', async () => {
  const [stored] = await database.owner<{ data: ReadingRecord }[]>`
    select data from record where kind = 'reading' and space_id = ${projectSpace(projectId())}`;
  await writeHead(null);
  expect(await push(quantity(4))).toEqual([null]);
  await writeHead(stored?.data ?? null);
  expect(await push(quantity(4))).toEqual(['not_found']);
  const copy = { projectId: projectId(), newProjectId: newId(), name: 'Kopie' };
  expect(await push(['copyProject', copy])).toEqual([null]);
});
