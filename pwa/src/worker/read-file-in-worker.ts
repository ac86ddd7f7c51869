import type { Catalogue } from '@knotenblech/shared/catalogue/catalogue.schema.ts';
import type { Reading } from '@knotenblech/shared/files/document/reading.schema.ts';
import { type ReadingProgress, readInWorker } from './read-in-worker.ts';
import { startWorker, untilStarted } from './start-worker.ts';

const timeoutMs = 60_000;

/** Whoever follows a reading; it begins once `onStarted`, called when the worker is ready for it, is through. */
type Follower = { onStarted?: () => Promise<void>; onProgress?: (progress: ReadingProgress) => void };

/**
 * Reads a file in a worker of its own, which is ended afterwards whatever came of it. The bytes go over to it: copying 20 MB would stop the page.
 * Rejects with DomainError: the reader's refusal, E_READ_TIME after 60 s of reading, E_READ_MEMORY when the worker died over it, reader_missing when it never started.
 */
export const readFileInWorker = async (
  bytes: Uint8Array<ArrayBuffer>,
  fileName: string,
  catalogue: Catalogue,
  { onStarted, onProgress }: Follower = {},
): Promise<Reading> => {
  const worker = startWorker();
  try {
    await untilStarted(worker);
    await onStarted?.();
    const job = { kind: 'read', bytes, fileName, catalogue } as const;
    return await readInWorker(worker, job, {
      timeoutMs,
      deathCode: 'E_READ_MEMORY',
      onProgress,
      transfer: [bytes.buffer],
    });
  } finally {
    worker.terminate();
  }
};
