import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { sampleFiles } from './sample-files.ts';
import { writeBtlx } from './write-btlx.ts';

test.each(Object.entries(sampleFiles))('%s is what the generator writes', (fileName, sample) => {
  const committed = readFileSync(fileURLToPath(new URL(fileName, import.meta.url)), 'utf8');
  expect(writeBtlx(sample) === committed).toBe(true);
});
