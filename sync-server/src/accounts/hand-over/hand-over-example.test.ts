import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { handOverCalls } from '@knotenblech/shared/api/accounts/hand-over-calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { partnerKey, type TestShop, testShop } from '../../../test/test-shop.ts';
import { readSettings } from '../../operations/read-settings.ts';
import { type RunningServer, runServer } from '../../run-server.ts';

const run = promisify(execFile);
const repository = new URL('../../../../', import.meta.url);
let shop: TestShop;
let server: RunningServer;
let folder: string;

beforeAll(async () => {
  shop = await testShop();
  await shop.addUser('werkstatt', ['UPLOAD_PERMISSION']);
  server = await runServer((request) => shop.app.fetch(request), { host: '127.0.0.1', port: 0, tls: null });
  folder = await mkdtemp(join(tmpdir(), 'hand-over-'));
  await writeFile(join(folder, 'Halle.btlx'), await readFile(new URL('shared/samples/knotenplatten.btlx', repository)));
});
afterAll(async () => {
  await server.stop();
  await shop.stop();
  await rm(folder, { recursive: true });
});

const example = async (name: string) => {
  const text = await readFile(new URL('docs/hand-over.md', repository), 'utf8');
  const found = [...text.matchAll(/```sh\n([^`]+)```/g)].find(([, command]) => command?.includes(name))?.[1];
  if (!found) throw new Error(`docs/hand-over.md has no example with ${name}`);
  return found;
};
const shell = async (command: string, env: Record<string, string>) => {
  const { stdout } = await run('bash', ['-c', command], { cwd: folder, env: { ...process.env, ...env } });
  return stdout;
};

it('the command of the documentation hands a file over', async () => {
  const env = { SHOP: `http://127.0.0.1:${server.port}`, KEY: partnerKey, EMAIL: 'werkstatt@example.org' };
  const answer = handOverCalls.handOver.answer.parse(JSON.parse(await shell(await example('curl'), env)));
  expect(answer.url).toMatch(new RegExp(`/de/shop/assistent/${answer.projectId}\\?token=[\\w-]{43}&sema=true$`));
  await expect(shell(await example('curl'), { ...env, KEY: 'falsch' })).rejects.toMatchObject({
    stdout: expect.stringContaining('partner_key_wrong'),
  });
});

it('the command that makes a key says how the setting is written', async () => {
  const [, value = ''] = (await shell(await example('openssl'), {})).trim().split('PARTNER_KEYS=');
  expect(readSettings({ PARTNER_KEYS: value }).partners).toMatchObject([{ name: 'sema' }]);
});
