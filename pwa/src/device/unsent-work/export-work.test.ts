import 'fake-indexeddb/auto';
import { afterEach, expect, test } from 'vitest';
import { isDown, type SealKeyAnswer, sealKeyIs, stubBrowser } from '../../../test/test-browser.ts';
import { testActor } from '../../../test/test-engine.ts';
import { databaseOf } from '../../database/user-data.ts';
import { signOut } from '../auth/session.ts';
import { startSession } from '../auth/start-session.ts';
import { closeTabSession } from '../tab-session.ts';
import { exportWork, importWork } from './work-file.ts';

const server: { sealKey: SealKeyAnswer } = { sealKey: isDown };
const accountsKey = sealKeyIs('0f'.repeat(32));

const signIn = (answer: SealKeyAnswer) => {
  stubBrowser(server);
  server.sealKey = answer;
  return startSession({ sessionKey: 'k', actor: testActor }, { password: 'secret', isSharedDevice: false });
};

afterEach(() => signOut('discard'));

test('no file is written under a key that no other device has', async () => {
  const shop = await signIn(isDown);
  expect(await exportWork(shop)).toBeNull();
});

test('once the key of the account is in reach, the file is written under it', async () => {
  const shop = await signIn(isDown);
  server.sealKey = accountsKey;
  const written = await exportWork(shop);
  await signOut('discard');
  const other = await signIn(accountsKey);
  expect(await importWork(other, written?.bytes ?? new Uint8Array())).toMatchObject({ ok: true });
});

test('the key of a sign-in serves without a network, also after one that did not reach it', async () => {
  await signIn(accountsKey);
  closeTabSession();
  const shop = await signIn(isDown);
  const written = await exportWork(shop);
  server.sealKey = accountsKey;
  await databaseOf(shop).meta.delete('sealKey');
  expect(await importWork(shop, written?.bytes ?? new Uint8Array())).toMatchObject({ ok: true });
});
