import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';

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

export type AppFile = {
  type: string;
  etag: string;
  isImmutable: boolean;
  /** Bytes by content encoding; 'identity' is always there. */
  encodings: Map<string, Uint8Array<ArrayBuffer>>;
};

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Vite puts a hash of the content into these names. */
export const isHashed = (path: string) => /^\/assets\/.+-[\w-]{8,}\.\w+$/.test(path);

/** A file of the app as it is answered at its path. */
export const makeAppFile = (path: string, bytes: Uint8Array<ArrayBuffer>): AppFile => ({
  type: types[extname(path)] ?? 'application/octet-stream',
  etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
  isImmutable: isHashed(path),
  encodings: new Map([['identity', bytes]]),
});
