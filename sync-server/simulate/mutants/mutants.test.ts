import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { mutants } from './mutants.ts';
import { mutate } from './plant-mutant.ts';

const root = join(import.meta.dirname, '../../..');

test.each(Object.entries(mutants))('%s: its line stands in the source once', async (_, mutant) => {
  const source = await readFile(join(root, mutant.file), 'utf8');
  expect(mutate(source, mutant)).not.toBe(source);
});
