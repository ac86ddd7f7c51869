import { createHash } from 'node:crypto';
import { fileEndings, largestBytes } from '@knotenblech/shared/files/document/file-endings.ts';
import type { Actor } from '@knotenblech/shared/records/actor.ts';
import { cutText } from '@knotenblech/shared/values/cut-text.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import { readLimits } from '@knotenblech/shared/values/errors/read-limits.ts';
import type { FileHash } from '@knotenblech/shared/values/ids.ts';
import type { Sql, Transaction } from '../database/database.ts';
import { withCustomer } from '../database/in-customer.ts';
import type { BlobStore } from './blob.store.ts';
import { customerQuotaBytes } from './file-limits.ts';
import { addFile, findFile, sumFileSizes } from './file-record.store.ts';

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

/** What a file is, and how large such a one may be, its reader finds out. */
const limitBytes = readLimits.modelBytes;

const refuseLarge = ({ offset, bytes, length }: Chunk) => {
  if (Math.max(offset + bytes.length, length ?? 0) > limitBytes) {
    throw new DomainError('E_SIZE', { limitBytes, megabytes: limitBytes / 1_000_000 });
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
export const findWithSpace = async ({ sql, blobs }: FileDeps, { customerId }: Uploader, chunk: Chunk) => {
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
  const known = await findWithSpace(deps, actor, chunk);
  if (known !== null) return { kind: 'done', offset: known };
  const offset = await deps.blobs.offsetOf(actor.customerId, chunk.hash);
  if (offset !== chunk.offset) return { kind: 'elsewhere', offset };
  const size = await deps.blobs.append(actor.customerId, chunk.hash, offset, chunk.bytes);
  if (size === null) return standing(deps, actor, chunk);
  return { kind: (await keepWhole(deps, actor, chunk, size)) ? 'done' : 'more', offset: size };
};

/** The size of a file that this customer has sent; null: he has not, or its bytes were lost. */
export const findStoredFile = async (tx: Transaction, blobs: BlobStore, customerId: string, hash: FileHash) => {
  const size = await findFile(tx, customerId, hash);
  return size !== null && (await blobs.pathOf(hash)) !== null ? size : null;
};

export const hashOfBytes = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex') as FileHash;

/** Keeps a file that came in one piece; the same file at once, or an upload of it in chunks, is not in its way. */
export const storeWholeFile = async (deps: FileDeps, actor: Uploader, bytes: Uint8Array): Promise<FileHash> => {
  const { customerId, userId } = actor;
  const hash = hashOfBytes(bytes);
  const size = bytes.length;
  if ((await findWithSpace(deps, actor, { hash, offset: 0, length: size, bytes })) !== null) return hash;
  await deps.blobs.keepBytes(hash, bytes);
  await withCustomer(deps.sql, customerId, (tx) => addFile(tx, { customerId, hash, size, userId }));
  return hash;
};

/** A project file as it came in a form. What is in it the reader finds out later, in a process of its own. */
export type SentFile = { bytes: Uint8Array; fileName: string; projectName: string };

/** Reads the file of a form; `projectName` is what the sender calls it. Throws DomainError for what is no project file by name or size. */
export const readSentFile = async (file: unknown, projectName: string): Promise<SentFile> => {
  if (!(file instanceof File)) throw new DomainError('file_missing');
  const fileName = cutText(file.name.replace(/^.*[\\/]/, ''), 255);
  const ending = fileEndings.find((each) => fileName.toLowerCase().endsWith(each));
  if (!ending) throw new DomainError('E_TYPE', { line: 1, column: 1, element: '', found: fileName });
  if (file.size === 0) throw new DomainError('E_EMPTY', { line: 1, column: 1, element: '' });
  const max = largestBytes(fileName);
  if (file.size > max) throw new DomainError('E_SIZE', { found: file.size, max, megabytes: max / 1_000_000 });
  const name = projectName.trim() || fileName.slice(0, -ending.length).trim() || fileName;
  return { bytes: new Uint8Array(await file.arrayBuffer()), fileName, projectName: cutText(name, 256) };
};
