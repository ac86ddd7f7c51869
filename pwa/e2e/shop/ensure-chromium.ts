import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const packages = ['chromium', 'chromium-headless-shell'];

/** Debian's chromium, whole and as a shell without windows, is the one thing that the lockfile cannot bring. */
export default function ensureChromium() {
  const missing = packages.filter((name) => !existsSync(join('/usr/bin', name))).join(' ');
  if (!missing) return;
  const install = `apt-get update -qq && apt-get install -y -qq --no-install-recommends ${missing}`;
  const apt = spawnSync('sh', ['-c', install], { stdio: 'inherit' });
  if (apt.status !== 0) throw new Error(`The browser tests need the packages of Debian: ${missing}.`);
}
