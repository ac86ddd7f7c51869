import { createHash } from 'node:crypto';
import { constants, createReadStream } from 'node:fs';
import { copyFile, type FileHandle, mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type FileHash, newId } from '@knotenblech/shared/values/ids.ts';
import { largestChunkBytes } from './file-limits.ts';
import { oneByOneOf, removeOlder, statOf } from './remove-older.ts';

/** Where files lie by their content: written once, never changed. */
export type BlobStore = {
  /** Path of a whole file, or null when the store does not have it. */
  pathOf: (hash: FileHash) => Promise<string | null>;
  /** Of every whole file. */
  hashes: () => AsyncIterable<FileHash>;
  read: (hash: FileHash) => Promise<Uint8Array<ArrayBuffer> | null>;
  /** Bytes that have arrived of an upload of one customer. */
  offsetOf: (customerId: string, hash: FileHash) => Promise<number>;
  /** What a customer's other unfinished uploads take, each as much as a chunk at least: there are never countless small ones. */
  unfinishedBytes: (customerId: string, besides: FileHash) => Promise<number>;
  /**
   * Writes bytes at the offset, which is where the upload ends, and returns the new length; null: it ends elsewhere now.
   * Throws where the disk takes no more.
   */
  append: (customerId: string, hash: FileHash, offset: number, bytes: Uint8Array) => Promise<number | null>;
  /** Moves an upload whose bytes have the hash into the store; false when they have another. */
  keep: (customerId: string, hash: FileHash) => Promise<boolean>;
  /** Takes a file whole, by the hash of its bytes; as often at once as may be. */
  keepBytes: (hash: FileHash, bytes: Uint8Array) => Promise<void>;
  /** Deletes a whole file, unless it has been kept anew within a day: who sent it may still be about to name it. */
  remove: (hash: FileHash, now: Date) => Promise<void>;
  /** Forgets an upload that has not been kept. */
  drop: (customerId: string, hash: FileHash) => Promise<void>;
  /** Forgets uploads that have not grown since. */
  sweep: (before: Date) => Promise<void>;
};

const freshMs = 86_400_000;

const sizeOf = async (path: string) => (await statOf(path))?.size ?? null;

const hashOf = async (path: string) => {
  const sha256 = createHash('sha256');
  await pipeline(createReadStream(path), sha256);
  return sha256.digest('hex');
};

const syncToDisk = async (path: string) => {
  const handle = await open(path, 'r');
  await handle.sync().finally(() => handle.close());
};

const hashesIn = async function* (folder: string) {
  await mkdir(folder, { recursive: true });
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) if (entry.isFile()) yield entry.name as FileHash;
};

const sumSizes = async (folder: string, besides: FileHash) => {
  await mkdir(folder, { recursive: true });
  const names = (await readdir(folder)).filter((name) => name !== besides);
  const sizes = await Promise.all(names.map((name) => sizeOf(join(folder, name))));
  return sizes.reduce<number>((sum, size) => sum + (size === null ? 0 : Math.max(size, largestChunkBytes)), 0);
};

/** A disk that is nearly full takes a part, and refuses the rest. */
const writeAll = async (handle: FileHandle, bytes: Uint8Array, offset: number) => {
  for (let at = 0; at < bytes.length; )
    at += (await handle.write(bytes, at, bytes.length - at, offset + at)).bytesWritten;
};

const appendTo = async (path: string, bytes: Uint8Array, offset: number) => {
  const handle = await open(path, offset === 0 ? 'w' : 'r+');
  try {
    await writeAll(handle, bytes, offset);
  } finally {
    await handle.close();
  }
};

/** A blob store in a folder: files under ab/cd/<hash>, uploads apart by customer. */
export const openBlobStore = (folder: string): BlobStore => {
  const keptPath = (hash: FileHash) => join(folder, 'kept', hash.slice(0, 2), hash.slice(2, 4), hash);
  const uploadPath = (customerId: string, hash: FileHash) => join(folder, 'uploads', customerId, hash);
  const oneByOne = oneByOneOf();
  const moveToKept = async (path: string, hash: FileHash) => {
    await syncToDisk(path);
    await mkdir(dirname(keptPath(hash)), { recursive: true });
    await rename(path, keptPath(hash));
    for (let around = dirname(keptPath(hash)); around.startsWith(folder); around = dirname(around)) {
      await syncToDisk(around);
    }
  };
  /** Another server on this disk may still write to an upload: only what nobody else has open is hashed and moved. */
  const inOwnFile = async <T>(work: (path: string) => Promise<T>): Promise<T> => {
    const path = join(folder, 'uploads', 'whole', newId());
    await mkdir(dirname(path), { recursive: true });
    try {
      return await work(path);
    } finally {
      await rm(path, { force: true });
    }
  };
  return {
    pathOf: async (hash) => ((await sizeOf(keptPath(hash))) === null ? null : keptPath(hash)),
    hashes: () => hashesIn(join(folder, 'kept')),
    offsetOf: async (customerId, hash) => (await sizeOf(uploadPath(customerId, hash))) ?? 0,
    unfinishedBytes: (customerId, besides) => sumSizes(dirname(uploadPath(customerId, besides)), besides),
    read: async (hash) =>
      (await sizeOf(keptPath(hash))) === null ? null : new Uint8Array(await readFile(keptPath(hash))),
    append: (customerId, hash, offset, bytes) => {
      const path = uploadPath(customerId, hash);
      return oneByOne(path, async () => {
        if (((await sizeOf(path)) ?? 0) !== offset) return null;
        await mkdir(dirname(path), { recursive: true });
        await appendTo(path, bytes, offset);
        return offset + bytes.length;
      });
    },
    keep: (customerId, hash) => {
      const path = uploadPath(customerId, hash);
      return oneByOne(path, async () => {
        if ((await sizeOf(path)) === null) return false;
        return inOwnFile(async (own) => {
          await copyFile(path, own, constants.COPYFILE_FICLONE);
          if ((await hashOf(own)) !== hash) return false;
          await moveToKept(own, hash);
          await rm(path, { force: true });
          return true;
        });
      });
    },
    keepBytes: (hash, bytes) =>
      inOwnFile(async (own) => {
        await writeFile(own, bytes);
        await moveToKept(own, hash);
      }),
    remove: async (hash, now) => {
      const aside = join(folder, 'uploads', 'whole', newId());
      await mkdir(dirname(aside), { recursive: true });
      if ((await sizeOf(keptPath(hash))) === null) return;
      await rename(keptPath(hash), aside);
      const found = await statOf(aside);
      if (found && now.getTime() - found.mtime.getTime() < freshMs) await rename(aside, keptPath(hash));
      else await rm(aside, { force: true });
    },
    drop: (customerId, hash) => {
      const path = uploadPath(customerId, hash);
      return oneByOne(path, () => rm(path, { force: true }));
    },
    sweep: (before) => removeOlder(join(folder, 'uploads'), before),
  };
};
