import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

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
