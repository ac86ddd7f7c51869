import type { Catalogue } from '@knotenblech/shared/catalogue/catalogue.schema.ts';
import type { MeasuredAs } from '@knotenblech/shared/parts/measured-as.schema.ts';
import type { PartFacts } from '@knotenblech/shared/parts/part-facts.schema.ts';
import { startWorker } from './start-worker.ts';
import { runInWorker } from './worker-client.ts';

const timeoutMs = 60_000;

/** What parts are with a profile of the catalogue, measured in a worker; rejects with DomainError as measureAs and runInWorker do. */
export const measureAsInWorker = async (
  parts: readonly PartFacts[],
  profileId: string,
  catalogue: Catalogue,
): Promise<MeasuredAs[]> => {
  const worker = startWorker();
  try {
    const job = { kind: 'measure-as', parts, profileId, catalogue } as const;
    return await runInWorker<MeasuredAs[]>(worker, job, { timeoutMs, deathCode: 'E_READ_MEMORY' });
  } finally {
    worker.terminate();
  }
};
