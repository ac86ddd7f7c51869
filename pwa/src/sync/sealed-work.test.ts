import { type FileHash, newId, type ProjectId } from '@knotenblech/shared/values/ids.ts';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { openDeviceDatabase } from '../database/device-database.ts';
import { makeChange } from './engine/make-change.ts';
import { openTestEngine, testActor, testProject } from './engine/test-engine.ts';
import { deriveSealKey, openSealed, sealUnsent } from './sealed-work.ts';

const salt = new Uint8Array(16);

test('work left behind is readable with the same password only, and goes back under its uid', async () => {
  const devices = openDeviceDatabase({ indexedDB: new IDBFactory(), IDBKeyRange });
  const { engine, openOther } = await openTestEngine();
  const { uid } = await makeChange(engine, 'setProjectTexts', { projectId: testProject.id, comment: 'private' });
  const key = await deriveSealKey('right', salt);
  await engine.database.meta.put({ key: 'sealKey', value: key });
  await sealUnsent(devices, engine.database, testActor.userId);
  const sealed = await devices.sealed.get(testActor.userId);
  expect(sealed?.count).toBe(1);
  expect(new TextDecoder().decode(sealed?.bytes)).not.toContain('private');

  const fresh = await openOther('fresh');
  await openSealed(devices, fresh.database, await deriveSealKey('wrong', salt), testActor.userId);
  expect(await fresh.database.outbox.count()).toBe(0);
  expect(await devices.sealed.count()).toBe(1);
  await openSealed(devices, fresh.database, key, testActor.userId);
  expect(await fresh.database.outbox.toArray()).toMatchObject([{ uid, name: 'setProjectTexts', mid: null }]);
  expect(await devices.sealed.count()).toBe(0);
});

test('work sealed with the key of the server opens with it, whatever the password is by then', async () => {
  const devices = openDeviceDatabase({ indexedDB: new IDBFactory(), IDBKeyRange });
  const { engine, openOther } = await openTestEngine();
  const { uid } = await makeChange(engine, 'setProjectTexts', { projectId: testProject.id, comment: 'private' });
  await engine.database.meta.put({ key: 'sealKey', value: '0f'.repeat(32) });
  await sealUnsent(devices, engine.database, testActor.userId);

  const fresh = await openOther('fresh');
  const open = (key: string) => openSealed(devices, fresh.database, key, testActor.userId);
  expect(await open('f0'.repeat(32))).toBe(false);
  expect(await open('0f'.repeat(32))).toBe(true);
  expect(await fresh.database.outbox.toArray()).toMatchObject([{ uid }]);
});

test('files that were still to be read are sealed with their bytes, and wait again', async () => {
  const devices = openDeviceDatabase({ indexedDB: new IDBFactory(), IDBKeyRange });
  const { engine, openOther } = await openTestEngine();
  const fileHash = 'c'.repeat(64) as FileHash;
  const unread = { projectId: newId<ProjectId>(), fileName: 'Halle.btlx', fileHash, tries: 0 };
  await engine.database.file.put({ hash: fileHash, bytes: new Uint8Array([7, 8]), uploaded: false });
  await engine.database.unreadFile.put(unread);
  const key = await deriveSealKey('right', salt);
  await engine.database.meta.put({ key: 'sealKey', value: key });
  await sealUnsent(devices, engine.database, testActor.userId);

  const fresh = await openOther('fresh');
  await openSealed(devices, fresh.database, key, testActor.userId);
  expect(await fresh.database.unreadFile.toArray()).toEqual([unread]);
  expect((await fresh.database.file.get(fileHash))?.bytes).toEqual(new Uint8Array([7, 8]));
});
