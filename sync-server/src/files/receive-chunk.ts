import type { Actor } from '@knotenblech/shared/records/actor.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import { readLimits } from '@knotenblech/shared/values/errors/read-limits.ts';
import type { FileHash } from '@knotenblech/shared/values/ids.ts';
import type { Sql } from '../database/database.ts';
import { withCustomer } from '../database/in-customer.ts';
import type { BlobStore } from './blob.store.ts';
import { customerQuotaBytes } from './file-limits.ts';
import { addFile, sumFileSizes } from './file-record.store.ts';
import { findStoredFile } from './find-kept-file.ts';

/** Whose file it becomes. */
export type Uploader = Pick<Actor, 'customerId' | 'userId'>;
export type FileDeps = { sql: Sql; blobs: BlobStore };
export type Chunk = {
  hash: FileHash;
  offset: number;
  bytes: Uint8Array;
  /** Length of the whole file; null: the client did not say, and the hash tells when it is there. */
  length: number | null;
};
export type Received = { kind: 'more' | 'done' | 'elsewhere'; offset: number };

const refuseLarge = ({ offset, bytes, length }: Chunk) => {
  if (Math.max(offset + bytes.length, length ?? 0) > readLimits.uploadBytes) {
    throw new DomainError('E_SIZE', { limitBytes: readLimits.uploadBytes });
  }
};

const keepWhole = async ({ sql, blobs }: FileDeps, actor: Uploader, { hash, length }: Chunk, size: number) => {
  if (length !== null && size < length) return false;
  const isKept = size === (length ?? size) && (await blobs.keep(actor.customerId, hash));
  if (!isKept && length === null) return false;
  if (!isKept) {
    await blobs.drop(actor.customerId, hash);
    throw new DomainError('hash_mismatch');
  }
  await withCustomer(sql, actor.customerId, (tx) =>
    addFile(tx, { customerId: actor.customerId, hash, size, userId: actor.userId }),
  );
  return true;
};

/** The size of a file that the customer has; null: there is room for it. Throws DomainError where it or all his files, unfinished ones too, are too large. */
export const findWithRoom = async ({ sql, blobs }: FileDeps, { customerId }: Uploader, chunk: Chunk) => {
  refuseLarge(chunk);
  const { kept, used } = await withCustomer(sql, customerId, async (tx) => ({
    kept: await findStoredFile(tx, blobs, customerId, chunk.hash),
    used: await sumFileSizes(tx, customerId, { except: chunk.hash }),
  }));
  if (kept !== null) return kept;
  const unfinished = await blobs.unfinishedBytes(customerId, chunk.hash);
  if (used + unfinished + chunk.offset + chunk.bytes.length > customerQuotaBytes)
    throw new DomainError('payload_too_large', { quotaBytes: customerQuotaBytes });
  return null;
};

/** Somebody else's bytes came first. */
const standing = async ({ sql, blobs }: FileDeps, { customerId }: Uploader, { hash }: Chunk): Promise<Received> => {
  const kept = await withCustomer(sql, customerId, (tx) => findStoredFile(tx, blobs, customerId, hash));
  if (kept !== null) return { kind: 'done', offset: kept };
  return { kind: 'elsewhere', offset: await blobs.offsetOf(customerId, hash) };
};

/** Takes the next bytes of a file. A repeated or misplaced chunk changes nothing and tells where the upload stands. */
export const receiveChunk = async (deps: FileDeps, actor: Uploader, chunk: Chunk): Promise<Received> => {
  const known = await findWithRoom(deps, actor, chunk);
  if (known !== null) return { kind: 'done', offset: known };
  const offset = await deps.blobs.offsetOf(actor.customerId, chunk.hash);
  if (offset !== chunk.offset) return { kind: 'elsewhere', offset };
  const size = await deps.blobs.append(actor.customerId, chunk.hash, offset, chunk.bytes);
  if (size === null) return standing(deps, actor, chunk);
  return { kind: (await keepWhole(deps, actor, chunk, size)) ? 'done' : 'more', offset: size };
};
