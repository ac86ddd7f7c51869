import { spawn } from 'node:child_process';
import { open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { connect, type DatabaseAddress, type Sql } from '../database.ts';
import {
  databaseUser,
  ownPostgresPlace,
  type PostgresPlace,
  releaseReusedPid,
  type SystemUser,
} from './own-postgres-place.ts';

const major = '18';

const superuser = 'postgres';

const startTimeoutMs = 60_000;

const endedTimeoutMs = 5_000;

const takeAgainMs = 10_000;

const watchEveryMs = 1_000;

export type OwnPostgres = { address: DatabaseAddress; stop: () => Promise<void> };

type OwnPostgresOptions = {
  database: string;
  isDurable: boolean;
  /** A command that works beside the server: what runs already is used, and left alone. */
  joinsRunning?: boolean;
};

/**
 * A PostgreSQL of the server's own in the data folder, reached by a unix socket only; a second server is refused.
 * Should it end while the server runs, it is started again as soon as its folder allows; a lock that was lost is taken again.
 */
export const startOwnPostgres = async (dataFolder: string, options: OwnPostgresOptions): Promise<OwnPostgres> => {
  const user = await databaseUser();
  const place = await ownPostgresPlace(dataFolder, user);
  await prepareCluster(place, user);
  const address = { socketFolder: place.socketFolder, database: 'postgres', userName: superuser };
  const raise = async () => {
    await releaseReusedPid(place.clusterFolder);
    await untilReady(address, place, await launch(place, user, options.isDurable));
  };
  const isRunning = (await problemOf(address)) === null;
  if (isRunning && options.joinsRunning)
    return { address: { ...address, database: options.database }, stop: async () => {} };
  if (!isRunning) await raise();
  const guard = openServerLock(address);
  if (!(await holdServerLock(guard))) {
    await guard.end();
    throw new Error(`another server already uses the data folder ${dataFolder}`);
  }
  const [database] = await guard`select 1 from pg_database where datname = ${options.database}`;
  if (!database) await guard.unsafe(`create database ${options.database}`);
  let isOurs = true;
  const stopWatching = keepUp(async () => {
    if ((await postmasterPid(place)) === null) await raise();
    isOurs = await holdServerLock(guard, takeAgainMs);
    if (!isOurs) leaveFolder(dataFolder);
  });
  return {
    address: { ...address, database: options.database },
    stop: async () => {
      await stopWatching();
      await guard.end({ timeout: 5 });
      if (isOurs) await shutDown(place);
    },
  };
};

/** Looks again and again whether all is as it should be; what fails is tried again. Ends with the returned function. */
const keepUp = (look: () => Promise<void>) => {
  const over = new AbortController();
  const watch = async () => {
    while (!over.signal.aborted) {
      await look().catch(() => {});
      await wait(watchEveryMs, undefined, { signal: over.signal, ref: false }).catch(() => {});
    }
  };
  const watching = watch();
  return () => {
    over.abort();
    return watching;
  };
};

/** Another server came in while the database was away: this one must not write beside it. */
const leaveFolder = (dataFolder: string) =>
  setImmediate(() => {
    throw new Error(`another server has taken the data folder ${dataFolder}`);
  });

const prepareCluster = async (place: PostgresPlace, user: SystemUser | null) => {
  const version = await readText(join(place.clusterFolder, 'PG_VERSION'));
  if (version?.trim() === major) return;
  if (version) throw new Error(`the data folder is of PostgreSQL ${version.trim()}, this server brings ${major}`);
  const draft = `${place.clusterFolder}.${process.pid}`;
  await run(join(place.programFolder, 'initdb'), user, [
    `--pgdata=${draft}`,
    `--username=${superuser}`,
    '--auth=trust',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    '--data-checksums',
  ]);
  const isFirst = await rename(draft, place.clusterFolder).then(
    () => true,
    () => false,
  );
  if (!isFirst) await rm(draft, { recursive: true, force: true });
};

/** Nothing is synced to disk, and one that is killed leaves no shared memory outside its folder. */
const ofTests = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  max_wal_size: '256MB',
  dynamic_shared_memory_type: 'mmap',
};

const launch = async (place: PostgresPlace, user: SystemUser | null, isDurable: boolean) => {
  const log = await open(place.logFile, 'a');
  const settings = {
    listen_addresses: '',
    unix_socket_directories: place.socketFolder,
    unix_socket_permissions: '0700',
    max_connections: '120',
    timezone: 'UTC',
    ...(isDurable ? {} : ofTests),
  };
  const child = spawn(
    join(place.programFolder, 'postgres'),
    ['-D', place.clusterFolder, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { ...user, detached: true, stdio: ['ignore', log.fd, log.fd], cwd: '/' },
  );
  const life = { endedAt: null as number | null };
  const end = () => {
    life.endedAt = Date.now();
  };
  child.on('error', end).on('exit', end);
  child.unref();
  await log.close();
  return life;
};

/** Its own process may end because another server's has just taken the folder: then that one is waited for. */
const untilReady = async (address: DatabaseAddress, place: PostgresPlace, life: { endedAt: number | null }) => {
  const deadline = Date.now() + startTimeoutMs;
  for (;;) {
    const problem = await problemOf(address);
    if (problem === null) return;
    const isOver = life.endedAt !== null && Date.now() - life.endedAt > endedTimeoutMs;
    if (isOver || Date.now() > deadline)
      throw new Error(`PostgreSQL did not start; its log is ${place.logFile}`, { cause: problem });
    await wait(20);
  }
};

const problemOf = async (address: DatabaseAddress): Promise<unknown> => {
  const sql = connect(address, { max: 1, name: 'knotenblech start' });
  const problem = await sql`select 1`.then(
    () => null,
    (error: unknown) => error,
  );
  await sql.end({ timeout: 1 });
  return problem;
};

const shutDown = async (place: PostgresPlace) => {
  const pid = await postmasterPid(place);
  if (pid === null) return;
  process.kill(pid, 'SIGINT');
  while ((await postmasterPid(place)) !== null) await wait(20);
};

const postmasterPid = async (place: PostgresPlace): Promise<number | null> => {
  const pid = Number((await readText(join(place.clusterFolder, 'postmaster.pid')))?.split('\n')[0]);
  if (!pid) return null;
  try {
    process.kill(pid, 0);
    return pid;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM' ? pid : null;
  }
};

const run = (program: string, user: SystemUser | null, args: string[]) =>
  new Promise<void>((done, fail) => {
    const child = spawn(program, args, { ...user, stdio: ['ignore', 'ignore', 'pipe'], cwd: '/' });
    let output = '';
    child.stderr.on('data', (data) => {
      output += String(data);
    });
    child.on('error', fail);
    child.on('close', (code) => (code === 0 ? done() : fail(new Error(`${program} ended with ${code}: ${output}`))));
  });

const readText = (path: string) => readFile(path, 'utf8').catch(() => null);

/** Held by the one server that uses the data folder. */
const serverLock = 7_146_202;

/** The lock of a server that was just killed is let go a moment later. */
const usualPatienceMs = 1_500;

/** The connection that holds the lock: where it ends, the lock is free. */
const openServerLock = (address: DatabaseAddress) =>
  connect(address, { max: 1, name: 'knotenblech server lock', livesOn: true });

/** Whether the lock is this server's: held from before, or taken now. */
const holdServerLock = async (guard: Sql, patienceMs = usualPatienceMs) => {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const [lock] = await guard<{ isOurs: boolean }[]>`
      select case when exists (
          select from pg_locks where locktype = 'advisory' and objid = ${serverLock} and granted and pid = pg_backend_pid())
        then true else pg_try_advisory_lock(${serverLock}) end as "isOurs"`;
    if (lock?.isOurs || Date.now() > deadline) return lock?.isOurs ?? false;
    await wait(100);
  }
};
