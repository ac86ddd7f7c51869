import { userSpace } from '@knotenblech/shared/records/space.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type TestDevice, testDevice } from '../../../test/test-device.ts';
import { type TestClient, testClient, testPlate } from '../../../test/test-plate.ts';
import { type TestShop, testShop } from '../../../test/test-shop.ts';

let shop: TestShop;
let tablet: TestDevice;
let operator: TestDevice;
let program: TestClient;
let ownProgram: TestClient;
let plate: Awaited<ReturnType<typeof testPlate>>;
beforeAll(async () => {
  shop = await testShop({ isDemo: true });
  [tablet, operator] = await Promise.all([testDevice(shop, 'werkstatt'), testDevice(shop, 'admin')]);
  [program, ownProgram] = await Promise.all([testClient(shop, 'chef'), testClient(shop, 'werkstatt')]);
});
afterAll(() => shop.stop());
beforeEach(async () => {
  plate = await testPlate(shop, tablet);
  const conflictIds = (await cards()).map(({ id }) => id);
  if (conflictIds.length > 0) await tablet.push('dismissConflicts', { conflictIds });
});

const cards = () => tablet.rows(userSpace(tablet.user.id), 'conflict');
const comment = { comment: 'bitte Löcher entgraten', was: { comment: '' } };
const inWindow = (name: string, args: object) =>
  shop.post(
    `/admin/projects/${plate.projectId}/changes`,
    { name, args: { projectId: plate.projectId, ...args } },
    operator.headers,
  );

it('what a program of API 1.0 overwrites is told to whoever had set it', async () => {
  const { projectId, partId } = plate;
  await tablet.push('setPartQuantity', { projectId, partIndex: 1, quantity: 5, was: 4 });
  await tablet.push('setPartSpecs', { projectId, specs: [{ partIndex: 1, grade: 'S355J2' }] });
  await tablet.push('setProjectTexts', { projectId, ...comment });
  const edit = { quantitySingle: 7, materialTranslationCode: 'S275JR' };
  expect((await program.put(`/project/part/${partId}`, edit)).status).toBe(200);
  expect((await program.put(`/project/project/${projectId}`, { comment: 'ok' })).status).toBe(200);
  const told = (await cards()).toSorted((a, b) => (a.field < b.field ? -1 : 1));
  expect(told).toMatchObject([
    { kind: 'project', field: 'comment', yours: comment.comment, theirs: 'ok' },
    { kind: 'partChoice', partIndex: 1, field: 'grade', yours: 'S355J2', theirs: 'S275JR' },
    { kind: 'partChoice', partIndex: 1, field: 'quantity', yours: 5, theirs: 7 },
  ]);
});

it('what it sets for the first time, or in place of what its own user had set, is told to nobody', async () => {
  const { projectId, partId } = plate;
  await program.put(`/project/part/${partId}`, { quantitySingle: 7, materialTranslationCode: 'S275JR' });
  await tablet.push('setProjectTexts', { projectId, ...comment });
  await ownProgram.put(`/project/project/${projectId}`, { comment: 'ok' });
  expect(await cards()).toEqual([]);
});

it('an address that it changes keeps what others entered in other fields, and who had entered what it overwrites is told', async () => {
  const [address] = await tablet.addresses();
  if (!address) throw new Error('the demo company has no address');
  await tablet.push('putAddress', { address: { ...address, phone: '0732 1', street: 'Weg 9' }, was: address });
  await program.post(`/users/updatePhoneNo/${address.id}`, { phoneNo: '0732 2' });
  expect((await tablet.addresses()).find(({ id }) => id === address.id)).toMatchObject({
    phone: '0732 2',
    street: 'Weg 9',
  });
  expect(await cards()).toMatchObject([{ kind: 'address', field: 'phone', yours: '0732 1', theirs: '0732 2' }]);
});

it('whose project the operator changes is told of what his window had not shown', async () => {
  const { projectId } = plate;
  await tablet.push('setProjectTexts', { projectId, ...comment });
  await tablet.push('takeParts', { projectId, partIndexes: [1], taken: false, was: { taken: [], leftOut: [] } });
  await inWindow('setProjectTexts', { comment: 'ok', was: { comment: '' } });
  await inWindow('takeParts', { partIndexes: [1], taken: true, was: { taken: [], leftOut: [] } });
  const told = (await cards()).toSorted((a, b) => (a.field < b.field ? -1 : 1));
  expect(told).toMatchObject([
    { field: 'comment', yours: comment.comment, theirs: 'ok', before: '' },
    { field: 'taken', yours: false, theirs: true, before: null },
  ]);
});

it('what his window had shown is told to nobody, what it does not say it had shown is', async () => {
  const { projectId } = plate;
  await tablet.push('setProjectTexts', { projectId, ...comment });
  await inWindow('setProjectTexts', { comment: 'ok', was: { comment: comment.comment } });
  expect(await cards()).toEqual([]);
  await tablet.push('setProjectTexts', { projectId, comment: 'doch', was: { comment: 'ok' } });
  await inWindow('setProjectTexts', { comment: 'ok' });
  expect(await cards()).toMatchObject([{ field: 'comment', yours: 'doch', theirs: 'ok' }]);
});
