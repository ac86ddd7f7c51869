import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sampleFiles } from './sample-files.ts';
import { writeBtlx } from './write-btlx.ts';

for (const [fileName, sample] of Object.entries(sampleFiles))
  writeFileSync(fileURLToPath(new URL(fileName, import.meta.url)), writeBtlx(sample));
