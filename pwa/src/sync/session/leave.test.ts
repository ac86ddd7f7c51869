import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { testActor } from '../engine/test-engine.ts';
import { isHeldMissing, noteHeldHere } from '../room/held-here.ts';
import { enter } from './enter.ts';
import { sealKeyIs, stubBrowser } from './test-browser.ts';

stubBrowser({ sealKey: sealKeyIs('0f'.repeat(32)) });
const signIn = (actor = testActor) => enter({ sessionKey: 'k', actor }, { password: 'secret', isSharedDevice: false });
const colleague = { ...testActor, userId: crypto.randomUUID() as typeof testActor.userId };

test('the data of a user whom another follows are not missed as if the browser had cleared them', async () => {
  noteHeldHere((await signIn()).database.name, 3);
  const { database } = await signIn(colleague);
  expect(await isHeldMissing()).toBe(false);
  noteHeldHere(database.name, 0);
  await database.delete();
  expect(await isHeldMissing()).toBe(true);
});
