import { customerSpace, userSpace } from '@knotenblech/shared/records/space.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countLockWaiters } from '../../../test/count-lock-waiters.ts';
import { type TestDevice, testDevice } from '../../../test/test-device.ts';
import { type TestClient, testClient, testProject } from '../../../test/test-plate.ts';
import { type TestShop, testShop } from '../../../test/test-shop.ts';
import { endlessWaits } from '../../database/database.ts';

let shop: TestShop;
let tablet: TestDevice;
let admin: TestClient;

beforeAll(async () => {
  shop = await testShop({ isDemo: true, waits: endlessWaits });
  tablet = await testDevice(shop, 'werkstatt');
  admin = await testClient(shop, 'admin');
});
afterAll(() => shop.stop());

const unnamed =
  '<BTLx Version="2.3.1"><Project><Parts><Part Length="3000" Height="150" Width="300" Material="S235JR" Designation="IPE 301"/></Parts></Project></BTLx>';

/** A project without a price, and what an admin answers for it as it stands. */
const openProject = async () => {
  const { projectId } = await testProject(shop, tablet, unnamed);
  const { body } = await admin.get(`/admin/priceRequests/${projectId}?customerId=${tablet.customer.id}`);
  const { basis } = body as { basis: string };
  const answer = { customerId: tablet.customer.id, netCents: 500_000, isFixed: false, note: '', basis };
  return { projectId, answer: () => admin.post(`/admin/priceRequests/${projectId}/answer`, answer) };
};

const waiting = () => countLockWaiters(shop.database.sessions);

const answersTo = async (projectId: string) =>
  (await tablet.rows(userSpace(tablet.user.id), 'message')).filter((message) => message.projectId === projectId);

test('who asks for a price while it is being set by hand is told the answer', async () => {
  const { projectId, answer } = await openProject();
  const { both } = await shop.database.owner.begin(async (tx) => {
    await tx`select 1 from sync_space where id = ${customerSpace(tablet.customer.id)} for update`;
    const asked = tablet.push('requestPrice', { projectId, comment: '', language: 'de' });
    await expect.poll(waiting).toBe(1);
    const answered = answer();
    await expect.poll(waiting).toBe(2);
    return { both: Promise.all([asked, answered]) };
  });
  expect(await both).toMatchObject([{ status: 'applied' }, { status: 200 }]);
  expect(await answersTo(projectId)).toMatchObject([{ severity: 'GREEN', readAt: null }]);
});

test('a project in the trash bin gets no price by hand', async () => {
  const { projectId, answer } = await openProject();
  await tablet.push('trashProject', { projectId, trashed: true });
  expect(await answer()).toMatchObject({ status: 409, body: { errors: [{ errorCode: 'project_trashed' }] } });
  await tablet.push('trashProject', { projectId, trashed: false });
  expect(await answer()).toMatchObject({ status: 200 });
});
