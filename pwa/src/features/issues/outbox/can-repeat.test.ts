import type { ChangeName } from '@knotenblech/shared/sync/changes.ts';
import { expect, test } from 'vitest';
import { canRetry } from './waiting-actions.tsx';

test('a failed change may be sent anew', () =>
  expect(canRetry({ name: 'setPartQuantity', state: 'failed', code: 'change_failed' })).toBe(true));

test.each(['project_read_only', 'not_allowed', 'not_found'] as const)('%s would be refused again', (code) =>
  expect(canRetry({ name: 'setPartQuantity', state: 'refused', code })).toBe(false),
);

test('an order is never sent anew by itself', () =>
  expect(canRetry({ name: 'submitOrder', state: 'failed', code: 'change_failed' })).toBe(false));

test('what took an order back is never sent anew by itself', () => {
  const name = 'withdrawChange' as ChangeName;
  expect(canRetry({ name, state: 'failed', code: 'change_failed' })).toBe(false);
});

test('what still waits needs no repeat', () =>
  expect(canRetry({ name: 'putAddress', state: 'queued', code: null })).toBe(false));
