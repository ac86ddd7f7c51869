import { customerPriceSpace, customerSpace, userSpace } from '@knotenblech/shared/records/space.ts';
import { newId, type ProjectId } from '@knotenblech/shared/values/ids.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDevice, testDevice } from '../../../test/test-device.ts';
import { type TestClient, testClient, testProject } from '../../../test/test-plate.ts';
import { type TestShop, testShop } from '../../../test/test-shop.ts';

let shop: TestShop;
let tablet: TestDevice;
let operator: TestDevice;
let admin: TestClient;
let asked: ProjectId;
let drawn: ProjectId;

const drawing =
  '<BTLx Version="2.3.1"><Project><Parts><Part Length="3000" Height="150" Width="300" Material="S235JR" Designation="IPE 301"/></Parts></Project></BTLx>';
const parts =
  '<BTLx Version="2.3.1"><Project><Parts><Part Length="400" Height="10" Width="200" Material="S235JR" Designation="BL 10"/></Parts></Project></BTLx>';

beforeAll(async () => {
  shop = await testShop({ isDemo: true });
  [tablet, operator] = await Promise.all([testDevice(shop, 'werkstatt'), testDevice(shop, 'admin')]);
  admin = await testClient(shop, 'admin');
  asked = (await testProject(shop, tablet, drawing)).projectId;
  drawn = (await testProject(shop, operator, parts)).projectId;
});
afterAll(() => shop.stop());

const answer = (fields: object = {}, client: Pick<TestClient, 'post'> = admin) =>
  client.post(`/admin/priceRequests/${asked}/answerByProject`, {
    customerId: tablet.customer.id,
    fromProjectId: drawn,
    note: 'Blech statt Träger',
    ...fields,
  });
const ask = (fields: object = {}) =>
  tablet.push('requestPrice', { projectId: asked, comment: 'Träger', language: 'fr', ...fields });
const headerOf = async (id: string) => (await tablet.projects()).find((each) => each.id === id);
const openRequests = async () => ((await admin.get('/admin/priceRequests')).body as { requests: unknown[] }).requests;

test('what is asked for says until when it is wanted; a later day takes its place', async () => {
  await ask({ wishDay: '2026-12-01' });
  expect(await openRequests()).toMatchObject([{ comment: 'Träger', wishDay: '2026-12-01' }]);
  await ask({ wishDay: '2026-12-24' });
  await ask();
  expect(await openRequests()).toMatchObject([{ comment: 'Träger', wishDay: '2026-12-24' }]);
});

test.each<[string, object, number, string]>([
  ['a project that is not there', { fromProjectId: newId() }, 404, 'not_found'],
  ['a project of another company', { fromProjectId: 'asked' }, 404, 'not_found'],
  ['more than the call has', { netCents: 5 }, 400, 'invalid_input'],
])('%s is no answer', async (_, fields, status, errorCode) => {
  const given = 'fromProjectId' in fields && fields.fromProjectId === 'asked' ? { fromProjectId: asked } : fields;
  expect(await answer(given)).toMatchObject({ status, body: { errors: [{ errorCode }] } });
});

test('who does not run the shop answers nothing', async () =>
  expect(await answer({}, await testClient(shop, 'chef'))).toMatchObject({ status: 403 }));

test('a project in the trash bin is no answer', async () => {
  await operator.push('trashProject', { projectId: drawn, trashed: true });
  expect(await answer()).toMatchObject({ status: 409, body: { errors: [{ errorCode: 'project_trashed' }] } });
  await operator.push('trashProject', { projectId: drawn, trashed: false });
});

test('the parts become a project of the customer at his prices, and the request names it', async () => {
  await operator.push('setProjectTexts', { projectId: drawn, comment: 'intern' });
  const { status, body } = await answer();
  expect(status).toBe(200);
  const { projectId } = body as { projectId: ProjectId };
  expect(await headerOf(projectId)).toMatchObject({
    userId: tablet.user.id,
    positionCount: 1,
    reading: 'read',
    onRequest: false,
    comment: '',
    number: expect.any(Number),
  });
  expect(await tablet.rows(customerPriceSpace(tablet.customer.id), 'projectPrice')).toContainEqual(
    expect.objectContaining({ id: projectId, netCents: expect.any(Number) }),
  );
  expect(await tablet.parts(projectId)).toEqual(await operator.parts(drawn));
  expect(await headerOf(asked)).toMatchObject({ answerProjectId: projectId, priceRequestedAt: null });
  expect(await openRequests()).toEqual([]);
});

test('who asked is told in his language, with the way to the parts and the note', async () => {
  const projectId = (await headerOf(asked))?.answerProjectId;
  const messages = await tablet.rows(userSpace(tablet.user.id), 'message');
  const [told] = messages.filter((each) => each.projectId === projectId);
  expect(told).toMatchObject({ severity: 'GREEN' });
  expect(told?.subject).toContain('Vos pièces');
  expect(told?.text).toContain('Blech statt Träger');
});

test('he edits the copy; the project of the operator stays as it is', async () => {
  const projectId = (await headerOf(asked))?.answerProjectId as ProjectId;
  const edit = { projectId, partIndex: 1, quantity: 7, was: 1 };
  expect(await tablet.push('setPartQuantity', edit)).toMatchObject({ status: 'applied' });
  expect(await headerOf(projectId)).toMatchObject({ partCount: 7 });
  const own = await operator.rows(customerSpace(operator.customer.id), 'project');
  expect(own.find(({ id }) => id === drawn)).toMatchObject({ partCount: 1 });
});

test('a request is answered once', async () =>
  expect(await answer()).toMatchObject({ status: 404, body: { errors: [{ errorCode: 'not_found' }] } }));

test('it is noted who answered', async () => {
  const { body } = await admin.get('/admin/audit');
  const [last] = (body as { entries: unknown[] }).entries;
  expect(last).toMatchObject({ action: 'project_answered', customerId: tablet.customer.id });
});
