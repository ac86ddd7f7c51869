import type { Catalogue } from '@knotenblech/shared/catalogue/catalogue.schema.ts';
import type { Body } from '@knotenblech/shared/geometry/body/body.schema.ts';
import type { Place } from '@knotenblech/shared/geometry/plan-rules/find-places.ts';
import type { MeasuredAs } from '@knotenblech/shared/parts/measured-as.schema.ts';
import type { Mend, MendedAs } from '@knotenblech/shared/parts/mends/mend.schema.ts';
import type { PartFacts } from '@knotenblech/shared/parts/part-facts.schema.ts';
import type { PlateOutline } from '@knotenblech/shared/timber/place-plate.ts';
import { startWorker } from './start-worker.ts';
import { runInWorker } from './worker-client.ts';

const limits = { timeoutMs: 60_000, deathCode: 'E_READ_MEMORY' } as const;

/** What parts are with a profile of the catalogue, measured in a worker; rejects with DomainError as measureAs and runInWorker do. */
export const measureAsInWorker = async (
  parts: readonly PartFacts[],
  profileId: string,
  catalogue: Catalogue,
): Promise<MeasuredAs[]> => {
  const worker = startWorker();
  try {
    const job = { kind: 'measure-as', parts, profileId, catalogue } as const;
    return await runInWorker<MeasuredAs[]>(worker, job, limits);
  } finally {
    worker.terminate();
  }
};

/** What a part is with mends of its shape, measured in a worker; rejects with DomainError as measureMended and runInWorker do. */
export const measureMendedInWorker = async (
  facts: PartFacts,
  mends: readonly Mend[],
  catalogue: Catalogue,
): Promise<MendedAs> => {
  const worker = startWorker();
  try {
    return await runInWorker<MendedAs>(worker, { kind: 'measure-mended', facts, mends, catalogue }, limits);
  } finally {
    worker.terminate();
  }
};

/** Where a plate has holes and breaks rules of its contours, looked for in a worker. */
export const findPlacesInWorker = async (body: Body): Promise<Place[]> => {
  const worker = startWorker();
  try {
    return await runInWorker<Place[]>(worker, { kind: 'find-places', body }, limits);
  } finally {
    worker.terminate();
  }
};

/** The outline and round holes of a plate, looked for in a worker; null for what is no plate. */
export const findPlateInWorker = async (body: Body): Promise<PlateOutline | null> => {
  const worker = startWorker();
  try {
    return await runInWorker<PlateOutline | null>(worker, { kind: 'find-plate', body }, limits);
  } finally {
    worker.terminate();
  }
};
