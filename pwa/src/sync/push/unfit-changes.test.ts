import type { Mutation } from '@knotenblech/shared/sync/wire.ts';
import { expect, test } from 'vitest';
import { findInvalidMutations } from './push.ts';

const change = (args: unknown): Mutation => ({ id: 1, uid: '', name: 'setProjectTexts', v: 1, args, at: '' });
const [small, large] = [change({}), change('x'.repeat(70_000))];
const saying = (details: object) => ({ errors: [{ errorCode: 'invalid_input', details }] });

test('a proxy that finds too much of several changes gets fewer; of one only where it is large', () => {
  const proxy = { status: 413, body: null };
  expect(findInvalidMutations(proxy, [small, small])).toBe('fewer');
  expect(findInvalidMutations(proxy, [large])).toEqual([0]);
  expect(findInvalidMutations(proxy, [small])).toBeNull();
});

test('the server that finds one change too much is believed', () => {
  expect(findInvalidMutations({ status: 413, body: saying({}) }, [small])).toEqual([0]);
});

test.each([400, 422])(
  'what is wrong with one of several and not told which is found by sending fewer (%i)',
  (status) => {
    expect(findInvalidMutations({ status, body: saying({}) }, [small, small])).toBe('fewer');
    expect(findInvalidMutations({ status, body: saying({ at: ['mutations'] }) }, [small, small])).toBe('fewer');
    expect(findInvalidMutations({ status, body: saying({}) }, [small])).toEqual([0]);
  },
);

test('a body that arrived broken says nothing of its changes', () => {
  expect(findInvalidMutations({ status: 400, body: saying({ reason: 'json' }) }, [small])).toBeNull();
  expect(findInvalidMutations({ status: 400, body: null }, [small])).toBeNull();
  expect(findInvalidMutations({ status: 503, body: saying({}) }, [small])).toBeNull();
});
