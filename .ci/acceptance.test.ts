import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const repository = join(import.meta.dirname, '..');
const text = readFileSync(join(repository, 'docs/acceptance.md'), 'utf8');
const rows = text
  .split('\n### ')
  .slice(1)
  .map((row) => ({ id: row.split(' ')[0] ?? '', held: [...row.matchAll(/^- `([^`]+)`(?:: (.+))?$/gm)] }));

/** The files that `corepack pnpm test` runs. */
const run = new Set(
  globSync(
    [
      'shared/**/*.test.ts',
      'sync-server/{src,test,simulate,durability}/**/*.test.ts',
      'pwa/src/**/*.test.{ts,tsx}',
      'pwa/e2e/*.test.ts',
    ],
    {
      cwd: repository,
      exclude: ['**/node_modules/**'],
    },
  ),
);

test('68 capabilities are listed, each once and with a test', () => {
  expect(new Set(rows.map(({ id }) => id)).size).toBe(68);
  expect(rows.filter(({ held }) => held.length === 0)).toEqual([]);
});

test('each test that is named is there, and is run', () => {
  const named = rows.flatMap(({ id, held }) => held.map(([, path = '', title]) => ({ id, path, title })));
  const missing = named.filter(({ path, title }) => {
    if (!run.has(path) || !existsSync(join(repository, path))) return true;
    return title !== undefined && !readFileSync(join(repository, path), 'utf8').includes(title);
  });
  expect(missing).toEqual([]);
});
