import type { Catalogue } from '@knotenblech/shared/catalogue/catalogue.schema.ts';
import type { Reading } from '@knotenblech/shared/files/document/reading.schema.ts';
import { readInWorker } from './read-in-worker.ts';
import { startWorker } from './start-worker.ts';

const timeoutMs = 20_000;

/** Reads what is being filled in, in a worker of its own, one after the other, which `end` ends. */
export type FileMeasurer = {
  /** The reading of a .stwx file that a form makes; null when it can't be read or a newer one came before its turn. */
  measure: (write: () => Uint8Array, catalogue: Catalogue) => Promise<Reading | null>;
  end: () => void;
};

export const createFileMeasurer = (): FileMeasurer => {
  let worker: Worker | null = null;
  let newest: (() => Uint8Array) | null = null;
  let before: Promise<unknown> = Promise.resolve();

  const end = () => {
    worker?.terminate();
    worker = null;
  };

  const read = async (write: () => Uint8Array, catalogue: Catalogue): Promise<Reading | null> => {
    if (write !== newest) return null;
    worker ??= startWorker();
    const job = { kind: 'read', bytes: write(), fileName: '', catalogue } as const;
    try {
      return await readInWorker(worker, job, { timeoutMs, deathCode: 'E_READ_FAILED' });
    } catch {
      end();
      return null;
    }
  };

  const measure = (write: () => Uint8Array, catalogue: Catalogue) => {
    newest = write;
    const done = before.then(() => read(write, catalogue));
    before = done.catch(() => null);
    return done;
  };
  return { measure, end };
};
