import type { Reading } from '@knotenblech/shared/files/document/reading.schema.ts';
import type { PartFacts } from '@knotenblech/shared/parts/part-facts.schema.ts';
import { type Run, runInWorker } from './worker-client.ts';
import type { ReadJob } from './worker-messages.ts';

/** How far a reading is: parts measured, of how many; bytes while parsing. */
export type ReadingProgress = { step: 'parsing' | 'measuring'; done: number; total: number };

/** Runs one reading in a worker and puts together what it hands over in pieces. Rejects as runInWorker. */
export const readInWorker = async (worker: Worker, job: ReadJob, run: Omit<Run<ReadingProgress>, 'onParts'>) => {
  const parts: PartFacts[] = [];
  const { head } = await runInWorker<Reading, ReadingProgress>(worker, job, {
    ...run,
    onParts: (some) => parts.push(...some),
  });
  return { head, parts } satisfies Reading;
};
