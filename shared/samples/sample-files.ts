import { knotenplatten } from './knotenplatten.ts';
import { rahmenHeaIpe } from './rahmen-hea-ipe.ts';
import { winkelRhsFlach } from './winkel-rhs-flach.ts';
import type { SampleFile } from './write-btlx.ts';

/** The sample files by name. `node shared/samples/generate-samples.ts` writes them. */
export const sampleFiles: Record<string, SampleFile> = {
  'knotenplatten.btlx': knotenplatten,
  'rahmen-hea-ipe.btlx': rahmenHeaIpe,
  'winkel-rhs-flach.btlx': winkelRhsFlach,
};
