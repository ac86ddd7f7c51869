import type { Catalogue } from '@knotenblech/shared/catalogue/catalogue.schema.ts';
import type { OpenLines } from '@knotenblech/shared/files/dxf/open-lines.ts';
import type { Body } from '@knotenblech/shared/geometry/body/body.schema.ts';
import type { Place } from '@knotenblech/shared/geometry/plan-rules/find-places.ts';
import type { MeasuredAs } from '@knotenblech/shared/parts/measured-as.schema.ts';
import type { Mend, MendedAs } from '@knotenblech/shared/parts/mends/mend.schema.ts';
import type { PartFacts } from '@knotenblech/shared/parts/part-facts.schema.ts';
import type { PlateOutline } from '@knotenblech/shared/timber/place-plate.ts';
import { startWorker } from './start-worker.ts';
import { runInWorker } from './worker-client.ts';
import type { WorkerJob } from './worker-messages.ts';

/** Asks a worker of its own for one thing; rejects with DomainError as the job and runInWorker do. */
const askOnce = async <Result>(job: WorkerJob): Promise<Result> => {
  const worker = startWorker();
  try {
    return await runInWorker<Result>(worker, job, { timeoutMs: 60_000, deathCode: 'E_READ_MEMORY' });
  } finally {
    worker.terminate();
  }
};

/** What parts are with a profile of the catalogue. */
export const measureAsInWorker = (
  parts: readonly PartFacts[],
  profileId: string,
  catalogue: Catalogue,
): Promise<MeasuredAs[]> => askOnce({ kind: 'measure-as', parts, profileId, catalogue });

/** What a part is with mends of its shape. */
export const measureMendedInWorker = (
  facts: PartFacts,
  mends: readonly Mend[],
  catalogue: Catalogue,
): Promise<MendedAs> => askOnce({ kind: 'measure-mended', facts, mends, catalogue });

/** Where a plate has holes and breaks rules of its contours. */
export const findPlacesInWorker = (body: Body): Promise<Place[]> => askOnce({ kind: 'find-places', body });

/** Where the lines of a drawing stay open. */
export const openLinesInWorker = (bytes: Uint8Array): Promise<OpenLines> => askOnce({ kind: 'find-open-lines', bytes });

/** The outline and round holes of a plate; null for what is no plate. */
export const findPlateInWorker = (body: Body): Promise<PlateOutline | null> => askOnce({ kind: 'find-plate', body });
