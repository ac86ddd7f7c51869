import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { writeStwx, zipStws } from '../src/files/stwx/write-stwx.ts';
import { sampleFiles, statedSamples } from './sample-files.ts';
import { writeBtlx } from './write-btlx.ts';

test.each(Object.entries(sampleFiles))('%s is what the generator writes', (fileName, sample) => {
  const committed = readFileSync(fileURLToPath(new URL(fileName, import.meta.url)), 'utf8');
  expect(writeBtlx(sample) === committed).toBe(true);
});

test.each(Object.entries(statedSamples))('%s is what the generator writes, byte for byte', (fileName, project) => {
  const committed = readFileSync(fileURLToPath(new URL(fileName, import.meta.url)));
  expect(committed.equals(zipStws(writeStwx(project)))).toBe(true);
});
