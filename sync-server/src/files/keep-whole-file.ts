import { createHash } from 'node:crypto';
import type { Actor } from '@knotenblech/shared/permissions/actor.ts';
import type { FileHash } from '@knotenblech/shared/values/ids.ts';
import { type FileDeps, receiveChunk } from './receive-chunk.ts';

export const hashOfBytes = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex') as FileHash;

/** Keeps a file that came in one piece. An upload in chunks of the same file that was broken off counts no more. */
export const keepWholeFile = async (deps: FileDeps, actor: Actor, bytes: Uint8Array): Promise<FileHash> => {
  const hash = hashOfBytes(bytes);
  await deps.blobs.drop(actor.customerId, hash);
  const { kind } = await receiveChunk(deps, actor, { hash, offset: 0, length: bytes.length, bytes });
  if (kind !== 'done') throw new Error('a whole file was not kept');
  return hash;
};
