import type { FileHash } from '@knotenblech/shared/values/ids.ts';
import type { Transaction } from '../database/database.ts';
import type { BlobStore } from './blob.store.ts';
import { findFile } from './file-record.store.ts';

/** The size of a file that this customer has sent; null: he has not, or its bytes were lost. */
export const findStoredFile = async (tx: Transaction, blobs: BlobStore, customerId: string, hash: FileHash) => {
  const size = await findFile(tx, customerId, hash);
  return size !== null && (await blobs.pathOf(hash)) !== null ? size : null;
};
