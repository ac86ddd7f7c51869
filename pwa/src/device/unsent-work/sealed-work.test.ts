import { type FileHash, newId, type ProjectId } from '@knotenblech/shared/values/ids.ts';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { openTestEngine, testActor, testProject } from '../../../test/test-engine.ts';
import { openDeviceDatabase } from '../../database/device-database.ts';
import { makeChange } from '../../sync/outbox/make-change.ts';
import { pruneSentFiles } from '../../sync/outbox/prune-sent-files.ts';
import { restoreSealedOutbox } from './restore-sealed-outbox.ts';
import { sealAll } from './seal-all.ts';
import { deriveSealKey, openSealed, sealUnsent } from './sealed-work.ts';

const salt = new Uint8Array(16);

test('work left behind is readable with the same password only, and goes back under its uid', async () => {
  const devices = openDeviceDatabase({ indexedDB: new IDBFactory(), IDBKeyRange });
  const { engine, openOther } = await openTestEngine();
  const { uid } = await makeChange(engine, 'setProjectTexts', { projectId: testProject.id, comment: 'private' });
  const key = await deriveSealKey('right', salt);
  await engine.database.meta.put({ key: 'sealKey', value: key });
  await sealUnsent(devices, engine.database, testActor.userId);
  const [sealed] = await devices.sealedWork.toArray();
  expect(sealed?.count).toBe(1);
  expect(new TextDecoder().decode(sealed?.bytes)).not.toContain('private');

  const fresh = await openOther('fresh');
  await openSealed(devices, fresh, [() => deriveSealKey('wrong', salt)], testActor.userId);
  expect(await fresh.database.outbox.count()).toBe(0);
  expect(await devices.sealedWork.count()).toBe(1);
  await openSealed(devices, fresh, [async () => key], testActor.userId);
  expect(await fresh.database.outbox.toArray()).toMatchObject([{ uid, name: 'setProjectTexts', mid: null }]);
  expect(await devices.sealedWork.count()).toBe(0);
});

test('work sealed with the key of the server opens with it, whatever the password is by then', async () => {
  const devices = openDeviceDatabase({ indexedDB: new IDBFactory(), IDBKeyRange });
  const { engine, openOther } = await openTestEngine();
  const { uid } = await makeChange(engine, 'setProjectTexts', { projectId: testProject.id, comment: 'private' });
  await engine.database.meta.put({ key: 'sealKey', value: '0f'.repeat(32) });
  await sealUnsent(devices, engine.database, testActor.userId);

  const fresh = await openOther('fresh');
  const open = (key: string) => openSealed(devices, fresh, [async () => key], testActor.userId);
  expect(await open('f0'.repeat(32))).toBe(false);
  expect(await open('0f'.repeat(32))).toBe(true);
  expect(await fresh.database.outbox.toArray()).toMatchObject([{ uid }]);
});

test('files that were still to be read are sealed with their bytes, and wait again', async () => {
  const devices = openDeviceDatabase({ indexedDB: new IDBFactory(), IDBKeyRange });
  const { engine, openOther } = await openTestEngine();
  const fileHash = 'c'.repeat(64) as FileHash;
  const unread = { projectId: newId<ProjectId>(), fileName: 'Halle.btlx', fileHash, tries: 0 };
  await engine.database.file.put({ hash: fileHash, bytes: new Uint8Array([7, 8]), uploaded: true });
  await engine.database.unreadFile.put(unread);
  const key = await deriveSealKey('right', salt);
  await engine.database.meta.put({ key: 'sealKey', value: key });
  await sealUnsent(devices, engine.database, testActor.userId);

  const fresh = await openOther('fresh');
  await openSealed(devices, fresh, [async () => key], testActor.userId);
  expect(await fresh.database.unreadFile.toArray()).toEqual([unread]);
  const bytes = new Uint8Array([7, 8]);
  expect(await fresh.database.file.get(fileHash)).toEqual({
    hash: fileHash,
    bytes,
    uploaded: false,
    keptAt: fresh.now().toISOString(),
  });
});

/** A device whose user leaves two files behind that are still to be read. */
const leaveTwoFiles = async () => {
  const devices = openDeviceDatabase({ indexedDB: new IDBFactory(), IDBKeyRange });
  const { engine, openOther } = await openTestEngine();
  const { file, unreadFile, meta } = engine.database;
  for (const hash of ['c', 'd'].map((each) => each.repeat(64) as FileHash)) {
    await file.put({ hash, bytes: new Uint8Array([7, 8]), uploaded: false });
    await unreadFile.put({ projectId: newId<ProjectId>(), fileName: 'Halle.btlx', fileHash: hash, tries: 0 });
  }
  await meta.put({ key: 'sealKey', value: '0f'.repeat(32) });
  return { devices, openOther, seal: () => sealUnsent(devices, engine.database, testActor.userId) };
};

test('each file is sealed by itself, and stays sealed until the work that names it is back', async () => {
  const { devices, openOther, seal } = await leaveTwoFiles();
  await seal();
  expect((await devices.sealedWork.orderBy('id').toArray()).map(({ count }) => count)).toEqual([0, 0, 2]);

  const fresh = await openOther('fresh');
  const open = () => openSealed(devices, fresh, [async () => '0f'.repeat(32)], testActor.userId);
  const noRoom = () => {
    throw new DOMException('no room', 'QuotaExceededError');
  };
  fresh.database.unreadFile.hook('creating', noRoom);
  await expect(open()).rejects.toThrow();
  await pruneSentFiles(fresh);
  expect(await fresh.database.file.count()).toBe(2);
  expect(await devices.sealedWork.count()).toBe(3);

  fresh.database.unreadFile.hook('creating').unsubscribe(noRoom);
  await pruneSentFiles({ ...fresh, now: () => new Date(fresh.now().getTime() + 2 * 86_400_000) });
  expect(await fresh.database.file.count()).toBe(0);
  expect(await open()).toBe(true);
  expect(await fresh.database.file.count()).toBe(2);
  expect(await fresh.database.unreadFile.count()).toBe(2);
  expect(await devices.sealedWork.count()).toBe(0);
});

test('work that cannot be sealed whole is not sealed in part', async () => {
  const { devices, seal } = await leaveTwoFiles();
  let laid = 0;
  devices.sealedWork.hook('creating', () => {
    laid += 1;
    if (laid === 2) throw new DOMException('no room', 'QuotaExceededError');
  });
  await expect(seal()).rejects.toThrow('no room');
  expect(laid).toBe(2);
  expect(await devices.sealedWork.count()).toBe(0);
});

test('who leaves twice finds the work of both times, also what he could not open in between', async () => {
  const devices = openDeviceDatabase({ indexedDB: new IDBFactory(), IDBKeyRange });
  const { engine, openOther } = await openTestEngine();
  const comment = (text: string) => ({ projectId: testProject.id, comment: text });
  const first = await makeChange(engine, 'setProjectTexts', comment('first'));
  await engine.database.meta.put({ key: 'sealKey', value: '0f'.repeat(32) });
  await sealUnsent(devices, engine.database, testActor.userId);
  await engine.database.outbox.clear();
  const second = await makeChange(engine, 'setProjectTexts', comment('second'));
  await engine.database.meta.put({ key: 'sealKey', value: 'f0'.repeat(32) });
  await sealUnsent(devices, engine.database, testActor.userId);

  const fresh = await openOther('fresh');
  const open = (key: string) => openSealed(devices, fresh, [async () => key], testActor.userId);
  expect(await open('f0'.repeat(32))).toBe(false);
  expect(await open('0f'.repeat(32))).toBe(true);
  expect(await fresh.database.outbox.toArray()).toMatchObject([{ uid: second.uid }, { uid: first.uid }]);
});

test('work that lies under two keys comes back in the order it was made, whichever key is asked first', async () => {
  const devices = openDeviceDatabase({ indexedDB: new IDBFactory(), IDBKeyRange });
  const { engine, openOther } = await openTestEngine();
  const seal = async (text: string, digits: string) => {
    const { uid } = await makeChange(engine, 'setProjectTexts', { projectId: testProject.id, comment: text });
    await engine.database.meta.put({ key: 'sealKey', value: digits });
    await sealUnsent(devices, engine.database, testActor.userId);
    await engine.database.outbox.clear();
    return { uid };
  };
  const made = [await seal('first', 'f0'.repeat(32)), await seal('second', '0f'.repeat(32))];
  made.push(await seal('third', 'f0'.repeat(32)));

  const fresh = await openOther('fresh');
  const keys = [async () => null, async () => '0f'.repeat(32), async () => 'f0'.repeat(32)];
  expect(await openSealed(devices, fresh, keys, testActor.userId)).toBe(true);
  expect(await fresh.database.outbox.orderBy('seq').toArray()).toMatchObject(made);
});

test('work that is put back already is not put back again', async () => {
  const devices = openDeviceDatabase({ indexedDB: new IDBFactory(), IDBKeyRange });
  const { engine } = await openTestEngine();
  const { uid } = await makeChange(engine, 'setProjectTexts', { projectId: testProject.id, comment: 'once' });
  await engine.database.meta.put({ key: 'sealKey', value: '0f'.repeat(32) });
  await sealUnsent(devices, engine.database, testActor.userId);
  expect(await openSealed(devices, engine, [async () => '0f'.repeat(32)], testActor.userId)).toBe(true);
  expect(await engine.database.outbox.toArray()).toMatchObject([{ uid }]);
});

test('without a key that would open it again work is not sealed, and whoever leaves is told', async () => {
  const devices = openDeviceDatabase({ indexedDB: new IDBFactory(), IDBKeyRange });
  const { engine } = await openTestEngine();
  await makeChange(engine, 'setProjectTexts', { projectId: testProject.id, comment: 'kept' });
  const leaving = {
    devices,
    database: engine.database,
    mirror: engine.mirror,
    writeAhead: engine.writeAhead,
    userId: testActor.userId,
  };
  await expect(sealAll({ ...leaving, unsent: 'keep' })).rejects.toThrow('unavailable');
  await makeChange(engine, 'setProjectTexts', { projectId: testProject.id, comment: 'goes on' });
  expect(await engine.database.outbox.count()).toBe(2);
  expect(await devices.sealedWork.count()).toBe(0);
});

test('while a user leaves nothing more is stored in any window', async () => {
  const devices = openDeviceDatabase({ indexedDB: new IDBFactory(), IDBKeyRange });
  const { engine } = await openTestEngine();
  await engine.database.meta.put({ key: 'sealKey', value: '0f'.repeat(32) });
  const { database, mirror, writeAhead } = engine;
  await sealAll({ devices, database, mirror, writeAhead, userId: testActor.userId, unsent: 'keep' });
  const late = makeChange(engine, 'setProjectTexts', { projectId: testProject.id, comment: 'late' });
  await expect(late).rejects.toThrow('session_ended');
});

const waiting = { mid: null, state: { is: 'queued' }, tries: 0, retold: false } as const;
const queuedOrder = {
  seq: 1,
  uid: 'order',
  name: 'submitOrder',
  v: 1,
  args: { orderId: 'o' },
  at: '2026-11-21T08:00:00Z',
  ...waiting,
} as const;

test('an order that comes back from a seal is mirrored as one that is made here', async () => {
  const devices = openDeviceDatabase({ indexedDB: new IDBFactory(), IDBKeyRange });
  const { engine, openOther } = await openTestEngine();
  await engine.database.outbox.add(queuedOrder);
  await engine.database.meta.put({ key: 'sealKey', value: '0f'.repeat(32) });
  await sealUnsent(devices, engine.database, testActor.userId);

  const fresh = await openOther('fresh');
  expect(await openSealed(devices, fresh, [async () => '0f'.repeat(32)], testActor.userId)).toBe(true);
  expect(await fresh.mirror.order.toArray()).toMatchObject([{ uid: 'order', args: { orderId: 'o' } }]);
});

test('an order that is not queued with its edits is not in the mirror either, from which it would go before them', async () => {
  const { engine } = await openTestEngine();
  await engine.database.meta.put({ key: 'leaving', value: true });
  const unsent = { entries: [queuedOrder], files: [], readings: [] };
  await expect(restoreSealedOutbox(engine, unsent)).rejects.toThrow('session_ended');
  expect(await engine.mirror.order.count()).toBe(0);
});

test('what lies beside the queue, in the mirror or noted, is sealed with it, once, and queued where its user returns', async () => {
  const devices = openDeviceDatabase({ indexedDB: new IDBFactory(), IDBKeyRange });
  const { engine, openOther } = await openTestEngine();
  const { database, mirror, writeAhead } = engine;
  const order = { v: 1, args: { orderId: 'o' }, at: '2026-11-21T08:00:00Z' };
  await database.outbox.add({ seq: 4, uid: 'queued', name: 'submitOrder', ...order, ...waiting });
  await mirror.order.bulkPut(['queued', 'alone'].map((uid) => ({ uid, ...order })));
  await database.meta.put({ key: 'sealKey', value: '0f'.repeat(32) });
  const texts = { projectId: testProject.id, comment: 'noted' };
  writeAhead.note({ uid: 'noted', name: 'setProjectTexts', args: texts, at: order.at });
  writeAhead.note({ uid: 'alone', name: 'submitOrder', ...order });
  await sealAll({ devices, database, mirror, writeAhead, userId: testActor.userId, unsent: 'keep' });

  const fresh = await openOther('fresh');
  await openSealed(devices, fresh, [async () => '0f'.repeat(32)], testActor.userId);
  const queued = (await fresh.database.outbox.orderBy('seq').toArray()).map(({ uid, name }) => [uid, name]);
  expect(queued).toEqual([
    ['queued', 'submitOrder'],
    ['alone', 'submitOrder'],
    ['noted', 'setProjectTexts'],
  ]);
  expect((await fresh.mirror.order.toArray()).map(({ uid }) => uid).toSorted()).toEqual(['alone', 'queued']);
});

test('whoever leaves with an order in its mirror alone is held where no key would open it again', async () => {
  const devices = openDeviceDatabase({ indexedDB: new IDBFactory(), IDBKeyRange });
  const { engine } = await openTestEngine();
  const { database, mirror, writeAhead } = engine;
  await mirror.order.put({ uid: 'alone', v: 1, args: { orderId: 'o' }, at: '2026-11-21T08:00:00Z' });
  const leaving = sealAll({ devices, database, mirror, writeAhead, userId: testActor.userId, unsent: 'keep' });
  await expect(leaving).rejects.toThrow('unavailable');
});
