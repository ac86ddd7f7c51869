import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import { fillDevice, isDown, type SealKeyAnswer, sealKeyIs, stubBrowser } from '../../../test/test-browser.ts';
import { testActor, testProject } from '../../../test/test-engine.ts';
import type { ResultRow } from '../../database/shop-database.ts';
import { databaseOf } from '../../database/user-data.ts';
import { readWaiting } from '../../sync/status/read-waiting.ts';
import { devices } from '../tab-session.ts';
import { signOut } from './session.ts';
import { startSession } from './start-session.ts';

const server: { sealKey: SealKeyAnswer } = { sealKey: sealKeyIs('0f'.repeat(32)) };
stubBrowser(server);
const signIn = (actor = testActor, password: string | null = 'secret') =>
  startSession({ sessionKey: 'k', actor }, { password, isSharedDevice: false });
const colleague = { ...testActor, userId: crypto.randomUUID() as typeof testActor.userId };

const answer = (uid: string, seq: number, rest: Partial<ResultRow> = {}): ResultRow => ({
  uid,
  seq,
  name: 'setProjectTexts',
  v: 1,
  args: { comment: uid },
  at: '2026-11-21T08:00:00Z',
  tries: 1,
  status: 'refused',
  code: 'project_read_only',
  details: {},
  answeredAt: '2026-11-21T08:00:01Z',
  discarded: false,
  ...rest,
});

afterEach(async () => {
  await signOut('discard');
  await devices.sealedWork.clear();
});

test('cards of refused changes are there again after a sign-out, in their order; what was put away or applied is not', async () => {
  const database = databaseOf(await signIn());
  const applied = answer('applied', 6, { status: 'applied', code: null });
  await database.results.bulkPut([answer('b', 5), answer('a', 4), answer('away', 3, { discarded: true }), applied]);
  await signOut('keep');
  const again = await signIn();
  expect(await readWaiting(databaseOf(again))).toMatchObject([
    { uid: 'a', state: 'refused', code: 'project_read_only' },
    { uid: 'b', state: 'refused' },
  ]);
  expect(await databaseOf(again).results.count()).toBe(2);
});

test('a refused project comes back with its file, so that it can be sent once more', async () => {
  const database = databaseOf(await signIn());
  const hash = 'b'.repeat(64);
  await database.file.put({ hash, bytes: new Uint8Array([1, 2]), uploaded: true });
  const args = { projectId: testProject.id, fileHash: hash, fileName: 'Halle.btlx', name: 'Halle' };
  await database.results.put(answer('a', 4, { name: 'createProject', args, status: 'failed', code: 'unavailable' }));
  await signOut('keep');
  const again = await signIn();
  expect(await databaseOf(again).file.get(hash)).toMatchObject({ bytes: new Uint8Array([1, 2]), uploaded: false });
});

test('whoever signs in over another sees none of his cards, and loses him none', async () => {
  const database = databaseOf(await signIn());
  await database.results.put(answer('a', 4));
  const others = await signIn(colleague);
  expect(await readWaiting(databaseOf(others))).toEqual([]);
  const again = await signIn();
  expect(await readWaiting(databaseOf(again))).toMatchObject([{ uid: 'a' }]);
});

test('a card that was put away meanwhile stays away', async () => {
  const database = databaseOf(await signIn());
  await database.results.put(answer('a', 4));
  await signOut('keep');
  const sealed = await devices.sealedWork.toArray();
  const again = await signIn();
  await again.discard('a');
  await devices.sealedWork.bulkPut(sealed);
  expect(await readWaiting(databaseOf(await signIn()))).toEqual([]);
});

test('cards are kept where what is drawn makes room for them', async () => {
  const database = databaseOf(await signIn());
  await database.results.put(answer('a', 4));
  let tries = 0;
  fillDevice((name) => name.endsWith(' sealedWork') && tries++ === 0);
  await signOut('keep');
  vi.restoreAllMocks();
  expect(await devices.sealedWork.count()).toBe(1);
});

test('cards alone hold nobody up on a full device', async () => {
  const database = databaseOf(await signIn());
  await database.results.put(answer('a', 4));
  fillDevice((name) => name.endsWith(' sealedWork'));
  await signOut('keep');
  vi.restoreAllMocks();
  expect(await devices.sealedWork.count()).toBe(0);
});

test('a card alone holds nobody up where no key would open it again', async () => {
  server.sealKey = isDown;
  const database = databaseOf(await signIn(testActor, null));
  await database.results.put(answer('a', 4));
  await signOut('keep');
  expect(await devices.sealedWork.count()).toBe(0);
});
