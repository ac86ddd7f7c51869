import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import { customerSpace } from '@knotenblech/shared/records/space.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { CustomerId, ProjectId } from '@knotenblech/shared/values/ids.ts';
import type { Sql } from '../database/database.ts';
import { readInCustomer } from '../database/in-customer.ts';
import type { BlobStore } from '../files/blob.store.ts';
import { readRecords } from '../sync/rows/record.store.ts';

type Key = { customerId: CustomerId; projectId: ProjectId };

/** The bytes that a project was read from, and what the customer calls them. Throws DomainError 'not_found', 'file_missing'. */
export const readProjectFile = async (sql: Sql, blobs: Pick<BlobStore, 'read'>, { customerId, projectId }: Key) => {
  const rows = await readInCustomer(sql, customerId, (tx) =>
    readRecords(tx, customerId, [{ space: customerSpace(customerId), kind: 'project', id: projectId }]),
  );
  const project = rows[0]?.data as Project | undefined;
  if (!project) throw new DomainError('not_found', { record: 'project' });
  const bytes = await blobs.read(project.fileHash);
  if (!bytes) throw new DomainError('file_missing');
  return { bytes, name: project.fileName };
};
