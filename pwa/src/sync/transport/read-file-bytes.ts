import type { FileHash } from '@knotenblech/shared/values/ids.ts';
import { readFileRow } from '../../database/read-file-rows.ts';
import { databaseOf, type UserData } from '../../database/user-data.ts';
import { sendToServer } from './call-server.ts';

const timeoutMs = 60_000;

/** The bytes of a file that lies on this device; null: it does not. */
export const readKeptBytes = async (data: UserData, hash: FileHash): Promise<Uint8Array<ArrayBuffer> | null> =>
  ((await readFileRow(databaseOf(data), hash))?.bytes as Uint8Array<ArrayBuffer> | undefined) ?? null;

/** The bytes of a file of the customer: as this device keeps them, else from the server; null: it is in neither place now. */
export const readFileBytes = async (data: UserData, hash: FileHash): Promise<Uint8Array<ArrayBuffer> | null> => {
  const kept = await readKeptBytes(data, hash);
  if (kept) return kept;
  const answer = await sendToServer(data, { path: `/files/${hash}`, timeoutMs });
  if (!answer?.ok || !answer.headers.has('Upload-Offset')) return null;
  try {
    return new Uint8Array(await answer.arrayBuffer());
  } catch (error) {
    if (error instanceof TypeError || error instanceof DOMException) return null;
    throw error;
  }
};
