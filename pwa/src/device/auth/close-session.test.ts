import 'fake-indexeddb/auto';
import { type FileHash, newId, type ProjectId } from '@knotenblech/shared/values/ids.ts';
import { Dexie } from 'dexie';
import { expect, test, vi } from 'vitest';
import { sealKeyIs, stubBrowser } from '../../../test/test-browser.ts';
import { testActor } from '../../../test/test-engine.ts';
import { databaseOf } from '../../database/user-data.ts';
import { dropKey } from '../encryption/data-key.ts';
import { isDatabaseEvicted, recordLocalDatabase } from '../quota/local-data.ts';
import { devices } from '../tab-session.ts';
import { sealUnsent } from '../unsent-work/sealed-work.ts';
import { finishSignOut } from './close-session.ts';
import { signOut } from './session.ts';
import { startSession } from './start-session.ts';

stubBrowser({ sealKey: sealKeyIs('0f'.repeat(32)) });
const signIn = (actor = testActor) =>
  startSession({ sessionKey: 'k', actor }, { password: 'secret', isSharedDevice: false });
const colleague = { ...testActor, userId: crypto.randomUUID() as typeof testActor.userId };

test('the data of a user whom another follows are not missed as if the browser had cleared them', async () => {
  recordLocalDatabase(databaseOf(await signIn()).name, 3, testActor.userId);
  const database = databaseOf(await signIn(colleague));
  expect(await isDatabaseEvicted()).toBe(false);
  recordLocalDatabase(database.name, 0, colleague.userId);
  await database.delete();
  expect(await isDatabaseEvicted()).toBe(true);
});

test('who signs out of a shared device leaves no initials on it', async () => {
  const { userId } = testActor;
  await startSession({ sessionKey: 'k', actor: testActor }, { password: 'secret', isSharedDevice: true });
  expect((await devices.user.get(userId))?.initials).not.toBe('');
  await signOut();
  expect((await devices.user.get(userId))?.initials).toBe('');
});

test('a window that is late to erase touches nothing of who has signed in again since', async () => {
  const database = databaseOf(await signIn());
  const { userId } = testActor;
  const isSignedIn = async () => [
    (await devices.user.get(userId))?.signedIn,
    (await devices.key.get(userId)) !== undefined,
  ];
  await dropKey(devices, { userId, databaseName: 'shop-before' });
  expect(await isSignedIn()).toEqual([true, true]);
  await dropKey(devices, { userId, databaseName: database.name });
  expect(await isSignedIn()).toEqual([false, false]);
});

/** A window that is frozen, and a clock that does not wait for it. */
const holdData = () => {
  vi.spyOn(Dexie, 'delete').mockReturnValue(new Promise(() => {}) as never);
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((done: () => void) => queueMicrotask(done)) as never);
};

test('a window that holds on to the data keeps nobody from leaving: what is left goes at the next start', async () => {
  const database = databaseOf(await signIn());
  const { userId } = testActor;
  const remains = async () => (await devices.user.get(userId))?.databaseName ?? null;
  holdData();
  await signOut();
  expect(await remains()).toBe(database.name);
  vi.restoreAllMocks();
  await finishSignOut();
  expect(await remains()).toBe(null);
  expect(await Dexie.exists(database.name)).toBe(false);
});

test('other windows are told before the data are erased, as soon as nothing opens them any more', async () => {
  const database = databaseOf(await signIn());
  const events: string[] = [];
  const otherWindow = new BroadcastChannel('knotenblech');
  otherWindow.addEventListener('message', ({ data }) => events.push(data));
  const erasing = Promise.withResolvers<void>();
  vi.spyOn(Dexie, 'delete').mockReturnValue(erasing.promise);
  const leaving = signOut().then(() => events.push('left'));
  await expect.poll(() => events).not.toEqual([]);
  expect(events).toEqual(['signed-out']);
  expect(await devices.key.get(testActor.userId)).toBeUndefined();
  expect(await Dexie.exists(database.name)).toBe(true);
  erasing.resolve();
  await leaving;
  otherWindow.close();
  vi.restoreAllMocks();
});

test('a storage that does not erase keeps nobody from leaving either', async () => {
  const database = databaseOf(await signIn());
  vi.spyOn(Dexie, 'delete').mockRejectedValue(new Dexie.UnknownError('of the storage'));
  await signOut();
  expect(await devices.user.get(testActor.userId)).toMatchObject({ signedIn: false, databaseName: database.name });
  await finishSignOut();
  vi.restoreAllMocks();
  await finishSignOut();
  expect(await Dexie.exists(database.name)).toBe(false);
});

test('who signs in again while a window still holds his old data begins anew, and keeps that when the old goes', async () => {
  const database = databaseOf(await signIn());
  const { userId } = testActor;
  holdData();
  await signOut();
  const fresh = databaseOf(await signIn());
  expect(fresh.name).not.toBe(database.name);
  vi.restoreAllMocks();
  await dropKey(devices, { userId, databaseName: database.name });
  expect(await devices.user.get(userId)).toMatchObject({ signedIn: true, databaseName: fresh.name });
});

test('who discards discards also what a window had sealed of it that ended while he left, and nothing that he left before', async () => {
  const database = databaseOf(await signIn());
  const { userId } = testActor;
  const fileHash = 'b'.repeat(64) as FileHash;
  await database.unreadFile.put({ projectId: newId<ProjectId>(), fileName: 'Halle.btlx', fileHash, tries: 0 });
  const before = { userId, databaseName: 'shop-before', iv: new Uint8Array(12), bytes: new ArrayBuffer(1), count: 1 };
  const kept = await devices.sealedWork.add(before);
  await sealUnsent(devices, database, userId);
  expect(await devices.sealedWork.count()).toBe(2);
  await signOut('discard');
  expect(await devices.sealedWork.toCollection().primaryKeys()).toEqual([kept]);
});
