import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type FileHash, newId } from '@knotenblech/shared/values/ids.ts';

/** Where files lie by their content: written once, never changed. */
export type BlobStore = {
  /** Path of a whole file, or null when the store does not have it. */
  pathOf: (hash: FileHash) => Promise<string | null>;
  /** Of every whole file. */
  hashes: () => AsyncIterable<FileHash>;
  read: (hash: FileHash) => Promise<Uint8Array<ArrayBuffer> | null>;
  /** Bytes that have arrived of an upload of one customer. */
  offsetOf: (customerId: string, hash: FileHash) => Promise<number>;
  /** Writes bytes at the offset and returns the new length. */
  append: (customerId: string, hash: FileHash, offset: number, bytes: Uint8Array) => Promise<number>;
  /** Moves an upload whose bytes have the hash into the store; false when they have another. */
  keep: (customerId: string, hash: FileHash) => Promise<boolean>;
  /** Takes a file whole, by the hash of its bytes; as often at once as may be. */
  keepBytes: (hash: FileHash, bytes: Uint8Array) => Promise<void>;
  /** Forgets an upload that has not been kept. */
  drop: (customerId: string, hash: FileHash) => Promise<void>;
  /** Forgets uploads that have not grown since. */
  sweep: (before: Date) => Promise<void>;
};

const sizeOf = async (path: string) => {
  try {
    return (await stat(path)).size;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
};

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

const removeOlder = async (folder: string, before: Date) => {
  await mkdir(folder, { recursive: true });
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile() && (await stat(path)).mtime < before) await rm(path, { force: true });
  }
};

/** A blob store in a folder: files under ab/cd/<hash>, uploads apart by customer. */
export const openBlobStore = (folder: string): BlobStore => {
  const keptPath = (hash: FileHash) => join(folder, 'kept', hash.slice(0, 2), hash.slice(2, 4), hash);
  const uploadPath = (customerId: string, hash: FileHash) => join(folder, 'uploads', customerId, hash);
  const moveToKept = async (path: string, hash: FileHash) => {
    await syncToDisk(path);
    await mkdir(dirname(keptPath(hash)), { recursive: true });
    await rename(path, keptPath(hash));
    await syncToDisk(dirname(keptPath(hash)));
  };
  return {
    pathOf: async (hash) => ((await sizeOf(keptPath(hash))) === null ? null : keptPath(hash)),
    hashes: () => hashesIn(join(folder, 'kept')),
    offsetOf: async (customerId, hash) => (await sizeOf(uploadPath(customerId, hash))) ?? 0,
    read: async (hash) =>
      (await sizeOf(keptPath(hash))) === null ? null : new Uint8Array(await readFile(keptPath(hash))),
    append: async (customerId, hash, offset, bytes) => {
      const path = uploadPath(customerId, hash);
      await mkdir(dirname(path), { recursive: true });
      const handle = await open(path, offset === 0 ? 'w' : 'r+');
      try {
        await handle.write(bytes, 0, bytes.length, offset);
      } finally {
        await handle.close();
      }
      return offset + bytes.length;
    },
    keep: async (customerId, hash) => {
      const path = uploadPath(customerId, hash);
      if ((await hashOf(path)) !== hash) return false;
      await moveToKept(path, hash);
      return true;
    },
    keepBytes: async (hash, bytes) => {
      const path = join(folder, 'uploads', 'whole', newId());
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, bytes);
      await moveToKept(path, hash);
    },
    drop: (customerId, hash) => rm(uploadPath(customerId, hash), { force: true }),
    sweep: (before) => removeOlder(join(folder, 'uploads'), before),
  };
};
