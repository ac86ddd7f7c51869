import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { type AppFile, makeAppFile } from './app-file.ts';

/** The built app by path, '/index.html' for one. */
export type AppFiles = ReadonlyMap<string, AppFile>;

const encodingOf = new Map([
  ['.br', 'br'],
  ['.gz', 'gzip'],
]);

const withoutMissing = async (folder: string) => {
  try {
    return await readdir(folder, { recursive: true, withFileTypes: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
};

/** Holds the built app in memory: a few megabytes, and no path of a request ever reaches the disk. */
export const loadApp = async (folder: string): Promise<AppFiles> => {
  const entries = (await withoutMissing(folder)).filter((entry) => entry.isFile() && !entry.name.startsWith('.'));
  const files = new Map<string, AppFile>();
  const read = async (entry: (typeof entries)[number]) => {
    const filePath = join(entry.parentPath, entry.name);
    return {
      path: filePath.slice(folder.length).replaceAll('\\', '/'),
      bytes: new Uint8Array(await readFile(filePath)),
    };
  };
  const loaded = (await Promise.all(entries.map(read))).sort((a, b) => a.path.length - b.path.length);
  for (const { path, bytes } of loaded) {
    const encoding = encodingOf.get(extname(path));
    const plain = encoding && files.get(path.slice(0, -extname(path).length));
    if (plain) plain.encodings.set(encoding, bytes);
    else files.set(path, makeAppFile(path, bytes));
  }
  return files;
};
