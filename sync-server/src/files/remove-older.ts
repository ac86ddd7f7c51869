import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Size and time of a file; null: it is not there. */
export const statOf = async (path: string) => {
  try {
    return await stat(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
};

/** Deletes the files in a folder that were last written before; one that goes meanwhile is gone. */
export const removeOlder = async (folder: string, before: Date) => {
  await mkdir(folder, { recursive: true });
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const found = entry.isFile() ? await statOf(path) : null;
    if (found && found.mtime < before) await rm(path, { force: true });
  }
};

/** Work on one name waits for what came before it in this process. */
export const oneByOneOf = () => {
  const last = new Map<string, Promise<unknown>>();
  return <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const done = (last.get(name) ?? Promise.resolve()).then(work, work);
    const ended = done
      .catch(() => {})
      .finally(() => {
        if (last.get(name) === ended) last.delete(name);
      });
    last.set(name, ended);
    return done;
  };
};
