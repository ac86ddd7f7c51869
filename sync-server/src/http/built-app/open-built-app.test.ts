import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { serveApp } from '../middleware.ts';
import type { ShopEnv } from '../shop-env.ts';
import { compressApp } from './compress-app.ts';
import { openBuiltApp } from './replaced-assets.ts';

const firstDay = Date.parse('2026-11-01T08:00:00Z');
const onDay = (days: number) => new Date(firstDay + days * 86_400_000);
const chunkOf = (build: string) => `/assets/screen-${build}kd2_aaa.js`;

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'knotenblech-builds-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const build = async (name: string) => {
  const builtFolder = join(folder, name);
  await mkdir(join(builtFolder, 'assets'), { recursive: true });
  await writeFile(join(builtFolder, 'index.html'), `<!doctype html><title>${name}</title>`);
  await writeFile(join(builtFolder, 'service-worker.js'), `const build = '${name}';`);
  await writeFile(join(builtFolder, chunkOf(name)), `console.log('${name}');\n`.repeat(200));
  await compressApp(builtFolder);
  return builtFolder;
};

const serve = async (builtFolder: string, now: Date, hasServiceWorker = true) => {
  const app = await openBuiltApp({ builtFolder, replacedFolder: join(folder, 'replaced'), hasServiceWorker, now });
  const hono = new Hono<ShopEnv>().get('/*', serveApp(app));
  const get = async (path: string, headers = {}) => hono.request(path, { headers });
  return { get, sweep: app.replaced.sweep };
};

describe('openBuiltApp', () => {
  it('a page of the replaced build still gets its late parts, to be kept for ever and compressed as before', async () => {
    await serve(await build('one'), onDay(0));
    const { get } = await serve(await build('two'), onDay(3));
    const late = await get(chunkOf('one'), { 'Accept-Encoding': 'gzip, br' });
    expect(late.status).toBe(200);
    expect(late.headers.get('Cache-Control')).toContain('immutable');
    expect(late.headers.get('Content-Encoding')).toBe('br');
    expect(late.headers.get('Content-Type')).toContain('text/javascript');
    expect(await (await get(chunkOf('one'))).text()).toContain("console.log('one')");
    expect(await (await get('/')).text()).toContain('two');
    expect(await (await get('/service-worker.js')).text()).toContain('two');
  });

  it('several servers that start at once on one folder keep the same', async () => {
    const built = await build('one');
    await Promise.all(Array.from({ length: 8 }, () => serve(built, onDay(0))));
    const { get } = await serve(await build('two'), onDay(1));
    expect((await get(chunkOf('one'))).status).toBe(200);
    expect((await readdir(join(folder, 'replaced'))).filter((name) => name.endsWith('.new'))).toEqual([]);
  });

  it('while servers of two builds run on one folder each hands out the parts of both', async () => {
    const older = await serve(await build('one'), onDay(0));
    const newer = await serve(await build('two'), onDay(0));
    expect((await older.get(chunkOf('two'))).status).toBe(200);
    expect((await newer.get(chunkOf('one'))).status).toBe(200);
  });

  it('what was replaced goes after 30 days, counted from the day it was replaced, over restarts', async () => {
    const two = await build('two');
    await serve(await build('one'), onDay(0));
    await serve(two, onDay(90));
    const { get, sweep } = await serve(two, onDay(119));
    await sweep(onDay(119));
    expect((await get(chunkOf('one'))).status).toBe(200);
    await sweep(onDay(121));
    expect((await get(chunkOf('one'))).status).toBe(404);
    expect((await get(chunkOf('two'))).status).toBe(200);
    expect((await readdir(join(folder, 'replaced'))).some((name) => name.includes('one'))).toBe(false);
  });

  it('a build that comes back is not counted as replaced', async () => {
    const one = await build('one');
    await serve(one, onDay(0));
    await serve(await build('two'), onDay(1));
    const { get, sweep } = await serve(one, onDay(2));
    await sweep(onDay(200));
    expect((await get(chunkOf('one'))).status).toBe(200);
    expect((await get(chunkOf('two'))).status).toBe(404);
    const again = await serve(await build('three'), onDay(201));
    await again.sweep(onDay(202));
    expect((await again.get(chunkOf('one'))).status).toBe(200);
  });

  it('a damaged list of what was replaced begins the 30 days anew', async () => {
    await serve(await build('one'), onDay(0));
    const two = await build('two');
    await serve(two, onDay(1));
    await writeFile(join(folder, 'replaced/replaced.json'), '{"half');
    const { get, sweep } = await serve(two, onDay(40));
    await sweep(onDay(41));
    expect((await get(chunkOf('one'))).status).toBe(200);
  });

  it('nothing but kept names of assets is found among the replaced', async () => {
    await serve(await build('one'), onDay(0));
    const { get } = await serve(await build('two'), onDay(1));
    for (const path of ['/replaced.json', '/assets/replaced.json', '/assets/..%2Freplaced.json', '/%2Fassets%2Fx.js']) {
      expect((await get(path)).status).toBe(404);
    }
  });

  it('with the service worker switched off its address removes it, and only for as long', async () => {
    const one = await build('one');
    const off = await serve(one, onDay(0), false);
    const remover = await off.get('/service-worker.js');
    expect(remover.headers.get('Cache-Control')).toBe('no-cache');
    expect(remover.headers.get('Content-Type')).toContain('text/javascript');
    expect(await remover.text()).toContain('unregister()');
    expect(await (await off.get('/')).text()).toContain('one');
    const on = await serve(one, onDay(1));
    expect(await (await on.get('/service-worker.js')).text()).not.toContain('unregister()');
  });
});
