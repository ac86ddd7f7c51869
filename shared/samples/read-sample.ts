import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { seedCatalogue } from '../src/base-data/seed/seed-catalogue.ts';
import { readFile } from '../src/files/read-file.ts';
import type { Reading } from '../src/files/document/reading.schema.ts';
import { loadKernel } from '../src/geometry/solids/unite-deep.ts';
import type { PartFacts } from '../src/parts/part-facts.schema.ts';

/** The reading of a file in this folder, under the seed catalogue. */
export const readSample = async (fileName: string): Promise<Reading> => {
  const bytes = new Uint8Array(readFileSync(fileURLToPath(new URL(fileName, import.meta.url))));
  return readFile({ bytes, fileName, catalogue: seedCatalogue(), kernel: await loadKernel() });
};

/** Round holes of a part as 'diameter/depth xcount', by diameter. */
export const holesOf = (part: PartFacts): string =>
  [...part.measures.holes]
    .sort((a, b) => a.diameterMm - b.diameterMm)
    .map(({ diameterMm, depthMm, count }) => `${diameterMm}/${depthMm} x${count}`)
    .join(', ');

/** Number of processings of a part by kind. */
export const processingsOf = (part: PartFacts): string => {
  const kinds = part.body.processings.map((processing) => processing.kind);
  return [...new Set(kinds)].map((kind) => `${kinds.filter((other) => other === kind).length} ${kind}`).join(', ');
};

/** Codes of the remarks that put a part on request. */
export const requestsOf = (part: PartFacts): string[] =>
  part.findings.map((finding) => finding.code).filter((code) => code.startsWith('request.'));
