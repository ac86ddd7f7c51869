import type { ProjectBundle } from '@knotenblech/shared/api/projects/admin-project-calls.ts';
import { customerSpace, projectSpace } from '@knotenblech/shared/records/space.ts';
import { type CustomerId, newId, partIdOf } from '@knotenblech/shared/values/ids.ts';
import { Dexie } from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testActor, testProject } from '../../../../test/test-engine.ts';
import { createValueCipher, newDataKey } from '../../../database/encryption/value-cipher.ts';
import { openShopDatabase } from '../../../database/shop-database.ts';
import { asUserData } from '../../../database/user-data.ts';
import type { Shop } from '../shop.ts';
import { openCustomersProject } from './customers-project.ts';

const customerId = newId<CustomerId>();
const { id: projectId } = testProject;
const project = { ...testProject, comment: 'bitte Löcher entgraten' };
const choice = { id: partIdOf(projectId, 1), index: 1, quantity: 4, taken: false };
const bundle: ProjectBundle = {
  customerId,
  customerNumber: 10001,
  customerName: 'Zimmerei Huber',
  rows: [
    { space: customerSpace(customerId), kind: 'project', data: project },
    { space: projectSpace(projectId), kind: 'partChoice', data: choice },
  ],
};

let sent: unknown[];
beforeEach(() => {
  sent = [];
  Object.assign(Dexie.dependencies, { indexedDB: new IDBFactory(), IDBKeyRange });
  const fetch = async (_: string, { body }: RequestInit) => {
    if (typeof body === 'string') sent.push(JSON.parse(body));
    return Response.json(typeof body === 'string' ? { success: true } : bundle);
  };
  vi.stubGlobal('fetch', fetch);
});
afterEach(() => vi.unstubAllGlobals());

test('what the operator changes in a customer’s project says what his window shows of it', async () => {
  const database = openShopDatabase('shop', createValueCipher(newDataKey()));
  const actor = { ...testActor, permissions: ['GLOBAL_ADMIN_PERMISSION' as const] };
  const { shop, close } = await openCustomersProject({ ...asUserData(database), actor } as Shop, projectId);
  await shop.change('setProjectTexts', { projectId, comment: 'ok' });
  await shop.change('takeParts', { projectId, partIndexes: [1], taken: true });
  await shop.change('setPartQuantity', { projectId, partIndex: 1, quantity: 5, was: 4 });
  expect(sent).toMatchObject([
    { name: 'setProjectTexts', args: { comment: 'ok', was: { comment: project.comment } } },
    { name: 'takeParts', args: { was: { taken: [], leftOut: [1] } } },
    { name: 'setPartQuantity', args: { was: 4, told: 4 } },
  ]);
  close();
});
