import { type Answer, FileRefused, RetryLater, refuseAnswer, refuseUpload, type Transport } from './answers.ts';

const largestChunk = 1024 * 1024;

const smallestChunk = 64 * 1024;

type Send = (path: string, init: RequestInit) => Promise<Response>;

/** Goes on where an earlier try stopped, in smaller pieces after each that did not arrive in time. */
export const createUpload = (send: Send): Transport['upload'] => {
  let chunkBytes = largestChunk;
  const sendChunk = async (path: string, bytes: Uint8Array, offset: number) => {
    const headers = {
      'Content-Type': 'application/offset+octet-stream',
      'Upload-Offset': String(offset),
      'Upload-Length': String(bytes.length),
    };
    const end = Math.min(offset + chunkBytes, bytes.length);
    try {
      const answer = await send(path, { method: 'PATCH', headers, body: bytes.slice(offset, end) });
      if (!answer.ok) refuseUpload(await readResponse(answer));
      if (bytesThere(answer) === null) throw notOurs(answer);
    } catch (error) {
      chunkBytes = Math.max(smallestChunk, chunkBytes / 2);
      throw error;
    }
    chunkBytes = Math.min(largestChunk, chunkBytes * 2);
    return end;
  };
  return async (hash, bytes, onPiece = () => {}) => {
    const path = `/files/${hash}`;
    const head = await send(path, { method: 'HEAD' });
    const there = bytesThere(head);
    if (there === null && (head.ok || head.status === 404)) throw notOurs(head);
    if (head.status === 200) return;
    if (head.status !== 404) refuseAnswer(await readResponse(head));
    const sendFrom = async (start: number) => {
      let offset = start;
      do {
        offset = await sendChunk(path, bytes, offset);
        onPiece();
      } while (offset < bytes.length);
    };
    const start = there ?? 0;
    await sendFrom(start).catch((error: unknown) => {
      if (start === 0 || !isMismatch(error)) throw error;
      return sendFrom(0);
    });
  };
};

/** The server has dropped what it had: where that was of an earlier try, the whole file may yet be the named one. */
const isMismatch = (error: unknown) => error instanceof FileRefused && error.code === 'hash_mismatch';

/** What the server has of a file; null: it was not the server that answered. */
const bytesThere = ({ headers }: Response) => {
  const offset = headers.get('Upload-Offset');
  return offset === null ? null : Number(offset);
};

const notOurs = ({ status }: Response) => new RetryLater(status, null, { isCutOff: true });

/** Who asks for more patience than that is not the server. */
const longestPauseMs = 120_000;

/** A response as the engine takes it; without a body where there is no JSON in it. */
export const readResponse = async (response: Response): Promise<Answer> => {
  const seconds = Number(response.headers.get('Retry-After'));
  return {
    status: response.status,
    body: await response.json().catch(() => null),
    ...(seconds > 0 ? { retryAfterMs: Math.min(seconds * 1000, longestPauseMs) } : {}),
  };
};
