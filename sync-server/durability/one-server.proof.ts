import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '../src/database/database.ts';
import { databaseUser, ownPostgresPlace } from '../src/database/own-postgres/own-postgres-place.ts';
import { startOwnPostgres } from '../src/database/own-postgres/start-own-postgres.ts';
import { testFolder } from '../test/test-folder.ts';

const tries = 20;
const atOnce = 10;
const options = { database: 'shop', isDurable: true };

let folder = '';
beforeAll(async () => {
  folder = await testFolder('one');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const pidFile = async () =>
  join((await ownPostgresPlace(folder, await databaseUser())).clusterFolder, 'postmaster.pid');
const pidOf = async () => Number((await readFile(await pidFile(), 'utf8')).split('\n')[0]);

/** Opens the folder in a process of its own, says so, and is killed. */
const killedHolder = async () => {
  const module = join(import.meta.dirname, '../src/database/own-postgres/start-own-postgres.ts');
  const program = `
    const { startOwnPostgres } = await import(${JSON.stringify(module)});
    await startOwnPostgres(${JSON.stringify(folder)}, ${JSON.stringify(options)});
    console.log('open');`;
  const holder = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(holder.stdout, 'data');
  holder.kill('SIGKILL');
  await once(holder, 'exit');
};

const killPostgres = async () => {
  const pid = await pidOf();
  process.kill(pid, 'SIGKILL');
  await expect.poll(() => stat(`/proc/${pid}`).catch(() => null)).toBeNull();
};

test('twenty times a second server on the folder is refused in clear words, ten of them at a time', async () => {
  const first = await startOwnPostgres(folder, options);
  const second = () => startOwnPostgres(folder, options).then(() => 'let in', String);
  const answers: string[] = [];
  while (answers.length < tries) answers.push(...(await Promise.all(Array.from({ length: atOnce }, second))));
  expect(new Set(answers)).toEqual(new Set([`Error: another server already uses the data folder ${folder}`]));
  await first.stop();
});

test('a server whose lock went with its connection takes it again, and keeps the folder', async () => {
  const first = await startOwnPostgres(folder, options);
  const sql = connect(first.address, { max: 1, name: 'test' });
  const holders = async () => {
    const rows = await sql<{ pid: number }[]>`
      select pid from pg_locks join pg_stat_activity using (pid)
      where locktype = 'advisory' and application_name = 'knotenblech server lock'`;
    return rows.map(({ pid }) => pid);
  };
  const before = await holders();
  expect(before).toHaveLength(1);
  await sql`select pg_terminate_backend(${before[0] ?? 0})`;
  await expect.poll(async () => (await holders()).filter((pid) => !before.includes(pid))).toHaveLength(1);
  await expect(startOwnPostgres(folder, options)).rejects.toThrow('another server already uses');
  await sql.end();
  await first.stop();
});

test('a folder whose server was killed is opened by the next one, whether its PostgreSQL lived on or left a stale pid file', async () => {
  for (const isPostgresKilled of [false, true]) {
    await killedHolder();
    if (isPostgresKilled) await killPostgres();
    const next = await startOwnPostgres(folder, options);
    await expect(startOwnPostgres(folder, options)).rejects.toThrow('another server already uses');
    await next.stop();
  }
});

test('a stale pid file that names a process of something else by now keeps nobody out', async () => {
  await killedHolder();
  await killPostgres();
  const user = await databaseUser();
  const other = spawn('sleep', ['600'], { ...user, stdio: 'ignore' });
  await once(other, 'spawn');
  await expect.poll(() => readFile(`/proc/${other.pid}/comm`, 'utf8')).toBe('sleep\n');
  const [, ...rest] = (await readFile(await pidFile(), 'utf8')).split('\n');
  await writeFile(await pidFile(), [other.pid, ...rest].join('\n'));
  if (user) await chown(await pidFile(), user.uid, user.gid);
  const next = await startOwnPostgres(folder, options);
  expect(await pidOf()).not.toBe(other.pid);
  await next.stop();
  expect(other.exitCode).toBeNull();
  other.kill();
});
