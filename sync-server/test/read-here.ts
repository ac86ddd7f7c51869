import { readFile as readBytes } from 'node:fs/promises';
import { readFile } from '@knotenblech/shared/files/read-file.ts';
import { loadKernel } from '@knotenblech/shared/geometry/solids/unite-deep.ts';
import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import { customerSpace } from '@knotenblech/shared/records/space.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { CustomerId, ProjectId } from '@knotenblech/shared/values/ids.ts';
import { loadCatalogue } from '../src/base-data/load-catalogue.ts';
import { withCustomer } from '../src/database/in-customer.ts';
import type { ReadingOutcome } from '../src/files/reading/read-in.child.ts';
import type { ReaderRequest } from '../src/files/reading/reader-message.ts';
import { type ReadProjectDeps, storeReading } from '../src/projects/reading/read-project.ts';
import { readRecords } from '../src/sync/rows/record.store.ts';

export type ProjectKey = { customerId: CustomerId; projectId: ProjectId };

/** For tests: reads and stores a project's file as the job does, without the second that a process takes to start. */
export const readHere = async (deps: Pick<ReadProjectDeps, 'sql' | 'blobs' | 'enqueue' | 'now'>, key: ProjectKey) => {
  const { customerId, projectId } = key;
  const { project, catalogue } = await withCustomer(deps.sql, customerId, async (tx) => {
    const [row] = await readRecords(tx, customerId, [
      { space: customerSpace(customerId), kind: 'project', id: projectId },
    ]);
    return { project: row?.data as Project | undefined, catalogue: await loadCatalogue(tx) };
  });
  if (project?.reading !== 'waiting') return;
  const { fileHash, fileName } = project;
  const path = await deps.blobs.pathOf(fileHash);
  if (path === null) throw new Error(`the file is not in the store: ${fileHash}`);
  const outcome = await outcomeOf({ path, fileName, catalogue });
  await withCustomer(deps.sql, customerId, (tx) => storeReading(tx, deps, key, { fileHash, outcome }));
};

const outcomeOf = async ({ path, fileName, catalogue }: ReaderRequest): Promise<ReadingOutcome> => {
  const [bytes, kernel] = await Promise.all([readBytes(path), loadKernel()]);
  try {
    return { ok: true, reading: readFile({ bytes: new Uint8Array(bytes), fileName, catalogue, kernel }) };
  } catch (error) {
    if (error instanceof DomainError) return { ok: false, code: error.code, details: error.details };
    throw error;
  }
};
