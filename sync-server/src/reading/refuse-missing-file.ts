import { DomainError } from '@knotenblech/shared/errors/domain-error.ts';
import type { CustomerId, FileHash } from '@knotenblech/shared/values/ids.ts';
import type { Transaction } from '../database/database.ts';
import type { BlobStore } from '../files/blob-store.ts';
import { findFile } from '../files/file-record-store.ts';

/** Throws file_missing unless this customer has sent the file and its bytes are here. */
export const refuseMissingFile = async (
  tx: Transaction,
  blobs: BlobStore,
  { customerId, fileHash }: { customerId: CustomerId; fileHash: FileHash },
) => {
  const isHere = (await findFile(tx, customerId, fileHash)) !== null && (await blobs.pathOf(fileHash)) !== null;
  if (!isHere) throw new DomainError('file_missing', { fileHash });
};
