import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type AppFile, type AppFiles, isHashed, loadApp, makeAppFile } from './load-app.ts';

const keptMs = 30 * 86_400_000;

const suffixes = { identity: '', br: '.br', gzip: '.gz' } as const;

const listName = 'replaced.json';

/** When each kept asset was replaced by a newer build (ISO 8601). */
type Replaced = Record<string, string>;

const nameOf = (path: string) => encodeURIComponent(path);

/** Whole or not at all, also when two servers on one folder keep the same. */
const keepBytes = async (file: string, bytes: Uint8Array) => {
  const unfinished = `${file}.${randomUUID()}.new`;
  await writeFile(unfinished, bytes);
  await rename(unfinished, file);
};

/** The plain bytes come last: where they lie, the file is whole. */
const keepAsset = async (folder: string, path: string, { encodings }: AppFile) => {
  for (const encoding of ['br', 'gzip', 'identity'] as const) {
    const bytes = encodings.get(encoding);
    if (bytes) await keepBytes(join(folder, nameOf(path) + suffixes[encoding]), bytes);
  }
};

const readReplaced = async (folder: string): Promise<Replaced> => {
  try {
    return JSON.parse(await readFile(join(folder, listName), 'utf8')) as Replaced;
  } catch {
    return {};
  }
};

const keptPaths = async (folder: string) =>
  (await readdir(folder)).filter((name) => /^%2F.+\.(?!br$|gz$|new$)\w+$/.test(name)).map(decodeURIComponent);

const readAsset = async (folder: string, path: string) => {
  const bytesOf = (suffix: string) => readFile(join(folder, nameOf(path) + suffix)).catch(() => null);
  const plain = await bytesOf(suffixes.identity);
  if (!plain) return undefined;
  const file = makeAppFile(path, new Uint8Array(plain));
  for (const encoding of ['br', 'gzip'] as const) {
    const bytes = await bytesOf(suffixes[encoding]);
    if (bytes) file.encodings.set(encoding, new Uint8Array(bytes));
  }
  return file;
};

/**
 * Keeps the hashed files of the build in a folder and those of earlier builds for 30 days after they were replaced:
 * a page that is still open loads parts of itself late.
 */
export const openReplacedAssets = async ({ folder, app, now }: { folder: string; app: AppFiles; now: Date }) => {
  await mkdir(folder, { recursive: true });
  const before = await readReplaced(folder);
  const kept = new Set(await keptPaths(folder));
  for (const [path, file] of app) if (file.isImmutable && !kept.has(path)) await keepAsset(folder, path, file);
  const replaced = new Map(
    [...kept].filter((path) => !app.has(path)).map((path) => [path, before[path] ?? now.toISOString()]),
  );
  const keepList = () => keepBytes(join(folder, listName), Buffer.from(JSON.stringify(Object.fromEntries(replaced))));
  await keepList();
  return {
    /** A file of an earlier build, or of a newer one that another server on the folder has; only names of assets reach the disk. */
    get: async (path: string) => (isHashed(path) ? readAsset(folder, path) : undefined),
    /** Deletes what was replaced long enough ago. */
    sweep: async (today: Date) => {
      const isOver = ([, at]: [string, string]) => today.getTime() - Date.parse(at) > keptMs;
      const over = [...replaced].filter(isOver).map(([path]) => path);
      for (const path of over) {
        replaced.delete(path);
        for (const suffix of Object.values(suffixes)) await rm(join(folder, nameOf(path) + suffix), { force: true });
      }
      if (over.length > 0) await keepList();
    },
  };
};

export type ReplacedAssets = Awaited<ReturnType<typeof openReplacedAssets>>;

type BuiltApp = { builtFolder: string; replacedFolder: string; hasServiceWorker: boolean; now: Date };

/** Everything the app is served from: the present build and what replaced ones may still be asked for. */
export const openBuiltApp = async ({ builtFolder, replacedFolder, hasServiceWorker, now }: BuiltApp) => {
  const app = await loadApp(builtFolder);
  const replaced = await openReplacedAssets({ folder: replacedFolder, app, now });
  const present = hasServiceWorker ? app : new Map([...app, ['/service-worker.js', serviceWorkerRemover]]);
  return { replaced, get: (path: string) => present.get(path) ?? replaced.get(path) };
};

/**
 * Windows are loaded anew only where something was removed, since they register this worker again at each visit, and not
 * over entries: the app holds the lock `open-edit` for those.
 */
const script = `
const remove = async () => {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  await self.registration.unregister();
  if (names.length === 0) return;
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  if (held.some(({ name }) => name === 'open-edit')) return;
  const windows = await self.clients.matchAll({ type: 'window' });
  await Promise.allSettled(windows.map((each) => each.navigate(each.url)));
};
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(remove()));
`;

/** Takes the place of a service worker that does harm: it removes itself and its caches and leaves what is stored. */
export const serviceWorkerRemover = makeAppFile('/service-worker.js', new TextEncoder().encode(script));
