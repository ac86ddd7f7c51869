import type { StatedProject } from '../src/files/stwx/stated-project.ts';
import { knotenplatten } from './knotenplatten.ts';
import { podest } from './podest.ts';
import { rahmenHeaIpe } from './rahmen-hea-ipe.ts';
import { winkelRhsFlach } from './winkel-rhs-flach.ts';
import type { SampleFile } from './write-btlx.ts';

/** The sample files by name. `node shared/samples/generate-samples.ts` writes them. */
export const sampleFiles: Record<string, SampleFile> = {
  'knotenplatten.btlx': knotenplatten,
  'rahmen-hea-ipe.btlx': rahmenHeaIpe,
  'winkel-rhs-flach.btlx': winkelRhsFlach,
};

/** The sample projects that are stated in full. */
export const statedSamples: Record<string, StatedProject> = { 'podest.stws': podest };
