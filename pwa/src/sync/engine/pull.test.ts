import type { PullAnswer } from '@knotenblech/shared/sync/wire.ts';
import { userSpace } from '@knotenblech/shared/sync/space.ts';
import { newId } from '@knotenblech/shared/values/ids.ts';
import { emptyCart } from '@knotenblech/shared/cart/open-cart.ts';
import { expect, test } from 'vitest';
import { pull } from './pull.ts';
import { nothingNew, openTestEngine, testActor } from './test-engine.ts';

const space = userSpace(testActor.userId);

/** A page with one cart, after which there is more. */
const pageOf = ({ reset, epoch = nothingNew.epoch }: { reset: boolean; epoch?: string }) => {
  const cart = emptyCart(newId());
  const patch = { reset, put: [{ kind: 'cart', data: cart }], del: [], cursor: { v: 1, kind: 'cart', id: cart.id } };
  return { ...nothingNew, epoch, spaces: { [space]: { ...patch, more: true } } };
};
const last = { ...nothingNew, spaces: {} };

/** A server that gives these answers, and the last of them for ever. */
const answering = async (...answers: unknown[]) => {
  let asked = 0;
  const pullAnswer = () => ({ status: 200, body: answers[Math.min(asked++, answers.length - 1)] as PullAnswer });
  const { engine } = await openTestEngine({ pull: pullAnswer });
  return { engine, countAsked: () => asked };
};

test('a space that begins anew at every page ends the round, to be tried later', async () => {
  const { engine, countAsked } = await answering(
    pageOf({ reset: true }),
    pageOf({ reset: false }),
    pageOf({ reset: true }),
  );
  await expect(pull(engine)).rejects.toMatchObject({ name: 'EndlessPull' });
  expect(countAsked()).toBe(3);
});

test('a server that is restored while a device pages lets its spaces begin once more', async () => {
  const restored = newId() as string;
  const { engine } = await answering(pageOf({ reset: true }), pageOf({ reset: true, epoch: restored }), {
    ...last,
    epoch: restored,
  });
  expect(await pull(engine)).toBe(true);
});
