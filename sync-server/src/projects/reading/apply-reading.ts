import { packParts } from '@knotenblech/shared/parts/part-pack.record.ts';
import { summariseProject, summaryReads } from '@knotenblech/shared/prices/project/summarise-project.ts';
import type { ReadKey, Rows } from '@knotenblech/shared/records/rows.ts';
import { customerSpace, projectSpace } from '@knotenblech/shared/records/space.ts';
import type { CustomerId, FileHash, ProjectId } from '@knotenblech/shared/values/ids.ts';
import type { ReadingOutcome } from '../../files/reading/read-in.child.ts';

type Applied = {
  customerId: CustomerId;
  projectId: ProjectId;
  /** The file that was read. */
  fileHash: FileHash;
  outcome: ReadingOutcome;
  at: string;
};

/** What applyReading reads. */
export const readingReads = ({ customerId, projectId }: Pick<Applied, 'customerId' | 'projectId'>): ReadKey[] =>
  summaryReads({ projectId, customerId, withPrice: true });

/** The project when it waits for the reading of this file; null when it was read already, or another took the file's place. */
export const waitingFor = (
  rows: Pick<Rows, 'get'>,
  { customerId, projectId, fileHash }: Pick<Applied, 'customerId' | 'projectId' | 'fileHash'>,
) => {
  const project = rows.get(customerSpace(customerId), 'project', projectId);
  return project?.reading === 'waiting' && project.fileHash === fileHash ? project : null;
};

/** Writes what was read of a project's file, its parts in packs, and brings its sums and price up to date; or why it was refused. */
export const applyReading = (rows: Rows, { customerId, projectId, fileHash, outcome, at }: Applied) => {
  const space = customerSpace(customerId);
  const project = waitingFor(rows, { customerId, projectId, fileHash });
  if (!project) return;
  if (!outcome.ok) {
    const readingRefusal = JSON.stringify({ code: outcome.code, details: outcome.details });
    rows.put(space, 'project', { ...project, reading: 'refused', readingRefusal, changedAt: at });
    return;
  }
  const { head, parts } = outcome.reading;
  rows.put(space, 'project', { ...project, reading: 'read' });
  rows.put(projectSpace(projectId), 'reading', { id: 'head', head, fileHash });
  for (const pack of packParts(parts)) rows.put(projectSpace(projectId), 'partPack', pack);
  summariseProject(rows, { projectId, customerId, withPrice: true, at });
};
