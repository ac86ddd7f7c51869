import { spawnSync } from 'node:child_process';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { findBenches } from './benches.ts';

const repository = join(import.meta.dirname, '..');

/** So little of each that it ends within a minute or two: whether it still runs, not what it measures. */
const small: Record<string, string[]> = {
  app: ['60'],
  cipher: ['1', '100', '1'],
  'distinct-parts': ['30'],
  engines: ['60'],
  fair: ['2', '4', '50'],
  lighthouse: ['1', 'home'],
  lists: ['200'],
  'open-project': ['50'],
  orders: ['20'],
  peers: ['--rows=200', '--edits=20', '--runs=1', '--limit=60'],
  pictures: ['60'],
  prices: ['50'],
  'read-project': ['60'],
  'server-prices': ['200', '1'],
  space: ['10', '60'],
  storm: ['10', '5', '2'],
  sync: ['200', '20'],
};

const nameOf = (bench: string) => basename(bench, '.bench.ts');

test('every benchmark has a small run', () => {
  expect(Object.keys(small)).toEqual(findBenches().map(nameOf).toSorted());
});

test.each(findBenches())('%s runs to its end and prints figures', (bench) => {
  const args = [bench, ...(small[nameOf(bench)] ?? [])];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: repository, encoding: 'utf8' });
  expect(status, `${stdout}\n${stderr}`).toBe(0);
  expect(stdout).toMatch(/\d/);
  expect(stdout).not.toMatch(/NaN|Infinity/);
});
