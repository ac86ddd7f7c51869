import { randomUUID } from 'node:crypto';
import { access, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { removeOlder } from './remove-older.ts';

/** Files that were made here, by a key that names all they show: made again whenever they are missing. */
export type KeyedFiles = {
  has: (key: string) => Promise<boolean>;
  read: (key: string) => Promise<Uint8Array<ArrayBuffer> | null>;
  keep: (key: string, bytes: Uint8Array) => Promise<void>;
  /** Forgets what was made before. */
  sweep: (before: Date) => Promise<void>;
};

/** Such files in a folder, under ab/cd/<key>.<ending>; `key` is 64 hex digits. */
export const openKeyedFiles = (folder: string, ending: string): KeyedFiles => {
  const pathOf = (key: string) => join(folder, key.slice(0, 2), key.slice(2, 4), `${key}.${ending}`);
  return {
    has: (key) =>
      access(pathOf(key)).then(
        () => true,
        () => false,
      ),
    read: async (key) => {
      try {
        return new Uint8Array(await readFile(pathOf(key)));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
    keep: async (key, bytes) => {
      const draft = `${pathOf(key)}.${randomUUID()}`;
      await mkdir(dirname(draft), { recursive: true });
      await writeFile(draft, bytes);
      await rename(draft, pathOf(key));
    },
    sweep: (before) => removeOlder(folder, before),
  };
};
