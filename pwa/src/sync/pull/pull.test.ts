import { emptyCart } from '@knotenblech/shared/orders/cart/open-cart.ts';
import { userSpace } from '@knotenblech/shared/records/space.ts';
import type { PullAnswer, PullRequest } from '@knotenblech/shared/sync/wire.ts';
import { newId } from '@knotenblech/shared/values/ids.ts';
import { expect, test } from 'vitest';
import { nothingNew, openTestEngine, testActor, testProject } from '../../../test/test-engine.ts';
import { makeChange } from '../outbox/make-change.ts';
import { pull } from './pull.ts';

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
  const askedAhead = 1;
  expect(countAsked()).toBe(3 + askedAhead);
});

test('a server that is restored while a device pages lets its spaces begin once more', async () => {
  const restored = newId() as string;
  const { engine } = await answering(pageOf({ reset: true }), pageOf({ reset: true, epoch: restored }), {
    ...last,
    epoch: restored,
  });
  expect(await pull(engine)).toBe(true);
});

/** A server that gives a page with more behind it and then the last one, whatever it is asked with. */
const twoPages = async () => {
  const asked: PullRequest[] = [];
  const page = pageOf({ reset: false });
  const pullAnswer = (request: PullRequest) => {
    asked.push(request);
    return { status: 200, body: request.spaces[space] === null ? page : last };
  };
  const { engine } = await openTestEngine({ pull: pullAnswer });
  return { engine, asked, cursor: page.spaces[space]?.cursor };
};

test('the next page is asked for once, with what the one before brings', async () => {
  const { engine, asked, cursor } = await twoPages();
  let askedBefore = 0;
  const between = async () => {
    askedBefore = asked.length;
  };
  expect(await pull(engine, 10, between)).toBe(true);
  expect(asked.map(({ spaces }) => spaces[space])).toEqual([null, cursor]);
  expect(askedBefore).toBe(2);
});

test('a page that was asked for ahead is asked for anew where a change was answered meanwhile', async () => {
  const { engine, asked } = await twoPages();
  const { database } = engine;
  const { uid } = await makeChange(engine, 'setProjectTexts', { projectId: testProject.id, name: 'Halle 7' });
  const answerIt = async () => {
    await database.outbox.where({ uid }).modify({
      state: { is: 'answered', outcome: { status: 'applied', code: null, details: {} } },
    });
  };
  expect(await pull(engine, 10, answerIt)).toBe(true);
  expect(asked).toHaveLength(3);
});

test('a page that was asked for ahead and is not used ends, and is asked for without a look into the database', async () => {
  const { engine } = await twoPages();
  const { database, transport } = engine;
  const signals: (AbortSignal | undefined)[] = [];
  const keys: (string | undefined)[] = [];
  const listening = {
    ...engine,
    transport: {
      ...transport,
      pull: (body: unknown, terms?: { signal: AbortSignal; sessionKey: string }) => {
        signals.push(terms?.signal);
        keys.push(terms?.sessionKey);
        return transport.pull(body);
      },
    },
  };
  await database.meta.put({ key: 'sessionKey', value: 'key' });
  const fail = () => Promise.reject(new Error('ended'));
  await expect(pull(listening, 10, fail)).rejects.toThrow('ended');
  expect(keys).toEqual(['key', 'key']);
  expect(signals.map((signal) => signal?.aborted)).toEqual([false, true]);
});
