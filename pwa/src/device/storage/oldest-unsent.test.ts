import { expect, test } from 'vitest';
import { openTestEngine, testProject } from '../../../test/test-engine.ts';
import { makeChange } from '../../sync/outbox/make-change.ts';
import { readWaiting } from '../../sync/status/read-waiting.ts';
import { oldestUnsent } from './oldest-unsent.ts';

const madeAt = '2026-11-21T09:00:00.000Z';
const waiting = async () => {
  const { engine } = await openTestEngine();
  await makeChange(engine, 'setProjectTexts', { projectId: testProject.id, comment: 'a' });
  return readWaiting(engine.database);
};

test('work that waits for less than a day is not told', async () =>
  expect(oldestUnsent(await waiting(), new Date('2026-11-22T08:59:00Z'))).toBe(null));

test('work that waits for longer is told with the time it was made', async () =>
  expect(oldestUnsent(await waiting(), new Date('2026-11-22T09:01:00Z'))).toBe(madeAt));

test('what the server has refused does not wait', async () => {
  const refused = (await waiting()).map((entry) => ({ ...entry, state: 'refused' as const }));
  expect(oldestUnsent(refused, new Date('2026-11-30T09:00:00Z'))).toBe(null);
});
