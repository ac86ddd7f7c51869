import type { PushRequest } from '@knotenblech/shared/sync/wire.ts';
import { expect, test } from 'vitest';
import { applied, nothingNew, openTestEngine, testProject } from '../../../test/test-engine.ts';
import { acquireTerm } from '../leadership/leadership.ts';
import { makeChange } from '../outbox/make-change.ts';
import type { Answer } from '../transport/answers.ts';
import { send } from './sync-once.ts';

/** A device that has never heard its server, with a change in its queue; `duringFirstPull` happens before the first answer comes. */
const openUnheard = async (duringFirstPull: () => Promise<void> = async () => {}) => {
  const pushed: PushRequest[] = [];
  let isFirst = true;
  const pull = async (): Promise<Answer> => {
    if (isFirst) await duringFirstPull();
    isFirst = false;
    return { status: 200, body: nothingNew };
  };
  const { engine } = await openTestEngine({
    pull: pull as never,
    push: (request: PushRequest) => {
      pushed.push(request);
      return applied(request);
    },
  });
  await makeChange(engine, 'setProjectTexts', { projectId: testProject.id, comment: 'Tor 3' });
  return { engine, pushed };
};

test("what leaves says the server's epoch, also of a device that had not heard it", async () => {
  const { engine, pushed } = await openUnheard();
  await send(engine);
  expect(pushed).toMatchObject([{ epoch: nothingNew.epoch }]);
});

test('where the answer that says the epoch comes too late nothing leaves, until the next round', async () => {
  const opened = await openUnheard(async () => acquireTerm(opened.engine));
  await send(opened.engine);
  expect(opened.pushed).toEqual([]);
  await send(opened.engine);
  expect(opened.pushed).toMatchObject([{ epoch: nothingNew.epoch }]);
});
