import { packParts } from '@knotenblech/shared/parts/part-pack.ts';
import { summariseProject, summaryReads } from '@knotenblech/shared/projects/summarise-project.ts';
import type { ReadKey, Rows } from '@knotenblech/shared/sync/rows.ts';
import { customerSpace, projectSpace } from '@knotenblech/shared/sync/space.ts';
import type { CustomerId, FileHash, ProjectId } from '@knotenblech/shared/values/ids.ts';
import type { ReadingOutcome } from './read-in-child.ts';

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

/** Writes what was read of a project's file, its parts in packs, and brings its sums and price up to date; or why it was refused. A file that was replaced meanwhile changes nothing. */
export const applyReading = (rows: Rows, { customerId, projectId, fileHash, outcome, at }: Applied) => {
  const space = customerSpace(customerId);
  const project = rows.get(space, 'project', projectId);
  if (!project || project.reading !== 'waiting' || project.fileHash !== fileHash) return;
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
