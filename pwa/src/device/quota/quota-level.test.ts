import { afterEach, expect, test, vi } from 'vitest';
import { quotaNow } from './quota.ts';
import { freeBytes, isScarce, measureQuota } from './quota-level.ts';

const mb = 1_000_000;

test.each([
  ['half is taken', { usage: 500 * mb, quota: 1_000 * mb }, false],
  ['exactly 200 MB are left', { usage: 800 * mb, quota: 1_000 * mb }, false],
  ['less than 200 MB are left', { usage: 801 * mb, quota: 1_000 * mb }, true],
  ['nine tenths of much are taken', { usage: 9_000 * mb, quota: 10_000 * mb }, true],
  ['the browser does not tell', {}, false],
])('room when %s', (_, estimate, isExpected) => expect(isScarce(estimate)).toBe(isExpected));

test.each([
  ['the browser tells', { usage: 50 * mb, quota: 1_050 * mb }, 1_000 * mb],
  ['it says what it says of every device', { usage: 50 * mb, quota: 50 * mb + 10 * 1024 ** 3 }, null],
  ['it does not tell', {}, null],
])('what is left where %s', (_, estimate, free) => expect(freeBytes(estimate)).toBe(free));

/** A browser that tells ten gigabytes more than is used, as Chromium does, and lets in no file beyond what it really gives. */
const stubStorage = (freeBytes: number) => {
  const left = new Set<string>();
  const folder = {
    getFileHandle: async (name: string) => {
      left.add(name);
      const truncate = async (bytes: number) => {
        if (bytes > freeBytes) throw new DOMException('no room', 'QuotaExceededError');
      };
      return { createWritable: async () => ({ truncate, abort: async () => undefined }) };
    },
    removeEntry: async (name: string) => void left.delete(name),
  };
  const estimate = async () => ({ usage: 50 * mb, quota: 10_050 * mb });
  vi.stubGlobal('navigator', { storage: { estimate, getDirectory: async () => folder } });
  return left;
};

afterEach(() => vi.unstubAllGlobals());

test.each([
  [199 * mb, 'scarce'],
  [200 * mb, 'ample'],
])(
  'where the browser does not tell, a file of 200 MB is tried: %d bytes are %s; nothing of it stays',
  async (free, room) => {
    const left = stubStorage(free);
    await measureQuota();
    expect([quotaNow(), left.size]).toEqual([room, 0]);
  },
);
