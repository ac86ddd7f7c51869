import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import { expect, test } from 'vitest';
import { orRefusal } from './show-failure.ts';

test('an answer stays as it is', async () =>
  expect(await orRefusal(Promise.resolve({ ok: false, triesLeft: 3 }))).toEqual({ ok: false, triesLeft: 3 }));

test.each([
  ['a full device', new DOMException('no room', 'QuotaExceededError'), 'device_full'],
  ['a refusal', new DomainError('unavailable'), 'unavailable'],
  ['an error that nobody foresaw', new TypeError('of our own'), 'internal'],
])('%s that is thrown in its place is a no', async (_, error, code) =>
  expect(await orRefusal(Promise.reject(error))).toEqual({ ok: false, code }),
);
