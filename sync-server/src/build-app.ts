import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compressApp } from './http/built-app/compress-app.ts';

/** Everything the built app is made from, relative to the repository. */
const sources = [
  'pnpm-lock.yaml',
  'tsconfig.base.json',
  'tsconfig.json',
  'shared/package.json',
  'shared/src',
  'pwa/package.json',
  'pwa/index.html',
  'pwa/vite.config.ts',
  'pwa/first-load.ts',
  'pwa/manifest.ts',
  'pwa/lingui.config.ts',
  'pwa/public',
  'pwa/src',
];

/** Files that the build itself writes, and tests, do not change what is built. */
const isSource = (path: string) => !/\.gen\.ts$|\.test\.tsx?$/.test(path);

const filesUnder = async (path: string): Promise<string[]> => {
  const found = await stat(path).catch(() => null);
  if (!found) return [];
  if (found.isFile()) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
};

/** One hash over names and contents of all sources. */
const hashSources = async (repository: string) => {
  const paths = (await Promise.all(sources.map((source) => filesUnder(join(repository, source))))).flat();
  const sha256 = createHash('sha256').update(process.version);
  const digests = await Promise.all(
    paths.filter(isSource).map(async (path) => {
      const digest = createHash('sha256')
        .update(await readFile(path))
        .digest('hex');
      return `${path.slice(repository.length)} ${digest}\n`;
    }),
  );
  return sha256.update(digests.sort().join('')).digest('hex');
};

const runVite = (folder: string) =>
  new Promise<void>((resolve, reject) => {
    const vite = join(folder, 'node_modules/vite/bin/vite.js');
    const child = spawn(process.execPath, [vite, 'build'], {
      cwd: folder,
      env: { ...process.env, NODE_ENV: 'production' },
    });
    let output = '';
    const keep = (text: Buffer) => {
      output = (output + text.toString()).slice(-8000);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`The app could not be built.\n${output}`))));
  });

/** Builds the app unless the last build was made from the same sources; true when it built. */
export const buildApp = async (repository: string) => {
  const stampFile = join(repository, 'pwa/dist/.sources');
  const [stamp, hash] = await Promise.all([readFile(stampFile, 'utf8').catch(() => ''), hashSources(repository)]);
  if (stamp === hash) return false;
  await runVite(join(repository, 'pwa'));
  await compressApp(join(repository, 'pwa/dist'));
  await writeFile(stampFile, hash);
  return true;
};
