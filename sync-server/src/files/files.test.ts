import { createHash } from 'node:crypto';
import { rm, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { readLimits } from '@knotenblech/shared/values/errors/read-limits.ts';
import type { FileHash } from '@knotenblech/shared/values/ids.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SignedIn, type TestShop, testShop } from '../../test/test-shop.ts';
import { customerQuotaBytes, largestChunkBytes } from './file-limits.ts';
import { storeWholeFile } from './receive-chunk.ts';

let shop: TestShop;
let owner: SignedIn;
let colleague: SignedIn;
let stranger: SignedIn;
let reader: SignedIn;

beforeAll(async () => {
  shop = await testShop();
  const uploader = await shop.addUser('eigner', ['UPLOAD_PERMISSION']);
  owner = await shop.signIn(uploader);
  colleague = await shop.signIn(await shop.addUser('kollege', ['STANDARD_PERMISSION'], uploader.customerId));
  stranger = await shop.signIn(await shop.addUser('fremd', ['UPLOAD_PERMISSION']));
  reader = colleague;
});
afterAll(() => shop.stop());

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const text = (content: string) => new TextEncoder().encode(content);
const head = (hash: string, who: SignedIn) => shop.request(`/files/${hash}`, { method: 'HEAD', headers: who.headers });
const get = (hash: string, who: SignedIn) => shop.request(`/files/${hash}`, { headers: who.headers });
const send = (
  hash: string,
  bytes: Uint8Array<ArrayBuffer>,
  offset: number,
  who = owner,
  more: Record<string, string> = {},
) =>
  shop.request(`/files/${hash}`, {
    method: 'PATCH',
    body: bytes,
    headers: { ...who.headers, 'Upload-Offset': String(offset), ...more },
  });
const offsetOf = (answer: Response) => Number(answer.headers.get('Upload-Offset'));

describe('an upload', () => {
  const bytes = text('<BTLx/>'.repeat(1000));
  const hash = hashOf(bytes);

  it('goes on where it stopped', async () => {
    const nothing = await head(hash, owner);
    expect([nothing.status, offsetOf(nothing)]).toEqual([404, 0]);
    expect((await send(hash, bytes.slice(0, 3000), 0)).status).toBe(204);
    const half = await head(hash, owner);
    expect([half.status, offsetOf(half)]).toEqual([404, 3000]);
    const rest = await send(hash, bytes.slice(3000), 3000, owner, { 'Upload-Length': String(bytes.length) });
    expect([rest.status, offsetOf(rest)]).toEqual([204, bytes.length]);
    expect((await head(hash, owner)).status).toBe(200);
  });

  it('comes back as it was, as a download that no browser runs', async () => {
    const answer = await get(hash, owner);
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(bytes);
    expect(answer.headers.get('Content-Type')).toBe('application/octet-stream');
    expect(answer.headers.get('Content-Disposition')).toMatch(/^attachment;/);
    expect(answer.headers.get('Content-Security-Policy')).toContain('sandbox');
  });

  it('changes nothing when a chunk is repeated or misplaced', async () => {
    const other = text('misplaced '.repeat(50));
    const otherHash = hashOf(other);
    await send(otherHash, other.slice(0, 100), 0);
    const repeated = await send(otherHash, other.slice(0, 100), 0);
    expect([repeated.status, offsetOf(repeated)]).toEqual([409, 100]);
    const ahead = await send(otherHash, other.slice(200), 200);
    expect([ahead.status, offsetOf(ahead)]).toEqual([409, 100]);
    expect((await send(otherHash, other.slice(100), 100)).status).toBe(204);
    expect((await get(otherHash, owner)).status).toBe(200);
    expect((await send(otherHash, other, 0)).status).toBe(204);
  });

  it('is refused and forgotten when its bytes have another hash', async () => {
    const answer = await send('c'.repeat(64), text('not these'), 0, owner, { 'Upload-Length': '9' });
    expect(await answer.json()).toMatchObject({ errors: [{ errorCode: 'hash_mismatch' }] });
    expect(offsetOf(await head('c'.repeat(64), owner))).toBe(0);
    expect((await get('c'.repeat(64), owner)).status).toBe(404);
  });

  it('is refused when it is too large, by chunk and by file', async () => {
    const large = new Uint8Array(largestChunkBytes + 1);
    expect((await send('d'.repeat(64), large, 0)).status).toBe(413);
    expect((await send('d'.repeat(64), text('x'), readLimits.modelBytes)).status).toBe(413);
    expect(
      (await send('d'.repeat(64), text('x'), 0, owner, { 'Upload-Length': String(readLimits.modelBytes + 1) })).status,
    ).toBe(413);
  });

  it('is refused where it and those that were never finished are more than the customer may have', async () => {
    const { customerId } = stranger;
    const left = 'a'.repeat(64) as FileHash;
    await shop.blobs.append(customerId, left, 0, text('x'));
    await truncate(join(shop.filesFolder, 'uploads', customerId, left), customerQuotaBytes - 99);
    const answer = await send('b'.repeat(64), text('y'.repeat(200)), 0, stranger);
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ errors: [{ details: { quotaBytes: customerQuotaBytes } }] });
    expect((await send('b'.repeat(64), text('y'), 0, owner)).status).toBe(204);
    await shop.blobs.drop(customerId, left);
    expect((await send('b'.repeat(64), text('y'.repeat(200)), 0, stranger)).status).toBe(204);
  });

  it.each(['-1', '1e3', '0x10', '', 'NaN'])('is refused at the offset "%s"', async (offset) => {
    const init = { method: 'PATCH', body: 'x', headers: { ...owner.headers, 'Upload-Offset': offset } };
    expect((await shop.request(`/files/${'e'.repeat(64)}`, init)).status).toBe(400);
  });

  it('needs the upload permission', async () => {
    expect((await send(hashOf(text('y')), text('y'), 0, reader)).status).toBe(403);
  });

  it.each(['..%2f..%2fetc%2fpasswd', 'A'.repeat(64), 'a'.repeat(63), 'a'.repeat(65)])(
    'knows no file called %s',
    async (name) => {
      expect((await get(name, owner)).status).toBe(404);
    },
  );
});

describe('a file of another customer', () => {
  const bytes = text('secret drawing');
  const hash = hashOf(bytes);

  it('looks like one that is not there, whole or half', async () => {
    const none = await (await get('f'.repeat(64), stranger)).text();
    await send(hash, bytes.slice(0, 5), 0);
    expect(offsetOf(await head(hash, stranger))).toBe(0);
    await send(hash, bytes.slice(5), 5);
    const foreign = await get(hash, stranger);
    expect(foreign.status).toBe(404);
    expect(await foreign.text()).toBe(none);
    expect((await head(hash, stranger)).status).toBe(404);
  });

  it('opens to a colleague', async () => {
    expect(await (await get(hash, colleague)).text()).toBe('secret drawing');
  });

  it('opens to a stranger only when he uploads all of its bytes himself', async () => {
    expect((await send(hash, bytes.slice(0, 5), 0, stranger)).status).toBe(204);
    expect((await get(hash, stranger)).status).toBe(404);
    expect((await send(hash, bytes.slice(5), 5, stranger)).status).toBe(204);
    expect((await get(hash, stranger)).status).toBe(200);
  });
});

describe('a file in one piece', () => {
  it('is kept also where the same comes several times at once, and in chunks beside', async () => {
    const bytes = text('<BTLx/>'.repeat(300_000));
    const deps = { sql: shop.database.sql, blobs: shop.blobs };
    await send(hashOf(bytes), bytes.slice(0, 100), 0);
    const hashes = await Promise.all(Array.from({ length: 6 }, () => storeWholeFile(deps, owner, bytes)));
    expect(new Set(hashes)).toEqual(new Set([hashOf(bytes)]));
    expect((await (await get(hashOf(bytes), owner)).arrayBuffer()).byteLength).toBe(bytes.length);
  });
});

describe('a file whose bytes the server has lost', () => {
  const bytes = text('<BTLx/>'.repeat(500));
  const hash = hashOf(bytes) as FileHash;
  const deps = () => ({ sql: shop.database.sql, blobs: shop.blobs });
  const lose = async () => {
    const path = await shop.blobs.pathOf(hash);
    if (path) await rm(path);
    const answer = await head(hash, owner);
    expect([path === null, answer.status, offsetOf(answer)]).toEqual([false, 404, 0]);
  };

  it('is taken again, in chunks and in one piece', async () => {
    await storeWholeFile(deps(), owner, bytes);
    await lose();
    expect((await send(hash, bytes.slice(0, 2000), 0)).status).toBe(204);
    expect((await head(hash, owner)).status).toBe(404);
    expect((await send(hash, bytes.slice(2000), 2000)).status).toBe(204);
    expect((await head(hash, owner)).status).toBe(200);
    await lose();
    await storeWholeFile(deps(), owner, bytes);
    expect(new Uint8Array(await (await get(hash, owner)).arrayBuffer())).toEqual(bytes);
  });
});
