import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { plantedLines, plantLine } from './planted-lines.ts';

const repository = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'planted-'));
// The database's own system user has to get to its program.
chmodSync(folder, 0o711);
/** A checkout of the last commit in which the faults are planted, one after the other. */
const copy = join(folder, 'checkout');

const run = (command: string, args: string[], cwd: string) => spawnSync(command, args, { cwd, encoding: 'utf8' });

beforeAll(() => {
  const cloned = run('git', ['clone', '--quiet', '--depth', '1', `file://${repository}`, copy], repository);
  expect(cloned.stderr).toBe('');
  const installed = run('corepack', ['pnpm', 'install', '--frozen-lockfile', '--prefer-offline'], copy);
  expect(installed.status, installed.stdout).toBe(0);
});

test.each(Object.entries(plantedLines))('%s: the tests see it', (_, planted) => {
  const { file, seenBy } = planted;
  const path = join(copy, file);
  const source = readFileSync(path, 'utf8');
  writeFileSync(path, plantLine(source, planted));
  const { status, stdout } = run(process.execPath, ['.ci/test.ts', '--project', seenBy.project, ...seenBy.files], copy);
  writeFileSync(path, source);
  expect(stdout).toMatch(/^FAILED /m);
  expect(stdout).toMatch(/^\d+ passed, [1-9]\d* failed/m);
  expect(status).toBe(1);
});
