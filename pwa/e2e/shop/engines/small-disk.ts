import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
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
      const { bavail, bsize } = statfsSync(place);
      writeFileSync(filler, Buffer.alloc(bavail * bsize));
    },
    free: () => rmSync(filler, { force: true }),
    remove: () => {
      execFileSync('umount', ['--lazy', place]);
      rmSync(place, { recursive: true });
    },
  };
};
