import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startOwnPostgres } from '../sync-server/src/database/own-postgres/start-own-postgres.ts';
import { openRunFolder } from './run-folder.ts';

/** What a run of the tests starts, so that a test can end it in the middle. */
const folder = openRunFolder();
const data = await mkdtemp(join(tmpdir(), 'data-'));
await chmod(data, 0o711);
await startOwnPostgres(data, { database: 'shop', isDurable: false });
if (existsSync('/usr/bin/chromium'))
  spawn(
    '/usr/bin/chromium',
    ['--headless', '--no-sandbox', `--user-data-dir=${join(data, 'profile')}`, 'about:blank'],
    {
      stdio: 'ignore',
    },
  );
await writeFile(join(data, 'left'), 'something');
console.log(`ready ${folder}`);
if (process.argv[2] === 'end') process.exit(0);
setInterval(() => {}, 1000);
