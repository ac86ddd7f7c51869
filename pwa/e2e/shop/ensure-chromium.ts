import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Debian's chromium is the one thing that the lockfile cannot bring. */
export default function ensureChromium() {
  if (existsSync('/usr/bin/chromium')) return;
  const apt = spawnSync('sh', ['-c', 'apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium'], {
    stdio: 'inherit',
  });
  if (apt.status !== 0) throw new Error('The browser tests need /usr/bin/chromium: install the package "chromium".');
}
