import { newId, type OrderId } from '@knotenblech/shared/values/ids.ts';
import { expect, test } from 'vitest';
import { openTestEngine, testProject } from '../../../../test/test-engine.ts';
import { exportOutbox } from '../../../device/unsent-work/export-outbox.ts';
import type { Engine } from '../../../sync/engine/open-engine.ts';
import { importUnsentWork } from '../../../sync/outbox/import/import-unsent-work.ts';
import { requeueFromMirror, unqueuedWork } from '../../../sync/outbox/import/requeue-from-mirror.ts';
import { makeChange } from '../../../sync/outbox/make-change.ts';
import { readSyncState, withUnqueued } from '../../../sync/status/read-status.ts';
import { countOffered } from './logout-dialog.tsx';

const texts = { projectId: testProject.id, comment: 'a' };
const order = { uid: newId() as string, v: 1, args: { orderId: newId<OrderId>() }, at: '2026-11-21T08:00:00Z' };

const countAt = async (engine: Engine) => {
  const beside = await unqueuedWork(engine.database, engine);
  const { waiting, unqueued } = withUnqueued(await readSyncState(engine.database), beside);
  return countOffered(waiting, unqueued);
};

test('of what was never sent the server has nothing', async () => {
  const { engine } = await openTestEngine();
  await makeChange(engine, 'setProjectTexts', texts);
  engine.writeAhead.note({ uid: newId(), name: 'setProjectTexts', args: texts, at: order.at });
  expect(await countAt(engine)).toBe(0);
});

test('an order that was rescued from a lost queue may have been sent from there', async () => {
  const { engine } = await openTestEngine();
  await engine.mirror.order.put(order);
  expect(await countAt(engine)).toBe(1);
  await requeueFromMirror(engine);
  expect(await countAt(engine)).toBe(1);
});

test('what a file has taken out another device may have sent, and what it brought the one it comes from', async () => {
  const [{ engine: here }, { engine: there }] = await Promise.all([openTestEngine(), openTestEngine()]);
  await makeChange(here, 'setProjectTexts', texts);
  here.writeAhead.note({ uid: newId(), name: 'setProjectTexts', args: texts, at: order.at });
  await importUnsentWork(there, await exportOutbox(here));
  expect([await countAt(here), await countAt(there)]).toEqual([2, 2]);
});

test('what a restored server is told again is not counted: nobody can throw it away', async () => {
  const { engine } = await openTestEngine();
  const { uid } = await makeChange(engine, 'setProjectTexts', texts);
  await engine.database.outbox.where({ uid }).modify({ state: { is: 'sent' }, retold: true });
  expect(await countAt(engine)).toBe(0);
});
