import type { Catalogue } from '@knotenblech/shared/base-data/catalogue.ts';
import type { Reading } from '@knotenblech/shared/files/reading.ts';
import { runInWorker, startWorker } from './run-in-worker.ts';

/** How far a reading is: parts measured, of how many; bytes while parsing. */
export type ReadingProgress = { step: 'parsing' | 'measuring'; done: number; total: number };

const timeoutMs = 60_000;

/**
 * Reads a file in a worker of its own, which is ended afterwards whatever came of it. The bytes go over to it: copying 20 MB would stop the page.
 * Rejects with DomainError: the reader's refusal, E_READ_TIME after 60 s, E_READ_MEMORY when the worker died.
 */
export const readFileInWorker = async (
  bytes: Uint8Array<ArrayBuffer>,
  fileName: string,
  catalogue: Catalogue,
  onProgress?: (progress: ReadingProgress) => void,
): Promise<Reading> => {
  const worker = startWorker();
  try {
    const job = { kind: 'read', bytes, fileName, catalogue } as const;
    return await runInWorker<Reading, ReadingProgress>(worker, job, {
      timeoutMs,
      deathCode: 'E_READ_MEMORY',
      onProgress,
      transfer: [bytes.buffer],
    });
  } finally {
    worker.terminate();
  }
};
