import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import { Dexie } from 'dexie';
import { expect, test } from 'vitest';
import { isDeviceFull, isQuotaExceeded, mapQuotaError } from './quota.ts';

const quota = new DOMException('no room', 'QuotaExceededError');

test.each([
  ['the browser', quota],
  ['Dexie', new Dexie.QuotaExceededError('no room', quota)],
  ['an ended transaction', new Dexie.AbortError('ended', quota)],
  ['many rows at once', new Dexie.BulkError('some failed', [quota])],
  [
    'Firefox, after that',
    new DOMException(
      'A mutation operation was attempted on a database that did not allow mutations.',
      'InvalidStateError',
    ),
  ],
  ['WebKit', new DOMException('Unable to store record in object store', 'UnknownError')],
])('a full device as told by %s is recognised', (_, error) => expect(isDeviceFull(error)).toBe(true));

test.each([
  [new DomainError('not_found')],
  [new Dexie.AbortError('ended')],
  [new DOMException('Unable to open database file on disk', 'UnknownError')],
  [new DOMException('The database connection is closing.', 'InvalidStateError')],
  ['full'],
  [null],
])('anything else is not: %s', (error) => expect(isDeviceFull(error)).toBe(false));

test('only what the browser calls full lets go of what cannot be stored', async () => {
  const unwritten = new DOMException('Unable to store record in object store', 'UnknownError');
  const told = await mapQuotaError(Promise.reject(unwritten)).catch((error: unknown) => error);
  expect([isQuotaExceeded(unwritten), isQuotaExceeded(told)]).toEqual([false, false]);
  const quotaTold = await mapQuotaError(Promise.reject(new Dexie.AbortError('ended', quota))).catch(
    (error: unknown) => error,
  );
  expect([isQuotaExceeded(quota), isQuotaExceeded(quotaTold)]).toEqual([true, true]);
});

test('a full device is told as a refusal, what else fails as it is', async () => {
  await expect(mapQuotaError(Promise.reject(quota))).rejects.toThrow('device_full');
  await expect(mapQuotaError(Promise.reject(new Error('other')))).rejects.toThrow('other');
  await expect(mapQuotaError(Promise.resolve(7))).resolves.toBe(7);
});
