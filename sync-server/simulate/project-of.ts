import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import type { FileHash, ProjectId, UserId } from '@knotenblech/shared/values/ids.ts';

/** A project whose file is read. */
export const projectOf = (id: ProjectId, userId: UserId): Project => ({
  id,
  userId,
  number: 1,
  name: 'Halle',
  drawingId: '',
  comment: '',
  additionalText: '',
  fileHash: '0'.repeat(64) as FileHash,
  fileName: 'halle.btlx',
  reading: 'read',
  readingRefusal: '',
  surface: 'ZINCED',
  ralNumber: null,
  productionType: 'SINGLEPARTS_ONLY',
  onRequest: false,
  partCount: 0,
  positionCount: 0,
  assemblyCount: 0,
  netWeightG: 0,
  surfaceMm2: 0,
  createdAt: '2026-11-21T08:00:00Z',
  changedAt: '2026-11-21T08:00:00Z',
  orderedAt: null,
  trashedAt: null,
});
