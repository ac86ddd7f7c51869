import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, open, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { FileHash } from '@knotenblech/shared/values/ids.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { recordSyncedFolders } from '../../test/test-synced-folders.ts';
import { type BlobStore, openBlobStore } from './blob.store.ts';
import { largestChunkBytes } from './file-limits.ts';

let folder = '';
let blobs: BlobStore;
const customer = '0197a000-0000-7000-8000-000000000001';
const bytes = new TextEncoder().encode('<BTLx>'.repeat(100));
const hash = createHash('sha256').update(bytes).digest('hex') as FileHash;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'knotenblech-blobs-'));
  blobs = openBlobStore(folder);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Asks the store where no file grows beyond 512 bytes. */
const withoutRoom = (call: string) => {
  const code = `const { openBlobStore } = await import(process.argv[1]); await openBlobStore(process.argv[2]).${call};`;
  const store = fileURLToPath(new URL('./blob.store.ts', import.meta.url));
  const limited = ['-c', 'ulimit -f 1; exec "$0" "$@"', process.execPath, '-e', code, store, folder];
  return promisify(execFile)('sh', limited);
};

describe('openBlobStore', () => {
  afterEach(() => vi.restoreAllMocks());

  it('says that it keeps a file once every folder that leads to it is on the disk', async () => {
    const synced = await recordSyncedFolders(folder);
    const first = new TextEncoder().encode('Stütze');
    const name = createHash('sha256').update(first).digest('hex') as FileHash;
    await blobs.keepBytes(name, first);
    const kept = join(folder, 'kept');
    expect(synced).toEqual([
      join(kept, name.slice(0, 2), name.slice(2, 4)),
      join(kept, name.slice(0, 2)),
      kept,
      folder,
    ]);
  });

  it('keeps a file that arrived in pieces under its hash', async () => {
    expect(await blobs.append(customer, hash, 0, bytes.subarray(0, 200))).toBe(200);
    expect(await blobs.offsetOf(customer, hash)).toBe(200);
    expect(await blobs.append(customer, hash, 200, bytes.subarray(200))).toBe(600);
    expect(await blobs.pathOf(hash)).toBeNull();
    expect(await blobs.keep(customer, hash)).toBe(true);
    expect(await blobs.pathOf(hash)).toBe(join(folder, 'kept', hash.slice(0, 2), hash.slice(2, 4), hash));
    expect(await blobs.read(hash)).toEqual(new Uint8Array(bytes));
  });

  it('is written by one of many at once, and not any more while it is hashed and kept', async () => {
    const whole = new TextEncoder().encode('<PART>'.repeat(200_000));
    const wholeHash = createHash('sha256').update(whole).digest('hex') as FileHash;
    const halves = [whole.subarray(0, 100), whole.subarray(100)] as const;
    const lengths = await Promise.all(Array.from({ length: 4 }, () => blobs.append(customer, wholeHash, 0, halves[0])));
    expect(lengths.filter((length) => length !== null)).toEqual([100]);
    await blobs.append(customer, wholeHash, 100, halves[1]);
    const [isKept, late] = await Promise.all([
      blobs.keep(customer, wholeHash),
      blobs.append(customer, wholeHash, whole.length, new Uint8Array(1)),
    ]);
    expect([isKept, late]).toEqual([true, null]);
    expect(await blobs.read(wholeHash)).toEqual(whole);
  });

  it('is kept as it was hashed, also where another server on the disk has it open still', async () => {
    const whole = new TextEncoder().encode('<PART>'.repeat(300));
    const wholeHash = createHash('sha256').update(whole).digest('hex') as FileHash;
    await blobs.append(customer, wholeHash, 0, whole);
    const late = await open(join(folder, 'uploads', customer, wholeHash), 'r+');
    expect(await blobs.keep(customer, wholeHash)).toBe(true);
    await late.write(new Uint8Array(1), 0, 1, whole.length);
    await late.close();
    expect(await blobs.read(wholeHash)).toEqual(whole);
    expect(await openBlobStore(folder).offsetOf(customer, wholeHash)).toBe(0);
    expect(await readdir(join(folder, 'uploads', 'whole'))).toEqual([]);
  });

  it('keeps the same whole file however often it comes at once', async () => {
    const whole = new TextEncoder().encode('<PART>'.repeat(200_000));
    const wholeHash = createHash('sha256').update(whole).digest('hex') as FileHash;
    await Promise.all(Array.from({ length: 8 }, () => blobs.keepBytes(wholeHash, whole)));
    expect(await blobs.read(wholeHash)).toEqual(whole);
    expect(await readdir(join(folder, 'uploads', 'whole'))).toEqual([]);
  });

  it('says so when the disk takes no more, and goes on behind what it took', async () => {
    const part = 'd'.repeat(64) as FileHash;
    await expect(withoutRoom(`append('${customer}', '${part}', 0, new Uint8Array(4000))`)).rejects.toThrow('EFBIG');
    const taken = await blobs.offsetOf(customer, part);
    expect(taken).toBeLessThan(4000);
    expect(await blobs.append(customer, part, taken, new Uint8Array(10))).toBe(taken + 10);
  });

  it('keeps nothing of a whole file that the disk has no room for', async () => {
    await expect(withoutRoom(`keepBytes('${'f'.repeat(64)}', new Uint8Array(4000))`)).rejects.toThrow('EFBIG');
    expect(await readdir(join(folder, 'uploads', 'whole'))).toEqual([]);
  });

  it('counts what other uploads take, each as a chunk at least', async () => {
    const [small, large, own] = ['1', '2', '3'].map((digit) => digit.repeat(64) as FileHash) as [
      FileHash,
      FileHash,
      FileHash,
    ];
    expect(await blobs.unfinishedBytes('another', own)).toBe(0);
    await blobs.append('another', small, 0, bytes);
    await blobs.append('another', large, 0, new Uint8Array(2 * largestChunkBytes));
    await blobs.append('another', own, 0, bytes);
    expect(await blobs.unfinishedBytes('another', own)).toBe(3 * largestChunkBytes);
  });

  it('keeps nothing whose bytes have another hash', async () => {
    const other = 'a'.repeat(64) as FileHash;
    await blobs.append(customer, other, 0, bytes);
    expect(await blobs.keep(customer, other)).toBe(false);
    await blobs.drop(customer, other);
    expect(await blobs.offsetOf(customer, other)).toBe(0);
  });

  it('forgets uploads that have not grown for long', async () => {
    const left = 'b'.repeat(64) as FileHash;
    await blobs.append(customer, left, 0, bytes);
    await blobs.sweep(new Date(Date.now() - 60_000));
    expect(await blobs.offsetOf(customer, left)).toBe(600);
    await blobs.sweep(new Date(Date.now() + 60_000));
    expect(await readdir(join(folder, 'uploads', customer))).toEqual([]);
  });
});
