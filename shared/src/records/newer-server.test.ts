import { expect, test } from 'vitest';
import { pullAnswerSchema, pullRequestSchema, pushAnswerSchema, pushRequestSchema } from '../sync/wire.ts';
import { newId } from '../values/ids.ts';

const more = { since: 'a newer build' };
const cursor = { v: 7, kind: '', id: '' };
const [uid, userId, customerId, epoch] = [newId(), newId(), newId(), newId()] as string[];
const actor = {
  userId,
  customerId,
  userName: 'eva',
  firstName: 'Eva',
  name: 'Muster',
  customerName: 'Holzbau',
  customerKind: 'company',
  permissions: ['ORDER_PERMISSION'],
  seesPrices: true,
};

test('what a newer server says of changes beyond what this build knows is left out', () => {
  const result = { id: 1, uid, status: 'applied', code: null, details: { number: 3 } };
  const told = pushAnswerSchema.parse({ ...more, lastMid: 1, results: [{ ...more, ...result }] });
  expect(told).toEqual({ lastMid: 1, results: [result] });
});

test('what became of a change in an unknown way is told as a failure that an update explains', () => {
  const result = { id: 1, uid, status: 'parked', code: 'parking_full', details: {} };
  const told = pushAnswerSchema.parse({ lastMid: 1, results: [result] });
  expect(told.results).toEqual([{ ...result, status: 'failed', code: 'client_outdated' }]);
});

test('an unknown reason of a refusal is told as an internal one', () => {
  const result = { id: 1, uid, status: 'refused', code: 'moon_full', details: {} };
  expect(pushAnswerSchema.parse({ lastMid: 1, results: [result] }).results).toEqual([{ ...result, code: 'internal' }]);
});

test('a pull with more in every place is read as this build knows it; rows stay as they came', () => {
  const space = `u:${userId}`;
  const row = { kind: 'hologram', data: { id: 'a', colour: 'red', ...more } };
  const patch = { reset: false, put: [row], del: [{ kind: 'hologram', id: 'b' }], cursor, more: false };
  const answer = { epoch, lastMid: 1, actor, serverTime: '2026-11-21T09:00:00Z', gone: [], spaces: { [space]: patch } };
  const newer = {
    ...answer,
    ...more,
    actor: { ...actor, ...more, permissions: ['FLY_PERMISSION', 'ORDER_PERMISSION', 7] },
    spaces: {
      [space]: {
        ...patch,
        ...more,
        put: [{ ...row, ...more }],
        del: [{ kind: 'hologram', id: 'b', ...more }],
        cursor: { ...cursor, ...more },
      },
      'shelf:3': { ...patch, more: true },
    },
  };
  expect(pullAnswerSchema.parse(newer)).toEqual(answer);
});

test('a request says nothing but what the server knows', () => {
  const asks = { protocol: 1, schema: 2, userId, clientId: uid, epoch: null };
  const mutation = { id: 1, uid, name: 'readMessage', v: 1, args: {}, at: '' };
  const push = { ...asks, mutations: [mutation] };
  const pull = { ...asks, spaces: { catalog: cursor }, limit: 1 };
  expect([pushRequestSchema.safeParse(push).success, pullRequestSchema.safeParse(pull).success]).toEqual([true, true]);
  for (const request of [
    { ...push, ...more },
    { ...push, mutations: [{ ...mutation, ...more }] },
  ])
    expect(pushRequestSchema.safeParse(request).success).toBe(false);
  for (const request of [
    { ...pull, ...more },
    { ...pull, spaces: { catalog: { ...cursor, ...more } } },
  ])
    expect(pullRequestSchema.safeParse(request).success).toBe(false);
});
