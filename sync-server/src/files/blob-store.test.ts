import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FileHash } from '@knotenblech/shared/values/ids.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BlobStore, openBlobStore } from './blob-store.ts';

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

describe('openBlobStore', () => {
  it('keeps a file that arrived in pieces under its hash', async () => {
    expect(await blobs.append(customer, hash, 0, bytes.subarray(0, 200))).toBe(200);
    expect(await blobs.offsetOf(customer, hash)).toBe(200);
    expect(await blobs.append(customer, hash, 200, bytes.subarray(200))).toBe(600);
    expect(await blobs.pathOf(hash)).toBeNull();
    expect(await blobs.keep(customer, hash)).toBe(true);
    expect(await blobs.pathOf(hash)).toBe(join(folder, 'kept', hash.slice(0, 2), hash.slice(2, 4), hash));
    expect(await blobs.read(hash)).toEqual(new Uint8Array(bytes));
  });

  it('keeps the same whole file however often it comes at once', async () => {
    const whole = new TextEncoder().encode('<PART>'.repeat(200_000));
    const wholeHash = createHash('sha256').update(whole).digest('hex') as FileHash;
    await Promise.all(Array.from({ length: 8 }, () => blobs.keepBytes(wholeHash, whole)));
    expect(await blobs.read(wholeHash)).toEqual(whole);
    expect(await readdir(join(folder, 'uploads', 'whole'))).toEqual([]);
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
