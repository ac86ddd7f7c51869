import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { CustomerId, FileHash } from '@knotenblech/shared/values/ids.ts';
import type { Transaction } from '../../database/database.ts';
import type { BlobStore } from '../../files/blob.store.ts';
import { findStoredFile } from '../../files/find-kept-file.ts';

/** Throws file_missing unless this customer has sent the file and its bytes are here. */
export const refuseMissingFile = async (
  tx: Transaction,
  blobs: BlobStore,
  { customerId, fileHash }: { customerId: CustomerId; fileHash: FileHash },
) => {
  if ((await findStoredFile(tx, blobs, customerId, fileHash)) === null)
    throw new DomainError('file_missing', { fileHash });
};
