import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveApp } from '../middleware.ts';
import type { ShopEnv } from '../shop-env.ts';
import { compressApp } from './compress-app.ts';
import { type AppFiles, loadApp } from './load-app.ts';

let folder = '';
let files: AppFiles;
const get = (path: string, headers: Record<string, string> = {}) =>
  new Hono<ShopEnv>().get('/*', serveApp(files)).request(path, { headers });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'knotenblech-app-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Knotenblech</title>');
  await writeFile(join(folder, 'sw.js'), 'self.addEventListener("fetch", () => {});');
  await writeFile(join(folder, 'assets/index-Bx81kd2_.js'), 'console.log(1);\n'.repeat(500));
  await writeFile(join(folder, '.sources'), 'secret of the build');
  await compressApp(folder);
  files = await loadApp(folder);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('serveApp', () => {
  it('lets hashed files be kept for ever and nothing else', async () => {
    expect((await get('/assets/index-Bx81kd2_.js')).headers.get('Cache-Control')).toContain('immutable');
    expect((await get('/sw.js')).headers.get('Cache-Control')).toBe('no-cache');
    expect((await get('/')).headers.get('Cache-Control')).toBe('no-cache');
  });

  it('sends the smallest encoding the browser takes', async () => {
    const encodingFor = async (accepted: string) =>
      (await get('/assets/index-Bx81kd2_.js', { 'Accept-Encoding': accepted })).headers.get('Content-Encoding');
    expect(await encodingFor('gzip, deflate, br')).toBe('br');
    expect(await encodingFor('gzip')).toBe('gzip');
    expect(await encodingFor('br;q=0, gzip')).toBe('gzip');
    expect(await encodingFor('identity')).toBeNull();
  });

  it("answers the app's own routes with index.html", async () => {
    const answer = await get('/de/projects/0197a000-0000-7000-8000-000000000001');
    expect(answer.headers.get('Content-Type')).toContain('text/html');
    expect(await answer.text()).toContain('Knotenblech');
  });

  it('answers 304 to a file that is known', async () => {
    const etag = (await get('/sw.js')).headers.get('ETag') ?? '';
    expect((await get('/sw.js', { 'If-None-Match': etag })).status).toBe(304);
  });

  it.each(['/assets/missing-12345678.js', '/.sources', '/../package.json', '/%2e%2e/package.json'])(
    'has nothing at %s',
    async (path) => {
      expect(await (await get(path)).text()).not.toContain('secret');
    },
  );

  it('answers 404 for a missing file', async () => {
    expect((await get('/assets/missing-12345678.js')).status).toBe(404);
  });
});
