import { expect, test } from 'vitest';
import { applied, missingFiles, openTestEngine, testProject } from '../../../test/test-engine.ts';
import { makeChange } from '../outbox/make-change.ts';
import { withdraw } from '../outbox/withdraw.ts';
import { push } from '../push/push.ts';
import { readChangeState } from './read-waiting.ts';

/** A device with one change, and what became of that. */
const withChange = async (answers: Parameters<typeof openTestEngine>[0] = {}) => {
  const { engine } = await openTestEngine(answers);
  const { uid } = await makeChange(engine, 'setProjectTexts', { projectId: testProject.id, comment: 'a' });
  const state = () => readChangeState(engine.database, uid);
  expect(await state()).toEqual({ state: 'waiting' });
  return { engine, uid, state };
};

test('what the server took is sent, also once the queue has forgotten it', async () => {
  const { engine, state } = await withChange({ push: applied });
  await push(engine);
  expect(await state()).toEqual({ state: 'sent' });
  await engine.database.outbox.clear();
  expect(await state()).toEqual({ state: 'sent' });
});

test('what was taken back is gone', async () => {
  const { engine, uid, state } = await withChange();
  await withdraw(engine, uid);
  expect(await state()).toEqual({ state: 'gone' });
});

test('what was refused says why until it is put away', async () => {
  const { engine, uid, state } = await withChange({ push: missingFiles });
  await push(engine);
  expect(await state()).toEqual({ state: 'refused', code: 'file_missing', details: {} });
  await engine.database.results.update(uid, { discarded: true });
  expect(await state()).toEqual({ state: 'gone' });
});
