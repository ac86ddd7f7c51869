import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { plantedLines, plantLine } from './planted-lines.ts';

const repository = join(import.meta.dirname, '..');

test.each(Object.entries(plantedLines))('%s: its line stands in the source once', (_, planted) => {
  const source = readFileSync(join(repository, planted.file), 'utf8');
  expect(plantLine(source, planted)).not.toBe(source);
});
