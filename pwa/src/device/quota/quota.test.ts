import { beforeEach, expect, test } from 'vitest';
import {
  quotaNow,
  reportQuotaExceeded,
  reportQuotaLow,
  reportSpaceFreed,
  subscribeToQuota,
  withQuotaHandling,
} from './quota.ts';

const full = () => Promise.reject(Object.assign(new Error('aborted'), { inner: quota }));
const quota = Object.assign(new Error('no room'), { name: 'QuotaExceededError' });

beforeEach(() => {
  reportSpaceFreed();
  reportQuotaLow(false);
});

test('a change that finds no room is refused and noted, until one is stored again', async () => {
  await expect(withQuotaHandling(full())).rejects.toThrow('device_full');
  expect(quotaNow()).toBe('full');
  await withQuotaHandling(Promise.resolve(7));
  expect(quotaNow()).toBe('ample');
});

test('what fails for another reason says nothing of the room', async () => {
  await expect(withQuotaHandling(Promise.reject(new Error('other')))).rejects.toThrow('other');
  expect(quotaNow()).toBe('ample');
});

test('a change that is stored does not hide that the sync finds no room', async () => {
  reportQuotaExceeded(true);
  await withQuotaHandling(Promise.resolve(7));
  expect(quotaNow()).toBe('full');
  reportSpaceFreed();
  expect(quotaNow()).toBe('ample');
});

test('a full device counts before a scarce one, and each turn is told once', () => {
  const told: string[] = [];
  const unsubscribe = subscribeToQuota(() => told.push(quotaNow()));
  reportQuotaLow(true);
  reportQuotaLow(true);
  reportQuotaExceeded(true);
  reportQuotaExceeded(false);
  unsubscribe();
  expect(told).toEqual(['scarce', 'full', 'scarce']);
});
