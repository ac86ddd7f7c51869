import { expect, test } from 'vitest';
import { openTestEngine, testProject } from '../../../../test/test-engine.ts';
import { collectUnsent } from '../../../device/unsent-work/export-outbox.ts';
import { readStatus, unsentCountOf } from '../../status/read-status.ts';
import { totalOf } from '../count-work.ts';
import { makeChange } from '../make-change.ts';
import { withdraw } from '../withdraw.ts';
import { countExported, importUnsentWork } from './import-unsent-work.ts';

const texts = { projectId: testProject.id, comment: 'a' };

/** Work that a restored server is only told again. */
const openRetelling = async () => {
  const { engine } = await openTestEngine();
  await makeChange(engine, 'setProjectTexts', texts);
  await engine.database.outbox.toCollection().modify({ retold: true });
  return engine;
};

test('what is only told again counts in the file, where it is read in and in what the device says waits', async () => {
  const from = await openRetelling();
  const { engine: to } = await openTestEngine();
  const work = await collectUnsent(from.database);
  expect(unsentCountOf(await readStatus(from.database))).toBe(1);
  expect(countExported(work)).toMatchObject({ changes: 1, orders: 0 });
  expect(await importUnsentWork(to, work)).toMatchObject({ added: { changes: 1, orders: 0 }, known: 0 });
  expect(await importUnsentWork(to, work)).toMatchObject({ added: { changes: 0, orders: 0 }, known: 1 });
  expect(unsentCountOf(await readStatus(to.database))).toBe(1);
});

test('an order that is told again was made before: it is no order that waits', () => {
  const order = { name: 'submitOrder', args: { shown: { grossCents: 780_695 } } };
  const count = (retold: boolean) => countExported({ changes: [{ ...order, retold }], unread: [] });
  expect(count(true)).toEqual({ changes: 1, orders: 0, grossCents: 0 });
  expect(count(false)).toEqual({ changes: 0, orders: 1, grossCents: 780_695 });
});

test('what takes something back does not count, as nothing of it waits', async () => {
  const { engine } = await openTestEngine();
  const { uid } = await makeChange(engine, 'setProjectTexts', texts);
  await withdraw(engine, uid);
  expect(totalOf(countExported(await collectUnsent(engine.database)))).toBe(
    unsentCountOf(await readStatus(engine.database)),
  );
});
