import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

export type SystemUser = { uid: number; gid: number };

const ownName = 'knotenblech';
const spareName = 'nobody';

/** PostgreSQL refuses to run as root. */
export const needsOtherUser = () => process.getuid?.() === 0;

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
