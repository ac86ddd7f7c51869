import { randomUUID } from 'node:crypto';
import { access, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { removeOlder } from '../files/remove-older.ts';

/** Pictures that were drawn, by a key that names what they show: made again whenever they are missing. */
export type PictureStore = {
  has: (key: string) => Promise<boolean>;
  read: (key: string) => Promise<Uint8Array<ArrayBuffer> | null>;
  keep: (key: string, png: Uint8Array) => Promise<void>;
  /** Forgets what was drawn before. */
  sweep: (before: Date) => Promise<void>;
};

/** Pictures in a folder, under ab/cd/<key>.png; `key` is 64 hex digits. */
export const openPictureStore = (folder: string): PictureStore => {
  const pathOf = (key: string) => join(folder, key.slice(0, 2), key.slice(2, 4), `${key}.png`);
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
    keep: async (key, png) => {
      const draft = `${pathOf(key)}.${randomUUID()}`;
      await mkdir(dirname(draft), { recursive: true });
      await writeFile(draft, png);
      await rename(draft, pathOf(key));
    },
    sweep: (before) => removeOlder(folder, before),
  };
};
