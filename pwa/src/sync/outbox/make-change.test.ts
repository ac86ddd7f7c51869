import { customerSpace, projectSpace } from '@knotenblech/shared/records/space.ts';
import { type AddressId, newId, partIdOf } from '@knotenblech/shared/values/ids.ts';
import { describe, expect, test } from 'vitest';
import { openTestEngine, testActor, testProject } from '../../../test/test-engine.ts';
import type { Engine } from '../engine/open-engine.ts';
import { replayWriteAhead } from './import/replay-write-ahead.ts';
import { makeChange, storeChange } from './make-change.ts';

const quantity = (value: number) => ({ projectId: testProject.id, partIndex: 1, quantity: value, was: 1 });
const testAddress = {
  salutation: 'COMPANY' as const,
  name: 'Holzbau',
  nameAdd: '',
  contactFirstName: '',
  contactName: '',
  street: 'Weg 1',
  zip: '4020',
  city: 'Linz',
  countryIso: 'AT',
  email: '',
  phone: '',
  fax: '',
  vatId: '',
  isShippingAddress: true,
  isBillingAddress: true,
};
const choiceKey = [projectSpace(testProject.id), 'partChoice', partIdOf(testProject.id, 1)] as [string, string, string];

test('a change shows at once and waits in the queue under its uid', async () => {
  const { engine } = await openTestEngine();
  const { uid } = await makeChange(engine, 'setPartQuantity', quantity(7));
  expect((await engine.database.row.get(choiceKey))?.data).toMatchObject({ quantity: 7 });
  expect(await engine.database.outbox.toArray()).toMatchObject([{ seq: 1, uid, mid: null, state: { is: 'queued' } }]);
});

test('a change that is refused here leaves neither effect nor queue entry', async () => {
  const { engine } = await openTestEngine();
  await expect(makeChange(engine, 'setPartQuantity', quantity(0))).rejects.toMatchObject({ code: 'invalid_input' });
  const missing = { ...quantity(7), projectId: 'b0a3ec27-98a8-4d0c-a37f-0a6a2d3f9a11' as typeof testProject.id };
  await expect(makeChange(engine, 'setPartQuantity', missing)).rejects.toMatchObject({ code: 'not_found' });
  expect(await engine.database.outbox.count()).toBe(0);
  expect(await engine.database.shadow.count()).toBe(0);
});

test('a change that this build does not know is refused, also where an answered one is made again', async () => {
  const { engine } = await openTestEngine();
  const unknown = makeChange(engine, 'foldPlate' as 'setPartQuantity', quantity(7));
  await expect(unknown).rejects.toMatchObject({ name: 'DomainError', code: 'unknown_change' });
});

test("the server's image of a row is kept once, however often it is changed", async () => {
  const { engine } = await openTestEngine();
  for (const comment of ['a', 'b', 'c']) {
    await makeChange(engine, 'setProjectTexts', { projectId: testProject.id, comment });
  }
  const shadows = await engine.database.shadow.toArray();
  expect(shadows.filter((shadow) => shadow.kind === 'project').map((shadow) => shadow.data)).toEqual([testProject]);
  const header = await engine.database.row.get([customerSpace(testActor.customerId), 'project', testProject.id]);
  expect(header?.data).toMatchObject({ comment: 'c' });
});

describe('what a change says was seen is what the server had told, whatever waits here:', () => {
  const { id: projectId } = testProject;
  const part = { projectId, partIndexes: [1] };
  const argsOf = async ({ database }: Engine) =>
    (await database.outbox.orderBy('seq').toArray()).map(({ args }) => args);

  test('of a part that is left out and taken back', async () => {
    const { engine } = await openTestEngine();
    await makeChange(engine, 'takeParts', { ...part, taken: false });
    await makeChange(engine, 'takeParts', { ...part, taken: true });
    const was = { taken: [], leftOut: [] };
    expect(await argsOf(engine)).toMatchObject([
      { taken: false, was },
      { taken: true, was },
    ]);
  });

  test('of one that somebody else had left out', async () => {
    const { engine } = await openTestEngine();
    const data = { id: partIdOf(projectId, 1), index: 1, taken: false, quantity: 4 };
    await engine.database.row.put({ space: projectSpace(projectId), kind: 'partChoice', id: data.id, data });
    await makeChange(engine, 'takeParts', { projectId, partIndexes: [1, 2], taken: true });
    await makeChange(engine, 'setPartQuantity', quantity(9));
    await makeChange(engine, 'setPartQuantity', quantity(7));
    expect(await argsOf(engine)).toMatchObject([
      { was: { taken: [], leftOut: [1] } },
      { was: 1, told: 4 },
      { was: 1, told: 4 },
    ]);
  });

  test('of a project that is thrown away and fetched back', async () => {
    const { engine } = await openTestEngine();
    await makeChange(engine, 'setProjectTexts', { projectId, comment: 'a' });
    await makeChange(engine, 'setProjectTexts', { projectId, comment: 'b' });
    await makeChange(engine, 'trashProject', { projectId, trashed: true });
    await makeChange(engine, 'trashProject', { projectId, trashed: false });
    expect(await argsOf(engine)).toMatchObject([
      { was: { comment: '' } },
      { was: { comment: '' } },
      { was: false },
      { was: false },
    ]);
  });

  test('of an address that is removed and put back', async () => {
    const { engine } = await openTestEngine();
    const address = { ...testAddress, id: newId<AddressId>() };
    const space = customerSpace(testActor.customerId);
    await engine.database.row.put({ space, kind: 'address', id: address.id, data: address });
    await makeChange(engine, 'removeAddress', { addressId: address.id });
    await makeChange(engine, 'putAddress', { address });
    expect(await argsOf(engine)).toEqual([
      { addressId: address.id, was: address },
      { address, was: address },
    ]);
  });
});

test('a project that is changed is held', async () => {
  const { engine } = await openTestEngine();
  await makeChange(engine, 'setPartQuantity', quantity(7));
  expect(await engine.database.spaces.get(projectSpace(testProject.id))).toMatchObject({ cursor: null });
});

test('what a page showed but had not stored when it ended is stored by the next, once', async () => {
  const { engine } = await openTestEngine();
  const noted = {
    uid: 'e7a4f4a0-6a31-4b4e-9a0e-0f6f9c2b7d10',
    name: 'setPartQuantity',
    args: quantity(7),
    at: '2026-11-21T09:00:00Z',
  };
  const refused = { ...noted, uid: '0d7a3f0e-5a0c-4a58-8a0f-9b5f6f0f4c11', args: quantity(0) };
  for (const change of [noted, refused]) engine.writeAhead.note(change);
  await replayWriteAhead(engine);
  expect((await engine.database.row.get(choiceKey))?.data).toMatchObject({ quantity: 7 });
  expect(engine.writeAhead.noted()).toEqual([]);
  engine.writeAhead.note(noted);
  await replayWriteAhead(engine);
  expect(await engine.database.outbox.toArray()).toMatchObject([{ uid: noted.uid }]);
});

test('a change is noted before it is stored, and no longer than that', async () => {
  const { engine } = await openTestEngine();
  const made = makeChange(engine, 'setPartQuantity', quantity(7));
  expect(engine.writeAhead.noted()).toMatchObject([{ name: 'setPartQuantity' }]);
  await made;
  expect(engine.writeAhead.noted()).toEqual([]);
});

test('a change that another page has stored from its note meanwhile is not stored again', async () => {
  const { engine } = await openTestEngine();
  await makeChange(engine, 'setPartQuantity', quantity(7));
  const { nextSeq } = engine;
  const noted = { uid: newId(), name: 'setPartQuantity', args: quantity(8), at: '2026-11-21T09:00:00Z' };
  await storeChange({ ...engine }, noted);
  await storeChange(engine, noted, nextSeq);
  expect(await engine.database.outbox.where('uid').equals(noted.uid).count()).toBe(1);
});
