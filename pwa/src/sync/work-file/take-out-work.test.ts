import type { PushRequest } from '@knotenblech/shared/sync/wire.ts';
import { IDBObjectStore } from 'fake-indexeddb';
import { afterEach, expect, test, vi } from 'vitest';
import { makeChange } from '../engine/make-change.ts';
import { push } from '../engine/push.ts';
import { applied, openTestEngine, testProject } from '../engine/test-engine.ts';
import { withdraw } from '../engine/withdraw.ts';
import { readWaiting } from '../read-waiting.ts';
import { collectUnsent } from './collect-unsent.ts';
import { takeOutWork } from './take-out-work.ts';

const texts = { projectId: testProject.id, comment: 'a' };

afterEach(() => void vi.restoreAllMocks());

test('what a file has taken out cannot be taken back, because the other device may have sent it', async () => {
  const { engine } = await openTestEngine();
  const { uid } = await makeChange(engine, 'setProjectTexts', texts);
  const before = await collectUnsent(engine.database);
  expect(await takeOutWork(engine.database)).toEqual(before);
  expect(await withdraw(engine, uid)).toBe('on its way');
  const later = await makeChange(engine, 'setProjectTexts', { ...texts, comment: 'b' });
  expect(await withdraw(engine, later.uid)).toBe('withdrawn');
});

test('it is told apart from what was sent', async () => {
  const { engine } = await openTestEngine({ push: () => ({ status: 500, body: null }) });
  const isCarried = async () => (await readWaiting(engine.database)).map((entry) => entry.isCarried);
  await makeChange(engine, 'setProjectTexts', texts);
  expect(await isCarried()).toEqual([false]);
  await takeOutWork(engine.database);
  expect(await isCarried()).toEqual([true]);
  await push(engine).catch(() => null);
  expect(await isCarried()).toEqual([false]);
});

test('it is sent from here all the same', async () => {
  const sent: string[] = [];
  const { engine } = await openTestEngine({
    push: (request: PushRequest) => {
      sent.push(...request.mutations.map(({ uid }) => uid));
      return applied(request);
    },
  });
  const { uid } = await makeChange(engine, 'setProjectTexts', texts);
  await takeOutWork(engine.database);
  await push(engine);
  expect(sent).toEqual([uid]);
});

test('a device without room gives its work away all the same', async () => {
  const { engine } = await openTestEngine();
  await makeChange(engine, 'setProjectTexts', texts);
  const before = await collectUnsent(engine.database);
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  expect(await takeOutWork(engine.database)).toEqual(before);
});
