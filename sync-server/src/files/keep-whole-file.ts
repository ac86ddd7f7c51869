import { createHash } from 'node:crypto';
import type { FileHash } from '@knotenblech/shared/values/ids.ts';
import { withCustomer } from '../database/in-customer.ts';
import { addFile } from './file-record.store.ts';
import { type FileDeps, findWithRoom, type Uploader } from './receive-chunk.ts';

export const hashOfBytes = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex') as FileHash;

/** Keeps a file that came in one piece; the same file at once, or an upload of it in chunks, is not in its way. */
export const storeWholeFile = async (deps: FileDeps, actor: Uploader, bytes: Uint8Array): Promise<FileHash> => {
  const { customerId, userId } = actor;
  const hash = hashOfBytes(bytes);
  const size = bytes.length;
  if ((await findWithRoom(deps, actor, { hash, offset: 0, length: size, bytes })) !== null) return hash;
  await deps.blobs.keepBytes(hash, bytes);
  await withCustomer(deps.sql, customerId, (tx) => addFile(tx, { customerId, hash, size, userId }));
  return hash;
};
