import { customerSpace } from '@knotenblech/shared/records/space.ts';
import type { PushRequest, SpacePatch } from '@knotenblech/shared/sync/wire.ts';
import { expect, test } from 'vitest';
import { applied, appliedWith, nothingNew, openTestEngine, testActor, testProject } from '../../../test/test-engine.ts';
import { pullPage } from '../pull/pull.ts';
import { push } from '../push/push.ts';
import { makeChange } from './make-change.ts';

const space = customerSpace(testActor.customerId);
const more: SpacePatch = { reset: false, more: true, cursor: { v: 1, kind: '', id: '' }, put: [], del: [] };
const restored = { ...nothingNew, epoch: '7b1f4e0e-27c4-4b53-9a39-51c0a7d0c3f1', spaces: { [space]: more } };

test('an order that was answered and not shown yet is told to a restored server with the number it was given', async () => {
  const answers: unknown[] = [nothingNew, restored];
  const sent: (number | undefined)[] = [];
  const { engine } = await openTestEngine({
    pull: () => ({ status: 200, body: answers.shift() }),
    push: (request: PushRequest) => {
      sent.push(...request.mutations.map(({ number }) => number));
      return appliedWith({ number: 1005 })(request);
    },
  });
  await pullPage(engine, 2000);
  await makeChange(engine, 'setProjectTexts', { projectId: testProject.id, comment: 'a' });
  await push(engine);
  await pullPage(engine, 2000);
  await push(engine);
  expect(sent).toEqual([undefined, 1005]);
});

test('what was answered and not shown yet is told to a restored server before what was made since, while its news still come', async () => {
  const answers: unknown[] = [nothingNew, restored];
  const sent: string[][] = [];
  const { engine } = await openTestEngine({
    pull: () => ({ status: 200, body: answers.shift() }),
    push: (request: PushRequest) => {
      sent.push(request.mutations.map(({ args }) => (args as { comment: string }).comment));
      return applied(request);
    },
  });
  await pullPage(engine, 2000);
  for (const comment of ['a', 'b']) {
    await makeChange(engine, 'setProjectTexts', { projectId: testProject.id, comment });
    await push(engine);
    if (comment === 'a') await pullPage(engine, 2000);
  }
  expect(sent).toEqual([['a'], ['a', 'b']]);
});
