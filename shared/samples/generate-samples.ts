import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { writeStwx, zipStws } from '../src/files/stwx/write-stwx.ts';
import { sampleFiles, statedSamples } from './sample-files.ts';
import { writeBtlx } from './write-btlx.ts';

for (const [fileName, sample] of Object.entries(sampleFiles))
  writeFileSync(fileURLToPath(new URL(fileName, import.meta.url)), writeBtlx(sample));

for (const [fileName, project] of Object.entries(statedSamples))
  writeFileSync(fileURLToPath(new URL(fileName, import.meta.url)), zipStws(writeStwx(project)));
