import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const memoryFolder = '/dev/shm';
const enoughBytes = 6 * 1024 ** 3;

/** Copying a database, as most test files do, makes a thousand files: in memory that takes a thirtieth of the time. */
const memoryOrDisk = () => {
  try {
    const { bavail, bsize } = statfsSync(memoryFolder);
    return Math.min(bavail * bsize, process.availableMemory()) > enoughBytes ? memoryFolder : tmpdir();
  } catch {
    return tmpdir();
  }
};

/**
 * Makes the folder that all temporary files of this process and its children go into from now on. However this process ends,
 * also killed, whatever it has started ends with it and the folder is removed.
 */
export const openRunFolder = ({ prefersMemory = false } = {}) => {
  const folder = mkdtempSync(join(prefersMemory ? memoryOrDisk() : tmpdir(), 'run-'));
  // The database's own system user has to get to what lies in it.
  chmodSync(folder, 0o711);
  const reaper = spawn(process.execPath, [join(import.meta.dirname, 'reap.ts'), folder], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  reaper.unref();
  process.env['TMPDIR'] = folder;
  return folder;
};
