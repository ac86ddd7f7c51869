import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { DatabaseAddress } from '../src/database/database.ts';
import { compiledFolder } from '../test/test-compiled-folder.ts';

const command = join(import.meta.dirname, 'simulate-command.ts');

/** The output of the command in a process of its own, beside a PostgreSQL that runs already. */
export const runCommand = (template: DatabaseAddress, options: readonly string[]) =>
  new Promise<{ code: number | null; said: string }>((done, fail) => {
    const args = [command, '--template', JSON.stringify(template), ...options];
    const env = { ...process.env, NODE_COMPILE_CACHE: compiledFolder };
    const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (data) => {
        said += String(data);
      });
    }
    child.on('error', fail);
    child.on('close', (code) => done({ code, said }));
  });
