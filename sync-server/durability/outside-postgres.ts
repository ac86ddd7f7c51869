import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import postgres from 'postgres';
import { databaseUser, ownPostgresPlace } from '../src/database/own-postgres/own-postgres-place.ts';
import { testFolder } from '../test/test-folder.ts';

const superuser = 'operator';
const secret = 'a-secret-of-the-operator';
const startTimeoutMs = 60_000;

export const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(address && typeof address === 'object' ? address.port : 0));
    });
  });

export type OutsidePostgres = {
  port: number;
  /** A database of its own for a shop, owned by a user who is no superuser: what DATABASE_URL is to name. */
  addDatabase: (name: string, at?: number) => Promise<string>;
  /** As its operator, in the maintenance database or another. */
  asOperator: <T>(run: (sql: postgres.Sql) => Promise<T>, database?: string) => Promise<T>;
  kill: () => Promise<void>;
  start: () => Promise<void>;
  stop: () => Promise<void>;
};

/** A PostgreSQL that somebody else runs: reached by TCP and password, its settings as they come. */
export const startOutsidePostgres = async (settings: Record<string, string> = {}): Promise<OutsidePostgres> => {
  const folder = await testFolder('outside');
  const user = await databaseUser();
  const { programFolder, clusterFolder } = await ownPostgresPlace(folder, user);
  const passwordFile = join(folder, 'password');
  await writeFile(passwordFile, secret, { mode: 0o600 });
  if (user) {
    await chown(folder, user.uid, user.gid);
    await chown(passwordFile, user.uid, user.gid);
  }
  const run = (program: string, args: string[]) =>
    spawn(join(programFolder, program), args, { ...user, stdio: 'ignore', cwd: '/' });
  const init = run('initdb', [
    `--pgdata=${clusterFolder}`,
    `--username=${superuser}`,
    '--auth=scram-sha-256',
    `--pwfile=${passwordFile}`,
    '--encoding=UTF8',
  ]);
  const [code] = (await once(init, 'exit')) as [number];
  if (code !== 0) throw new Error(`initdb ended with ${code}`);
  const port = await freePort();
  const all = { listen_addresses: '127.0.0.1', port: String(port), unix_socket_directories: '', ...settings };
  const urlOf = (name: string, password: string, database: string, at = port) =>
    `postgres://${name}:${password}@127.0.0.1:${at}/${database}`;
  const asOperator: OutsidePostgres['asOperator'] = async (work, database = 'postgres') => {
    const sql = postgres(urlOf(superuser, secret, database), { max: 1, onnotice: () => {} });
    try {
      return await work(sql);
    } finally {
      await sql.end({ timeout: 5 });
    }
  };
  let process = null as ReturnType<typeof spawn> | null;
  const isOver = () => process === null || process.exitCode !== null || process.signalCode !== null;
  /** Launched again when it ends, as service managers do: what a kill has left holds its memory for a moment. */
  const start = async () => {
    const deadline = performance.now() + startTimeoutMs;
    const isUp = () =>
      asOperator((sql) => sql`select 1`).then(
        () => true,
        () => false,
      );
    do {
      if (performance.now() > deadline) throw new Error('PostgreSQL did not start');
      if (isOver())
        process = run('postgres', [
          '-D',
          clusterFolder,
          ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
        ]);
      await wait(50);
    } while (!(await isUp()));
  };
  const end = async (signal: NodeJS.Signals) => {
    if (!process || isOver()) return;
    const over = once(process, 'exit');
    process.kill(signal);
    await over;
  };
  await start();
  return {
    port,
    asOperator,
    addDatabase: (name, at) =>
      asOperator(async (sql) => {
        await sql.unsafe(`create role ${name} login createrole password '${name}'`);
        await sql.unsafe(`create database ${name} owner ${name}`);
        return urlOf(name, name, name, at);
      }),
    kill: () => end('SIGKILL'),
    start,
    stop: async () => {
      await end('SIGINT');
      await rm(folder, { recursive: true, force: true });
    },
  };
};
