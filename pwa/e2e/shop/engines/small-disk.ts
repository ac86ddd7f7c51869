import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const mount = (...given: string[]) => execFileSync('mount', given, { stdio: 'ignore' });

/** A disk of its own for a browser, which can be filled; null where nothing may be mounted. */
export const mountSmallDisk = (megabytes: number) => {
  const place = mkdtempSync(join(tmpdir(), 'disk-'));
  try {
    mount('-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', place);
  } catch {
    rmSync(place, { recursive: true });
    return null;
  }
  const folder = join(place, 'profile');
  mkdirSync(folder);
  const filler = join(place, 'filler');
  return {
    folder,
    fill: () => {
      const file = openSync(filler, 'w');
      for (const bytes of [1_048_576, 4096]) writeUntilFull(file, Buffer.alloc(bytes));
      closeSync(file);
    },
    free: () => rmSync(filler, { force: true }),
    remove: () => {
      execFileSync('umount', ['--lazy', place]);
      rmSync(place, { recursive: true });
    },
  };
};

/** The browser writes meanwhile: how much room there is is known once there is none. */
const writeUntilFull = (file: number, piece: Uint8Array) => {
  try {
    for (;;) writeSync(file, piece);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
};
