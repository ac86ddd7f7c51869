import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import { expect, test } from 'vitest';
import { refusalIn } from './show-failure.ts';

test('a refusal is told as it is, a full device as such, an error of another kind not at all', () => {
  const refusal = new DomainError('not_allowed');
  expect(refusalIn(refusal)).toBe(refusal);
  expect(refusalIn(new DOMException('no room', 'QuotaExceededError'))).toMatchObject({ code: 'device_full' });
  expect(refusalIn(new TypeError('of our own'))).toBeNull();
});
